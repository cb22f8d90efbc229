"""Self-play at C speed: whole games stepped over flat buffers of integers (design, decision 12).

A kernel is never a second opinion on the rules: a law of the tests holds it to `table.decide`.
"""
