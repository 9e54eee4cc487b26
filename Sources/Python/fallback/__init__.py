"""The module `_native` in pure Python, for machines that no compiled wheel fits: the functions of almanac.h that the package asks, by a reader
of the two files. Each takes, gives and refuses what the compiled one does.
"""

from typing import Any

from . import calendars, codes, days_off, festivals, finder, names, own_days, rules
from .arguments import Lunar, exports, install
from .calendars import lunar

__all__ = ["Lunar", "install", "lunar"]


def __getattr__(name: str) -> Any:
    if name in exports:
        return exports[name]
    return getattr(codes, name)
