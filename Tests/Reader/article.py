"""The articles on the two formats have every field that the comments of the layout have, word for word.

Run by Scripts/checks/reader.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LAYOUT = ROOT / "Sources/AlmanacCore/Table"
ARTICLES = ROOT / "Sources/Almanac/Almanac.docc"
# What a table is laid out as once it is open is no part of the file.
OPENED = {"| 0-1 | r | 3 |", "| 2 | 1 if a note says that the day is not certain | 1 |"}


def missing(folder: Path, article: str, least: int) -> list[str]:
    """Rows of tables in the comments of a folder that an article lacks."""
    rows = {
        match[1]
        for path in sorted(folder.glob("*.swift"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if (match := re.match(r"\s*///? (\|.*)", line))
    }
    assert len(rows) >= least, f"{folder.name}: {len(rows)} rows"
    known = set((ARTICLES / article).read_text(encoding="utf-8").splitlines())
    return [f"{article} has no row {row}" for row in sorted(rows - OPENED - known)]


found = missing(LAYOUT, "TableFormat.md", 60) + missing(LAYOUT / "Holidays", "HolidayFormat.md", 35)
print("\n".join(found))
sys.exit(1 if found else 0)
