"""Bots against bots: `play_match` plays one match, `simulate` many, and counts."""

from openrummy.arena.play import BotMistake, NoMove, PlayedMatch, PlayedRound, play_match
from openrummy.arena.report import Line, Report
from openrummy.arena.show import report_json, report_notes, report_table
from openrummy.arena.simulate import simulate

__all__ = [
    "BotMistake",
    "Line",
    "NoMove",
    "PlayedMatch",
    "PlayedRound",
    "Report",
    "play_match",
    "report_json",
    "report_notes",
    "report_table",
    "simulate",
]
