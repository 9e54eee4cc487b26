"""The article Format of the table has every field that the doc comments of the layout have, word for word.

Run by Scripts/checks/reader.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ARTICLE = ROOT / "Sources/Almanac/Almanac.docc/TableFormat.md"
# What a table is laid out as once it is open is no part of the file.
OPENED = {"| 0-1 | r | 3 |", "| 2 | 1 if a note says that the day is not certain | 1 |"}

fields = {
    line.strip().removeprefix("/// ")
    for path in sorted((ROOT / "Sources/AlmanacCore/Table").glob("*.swift"))
    for line in path.read_text(encoding="utf-8").splitlines()
    if re.match(r"\s*/// \|", line)
}
missing = sorted(fields - OPENED - set(ARTICLE.read_text(encoding="utf-8").splitlines()))
for line in missing:
    print(f"TableFormat.md has no row {line}")
if missing or len(fields) < 60:
    sys.exit(1)
