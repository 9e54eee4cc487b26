"""The articles on the two formats have every field that the comments of the layout have, word for word.

Run by Scripts/check reader.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
LAYOUT = ROOT / "Sources/AlmanacCore/Table"
ARTICLES = ROOT / "Sources/Almanac/Almanac.docc"
# The layout of an open table is no part of the file.
OPENED = {"| bits | field | largest value |", "| 0-1 | r | 3 |", "| 2 | 1 if there is a note on the day, or it is after the published calendars | 1 |"}


def layout_rows(paths: set[Path]) -> set[str]:
    """Rows of tables in the comments of some files."""
    return {
        match[1]
        for path in sorted(paths)
        for line in path.read_text(encoding="utf-8").splitlines()
        if (match := re.match(r"\s*///? (\|.*)", line))
    }


def missing(rows: set[str], article: str) -> list[str]:
    """The rows that an article lacks."""
    known = set((ARTICLES / article).read_text(encoding="utf-8").splitlines())
    return [f"{article} has no row {row}" for row in sorted(rows - OPENED - known)]


of_holidays = set(LAYOUT.glob("Holidays/*.swift"))
table, holidays = layout_rows(set(LAYOUT.rglob("*.swift")) - of_holidays), layout_rows(of_holidays)
assert len(table) >= 60 and len(holidays) >= 35, f"{len(table)} and {len(holidays)} rows"
if found := missing(table, "TableFormat.md") + missing(holidays, "HolidayFormat.md"):
    sys.exit("\n".join(found))
print(f"{len(table | holidays)} rows of the layout are in the articles on the formats")
