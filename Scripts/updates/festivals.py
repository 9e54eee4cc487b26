"""Compiles Data/festivals as it is edited and prints what changes in the festivals of each region in 1900-2100 against Data/almanac.bin:
their first days and kinds, and their names in every language.

Nothing but .build/update is written; Scripts/generate makes the table. Needs: Swift, zlib's headers, Python 3.
"""

from lib import ROOT

import re

from tables import choices, compile_data, rows


def festivals(region: str, table: object) -> dict[str, set[str]]:
    """By identifier the first days, each with the kind, and the names, each with the language."""
    found: dict[str, set[str]] = {}
    for language in choices("language"):
        for row in rows(["festivals", "1900...2100", "--region", region, "--language", language], table):
            found.setdefault(row["id"], set()).update([f"{row['day']} {row['kind']}", f"{language} {row['name']}"])
    return found


def listed(sign: str, lines: set[str]) -> str:
    """The first few of some lines, and how many there are."""
    return f"  {sign} {', '.join(sorted(lines)[:4])}{f' … {len(lines)}' if len(lines) > 4 else ''}" if lines else ""


table, count = compile_data({}), 0
text = (ROOT / "Data/festivals/regions.txt").read_text(encoding="utf-8")
for region in re.findall(r"^region (\S+)", text, re.M):
    before = festivals(region, ROOT / "Data/almanac.bin") if region in choices("region") else {}
    after = festivals(region, table)
    for name in sorted(before.keys() | after.keys()):
        old, new = before.get(name, set()), after.get(name, set())
        if old != new:
            count += 1
            print(f"{region}  {name}{listed('-', old - new)}{listed('+', new - old)}")
print(f"{count} festivals change" if count else "nothing changes in the festivals of any region")
