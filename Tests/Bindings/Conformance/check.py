"""The vectors are those of make.py, both readers hold them, the command and the reader in Python, and so do the tables of the Hong Kong
Observatory 1901-2100 and of KASI 1900-2050, in which every complete year and term is that of the vectors.

Usage: check.py COMMAND TABLE. Run by Scripts/check reader.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER), str(FOLDER.parent / "Reader")]

import compare  # noqa: E402
import make  # noqa: E402
from answers import Answers  # noqa: E402
from container import BadFile  # noqa: E402
from table import Table  # noqa: E402

YEARS = (1900, 2100)
Rows = list[list[str]]


class PythonReader:
    name = "the reader in Python"

    def __init__(self, table: bytes):
        self.table = Table(table)

    def rows(self, verb: str, calendar: str) -> Rows:
        answers = Answers(self.table, calendar)
        if verb == "months":
            return list(compare.month_rows(answers))
        if verb == "festivals":
            return [row for region in self.table.festivals.regions for row in compare.festival_rows(answers, region, "en")]
        return list(compare.event_rows(getattr(answers, verb)(*compare.DAYS)))

    def refuses(self, data: bytes) -> bool:
        try:
            Table(data)
        except BadFile:
            return True
        return False


class Command:
    name = "the command"

    def __init__(self, path: str, table: str):
        self.path, self.table = path, table

    def rows(self, verb: str, calendar: str) -> Rows:
        options = {"festivals": ["--region", "all"], "months": []}.get(verb, ["--doubts"])
        text = self.run(verb, "{}...{}".format(*YEARS), "--calendar", calendar, *options, table=self.table).stdout
        found = [line.split("\t") for line in text.splitlines()[1:]]
        return [row[:2] + row[3:] for row in found] if verb == "terms" else found

    def run(self, *words: str, table: str) -> subprocess.CompletedProcess:
        return subprocess.run([self.path, *words, "--table", table], capture_output=True, text=True)

    def refuses(self, data: bytes) -> bool:
        with tempfile.NamedTemporaryFile() as file:
            file.write(data)
            file.flush()
            return self.run("months", "2026", table=file.name).returncode == 65


def published() -> list[tuple[str, str, list]]:
    """Group, calendar and cases of the tables that authorities publish."""
    return [
        ("lunar_years", "hongkong", make.lunar_years(make.rows("reference/hko_months.tsv"))),
        ("lunar_years", "korea", make.lunar_years(make.rows("reference/kasi_months.tsv"))),
        ("term_days", "hongkong", make.term_days(make.rows("reference/hko_terms.tsv"))),
    ]


def failures(reader: PythonReader | Command, vectors: dict, table: bytes) -> list[str]:
    """Every vector that a reader does not hold."""
    found = []

    def check(group: str, cases: list, answers: list) -> None:
        known = {json.dumps(answer) for answer in answers}
        found.extend(f"{reader.name}, {group}: {case}" for case in cases if json.dumps(case) not in known)

    for calendar, cases in vectors["lunar_years"]["cases"].items():
        check(f"lunar_years of {calendar}", cases, make.lunar_years(reader.rows("months", calendar)))
    for calendar, cases in vectors["term_days"]["cases"].items():
        check(f"term_days of {calendar}", cases, make.term_days(reader.rows("terms", calendar)))
    events = {
        calendar: {"term": reader.rows("terms", calendar), "phase": reader.rows("phases", calendar)}
        for calendar in ("china", "hongkong", "korea", "vietnam")
    }
    instants = [[kind, int(row[1]), row[2]] for kind, rows in events["china"].items() for row in rows]
    check("instants", vectors["instants"]["cases"], instants)
    verdicts = [
        [calendar, kind, row[0], row[4], row[6]] for calendar, kinds in events.items() for kind, rows in kinds.items() for row in rows
    ]
    check("notes", vectors["notes"]["cases"], verdicts)
    calendars = {calendar for _, _, calendar in vectors["festivals"]["cases"]}
    first_days = [[row[2], row[0], calendar] for calendar in calendars for row in reader.rows("festivals", calendar)]
    check("festivals", vectors["festivals"]["cases"], first_days)
    for case in vectors["refused"]["cases"]:
        changed = bytearray(table[: case.get("cut", len(table))])
        if "offset" in case:
            changed[case["offset"]] ^= case["xor"]
        if not reader.refuses(bytes(changed)):
            found.append(f"{reader.name}, refused: {case}")
    return found


def grouped(cases: list | dict[str, list]) -> list[list]:
    """The cases of a part, which may be apart by calendar."""
    return list(cases.values()) if isinstance(cases, dict) else [cases]


def main(command: str, path: str) -> None:
    text = (FOLDER / "vectors.json").read_text(encoding="utf-8")
    made = subprocess.run([sys.executable, FOLDER / "make.py", command, path], capture_output=True, text=True, check=True).stdout
    if text != made:
        sys.exit("Tests/Bindings/Conformance/vectors.json is not what make.py prints")
    if len(text.encode()) > 200_000:
        sys.exit(f"Tests/Bindings/Conformance/vectors.json has {len(text.encode())} bytes, more than 200 000")
    table, vectors = Path(path).read_bytes(), json.loads(text)
    wrong = [line for reader in (Command(command, path), PythonReader(table)) for line in failures(reader, vectors, table)]
    wrong += [
        f"published, {group} of {calendar}: {case}"
        for group, calendar, cases in published() for case in cases if case not in vectors[group]["cases"][calendar]
    ]
    if wrong:
        sys.exit("\n".join(wrong[:20] + [f"{len(wrong)} vectors do not hold"]))
    groups = [group for part in vectors.values() for group in grouped(part["cases"])]
    count = sum(map(len, groups))
    known = sum(len(cases) for _, _, cases in published())
    print(f"{count} vectors hold in the command and in the reader in Python; {known} years of published tables are among them")


main(*sys.argv[1:])
