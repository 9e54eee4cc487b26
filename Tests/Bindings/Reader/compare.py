"""The reader in Python agrees with the command on every month, term, phase and festival, and on the first day of every era.

Usage: compare.py COMMAND TABLE. Run by Scripts/check reader.
"""

import datetime
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from answers import Answers, Event, date, number
from table import Table

YEARS = (1900, 2100)
DAYS = number(YEARS[0], 1, 1), number(YEARS[1], 12, 31)
KINDS = ("public", "traditional", "observance", "season", "note")


def month_rows(answers: Answers) -> Iterator[list[str]]:
    for day, *rest in answers.months:
        if YEARS[0] <= date(day).year <= YEARS[1]:
            yield [str(date(day)), *(str(int(part)) for part in rest)]


def event_rows(events: Iterable[Event]) -> Iterator[list[str]]:
    for event in events:
        utc = datetime.datetime(1970, 1, 1) + datetime.timedelta(seconds=event.instant)
        authority, other = event.doubt.authority or "-", event.doubt.other_day
        numbers = str(event.margin), event.doubt.certainty, str(event.uncertainty)
        yield [str(date(event.day)), str(event.kind), f"{utc.isoformat()}Z", *numbers, authority, "-" if other is None else str(date(other))]


def festival_rows(answers: Answers, region: str, language: str) -> Iterator[list[str]]:
    table = answers.table
    place = list(table.festivals.regions).index(region)
    for day, row in answers.festivals(*YEARS, [region]):
        id = table.festivals.ids[row.festival]
        name = table.names.festival(row.festival, language, place, date(day).year) or id
        yield [str(date(day)), str(date(day + row.length - 1)), id, name, KINDS[row.kind]]


def printed(command: str, *words: str) -> list[list[str]]:
    """The rows of a plumbing verb, without the header."""
    text = subprocess.run([command, *words], capture_output=True, text=True, check=True).stdout
    return [line.split("\t") for line in text.splitlines()[1:]]


def first_difference(what: str, ours: list[list[str]], theirs: list[list[str]]) -> list[str]:
    if ours == theirs:
        return []
    pairs = [pair for pair in zip(ours, theirs) if pair[0] != pair[1]]
    example = f"the reader {pairs[0][0]}, the command {pairs[0][1]}" if pairs else f"{len(ours)} rows and {len(theirs)}"
    return [f"{what}: {len(pairs)} rows differ; {example}"]


def main(command: str, path: str) -> None:
    table = Table(Path(path).read_bytes())
    span = "{}...{}".format(*YEARS)
    shared = ("--table", path)
    differences, counts = [], {"months": 0, "terms": 0, "phases": 0, "festivals": 0}

    def compare(verb: str, what: str, ours: list[list[str]], theirs: list[list[str]]) -> None:
        counts[verb] += len(theirs)
        differences.extend(first_difference(what, ours, theirs))

    for name in table.calendars:
        answers = Answers(table, name)
        rows = {verb: printed(command, verb, span, "--calendar", name, "--doubts", *shared) for verb in ("terms", "phases")}
        compare("terms", f"terms of {name}", list(event_rows(answers.terms(*DAYS))), [row[:2] + row[3:] for row in rows["terms"]])
        compare("phases", f"phases of {name}", list(event_rows(answers.phases(*DAYS))), rows["phases"])
        theirs = printed(command, "months", span, "--calendar", name, *shared)
        compare("months", f"months of {name}", list(month_rows(answers)), theirs)
        for region in table.festivals.regions:
            for language in table.names.languages if table.festivals.regions[region] == name else ["en"]:
                words = ("festivals", span, "--calendar", name, "--region", region, "--language", language, *shared)
                ours = list(festival_rows(answers, region, language))
                compare("festivals", f"festivals of {name}, {region}, {language}", ours, printed(command, *words))
    regions, english = list(table.festivals.regions), table.names.languages.index("en")
    for era in table.customs.eras:
        day = max(era.first_day, number(YEARS[0], 1, 1))
        name, year = table.customs.era_year(day, date(day).year, era.region, english)
        page = subprocess.run(
            [command, "day", str(date(day)), "--region", regions[era.region], "--language", "en", *shared],
            capture_output=True, text=True, check=True,
        ).stdout
        if f"{name} {year}" not in page:
            differences.append(f"{date(day)} in {regions[era.region]}: the reader has {name} {year}, the command has not")
    for difference in differences:
        print(difference)
    if differences:
        sys.exit(1)
    print(", ".join(f"{count} {verb}" for verb, count in counts.items()), "as the command has them")


if __name__ == "__main__":
    main(*sys.argv[1:])
