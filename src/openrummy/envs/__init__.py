"""The games as learning programs know them: numbers in, numbers out (docs/envs.md).

Needs the extra ``envs``; the shape of OpenSpiel (`spiel`) needs ``open-spiel`` besides.
"""
