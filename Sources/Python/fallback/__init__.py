"""The module `_native` in pure Python, for machines that no compiled wheel fits: the functions of almanac.h that the package asks, by a reader
of the two files. Each takes, gives and refuses what the compiled one does; a name that is not here raises `Missing`, an AttributeError.
"""

from typing import Any

from . import calendars, codes, days_off, festivals, finder, names, own_days, rules
from .arguments import Lunar, Missing, exports, install
from .calendars import lunar

__all__ = ["Lunar", "Missing", "install", "lunar"]


def __getattr__(name: str) -> Any:
    if name in exports:
        return exports[name]
    if hasattr(codes, name):
        return getattr(codes, name)
    raise Missing(f"{name}: the pure Python fallback does not answer this; a compiled wheel of lunisolar-almanac does")
