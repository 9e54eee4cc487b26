"""The name of the next release, and the files of Data that it changes."""

import pathlib
import re

from bulletins import bulletin
from refusal import Refusal
from theory_files import DATE, with_bulletin, with_end, with_leap_list

ROOT = pathlib.Path(__file__).resolve().parents[2]


def next_release(name: str, leap_text: str) -> str:
    """The next letter, or the first of the year in which the validity of the leap seconds begins to need it."""
    year, letter = int(name[:4]), name[4:]
    valid = DATE(re.search(r"^valid \S+ (\S+)$", leap_text, re.M)[1])
    if valid.year - 1 > year:
        return f"{valid.year - 1}a"
    if letter == "z":
        raise Refusal(f"no release after {name}: a year has the letters a to z")
    return f"{year}{chr(ord(letter) + 1)}"


def changed_files(words: list[str]) -> dict[str, str]:
    """The changed files of Data, by name."""
    theory = ROOT / "Data/theory"
    leap, delta_t = ((theory / name).read_text(encoding="utf-8") for name in ("leap_seconds.txt", "delta_t.txt"))
    if words[0] == "--end":
        try:
            DATE(words[1])
        except ValueError:
            raise Refusal(f"--end: '{words[1]}' is no day such as 2035-01-01") from None
        return {"theory/leap_seconds.txt": with_end(leap, words[1])}
    try:
        source = pathlib.Path(words[0]).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refusal(f"{words[0]}: no text: expected a list of leap seconds or finals2000A") from None
    if "File expires on" in source or re.search(r"^#@", source, re.M):
        return {"theory/leap_seconds.txt": with_leap_list(leap, source)}
    if bulletin(source):
        return {"theory/delta_t.txt": with_bulletin(delta_t, source, leap)}
    raise Refusal(f"{words[0]}: neither a list of leap seconds with its line 'File expires on' nor finals2000A")
