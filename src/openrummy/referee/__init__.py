"""The referee: a question in, a ruling out. It holds no rules; it asks the code that plays."""

from openrummy.referee.ruling import rule

__all__ = ["rule"]
