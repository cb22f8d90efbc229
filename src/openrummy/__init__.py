"""OpenRummy: the rummy family, exactly."""

__version__ = "0.1.0"
