"""Bots against bots: `play_match` plays one match, `simulate` many, and counts (docs/arena.md)."""

from openrummy.arena.outside import Forfeit, Limits, OutsideBot, Outsiders
from openrummy.arena.play import BotMistake, NoMove, PlayedMatch, PlayedRound, play_match
from openrummy.arena.report import Line, Report
from openrummy.arena.sequential import Bounds
from openrummy.arena.show import ratings_table, report_json, report_notes, report_table
from openrummy.arena.simulate import NotTwo, Run, simulate
from openrummy.arena.tournament import Tournament, tournament
from openrummy.arena.workers import Here, Processes, Workers, WorkersLost

__all__ = [
    "BotMistake",
    "Bounds",
    "Forfeit",
    "Here",
    "Limits",
    "Line",
    "NoMove",
    "NotTwo",
    "OutsideBot",
    "Outsiders",
    "PlayedMatch",
    "PlayedRound",
    "Processes",
    "Report",
    "Run",
    "Tournament",
    "Workers",
    "WorkersLost",
    "play_match",
    "ratings_table",
    "report_json",
    "report_notes",
    "report_table",
    "simulate",
    "tournament",
]
