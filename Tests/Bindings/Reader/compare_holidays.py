"""The reader in Python agrees with the command on what becomes of every day, in every region, for every audience.

Usage: compare_holidays.py COMMAND TABLE HOLIDAYS. Run by Scripts/check reader.
"""

import sys
from pathlib import Path

from compare import printed
from answers import number
from holidays import Holidays, Status
from table import Table

YEARS = range(1990, 2031)
PRINTED = {"day-off": "off", "half-day": "half", "make-up-workday": "work"}


def differences(command: str, files: tuple[str, str], table: Table, status: Status, audience: str) -> list[str]:
    region = status.region
    place, festivals = list(table.festivals.regions).index(region.name), {id: index for index, id in enumerate(table.festivals.ids)}
    words = ("works", f"{YEARS[0]}...{YEARS[-1]}", "--region", region.name, "--audience", audience, "--tsv", "--language", "en")
    found, wrong = printed(command, *words, "--table", files[0], "--holidays", files[1]), []
    for day, kind, _, name, source, *_ in found:
        ours = status.status(number(*map(int, day.split("-"))))
        cited = "-"
        if ours.notice is not None:
            id, title, authority, _ = region.notices[ours.notice]
            cited = title or f"{region.authorities[authority][1]} ({id})"
        # A day without a festival has the name of its reason.
        named = table.names.festival(festivals[ours.festival], "en", place, int(day[:4])) if ours.festival in festivals else name
        if (PRINTED.get(ours.kind, ours.kind), cited, named) != (kind, source, name):
            wrong.append(f"{region.name}, {audience}, {day}: the reader {ours}, the command {kind} {name} {source}")
    return wrong if len(found) > 14_000 else [f"{region.name}, {audience}: {len(found)} days"]


def main(command: str, table_path: str, holidays_path: str) -> None:
    table, holidays = Table(Path(table_path).read_bytes()), Holidays(Path(holidays_path).read_bytes())
    wrong, count = [], 0
    for region in holidays.regions:
        for index, audience in enumerate(holidays.audiences):
            if not region.group(index):
                continue
            status = Status(holidays, region, audience)
            wrong += differences(command, (table_path, holidays_path), table, status, audience)
            count += 1
    print("\n".join(wrong[:20]))
    if wrong:
        sys.exit(f"{len(wrong)} days differ")
    print(f"every day of {YEARS[0]}-{YEARS[-1]} for {count} questions of days off as the command has it")


main(*sys.argv[1:])
