"""The reader in Python agrees with the command on what becomes of every day, in every region, for everybody whose days were looked
up, for the shorter list of Hong Kong and for the banks of Korea.

Usage: compare_holidays.py COMMAND TABLE HOLIDAYS. Run by Scripts/check reader.
"""

import sys
from pathlib import Path

from answers import number
from compare import printed
from holidays import Holidays, Region, Status
from table import Table

YEARS = range(1990, 2031)


def differences(command: str, files: tuple[str, str], status: Status, region: Region, audience: str) -> list[str]:
    words = ("works", f"{YEARS[0]}...{YEARS[-1]}", "--region", region.name, "--audience", audience, "--tsv")
    found = printed(command, *words, "--table", files[0], "--holidays", files[1])
    days = [(row, status.status(number(*map(int, row[0].split("-"))))) for row in found]
    wrong = [f"{region.name}, {audience}, {row[0]}: the reader {ours}, the command {row[1]}" for row, ours in days if ours != row[1]]
    return wrong if len(found) > 14_000 else [f"{region.name}, {audience}: {len(found)} days"]


def main(command: str, table_path: str, holidays_path: str) -> None:
    table, holidays = Table(Path(table_path).read_bytes()), Holidays(Path(holidays_path).read_bytes())
    wrong, count = [], 0
    for region in holidays.regions:
        for index, audience in enumerate(holidays.audiences):
            if index not in region.complete and (region.name, audience) not in (("hongkong", "listed"), ("hongkong", "workers"), ("korea", "banks")):
                continue
            status = Status(table, holidays, region, audience, YEARS)
            wrong += differences(command, (table_path, holidays_path), status, region, audience)
            count += 1
    print("\n".join(wrong[:20]))
    if wrong:
        sys.exit(f"{len(wrong)} days differ")
    print(f"every day of {YEARS[0]}-{YEARS[-1]} for {count} questions of days off as the command has it")


main(*sys.argv[1:])
