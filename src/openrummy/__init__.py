"""OpenRummy: the rummy family, exactly."""

from openrummy.compiled import obey_switch

__version__ = "0.1.0"

obey_switch()
