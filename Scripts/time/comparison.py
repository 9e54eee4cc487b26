"""What two tables answer differently."""

import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
YEARS = "1900...2100"
CALENDARS = ["china", "hongkong", "japan", "korea", "vietnam"]


def command(name: str) -> str:
    path = subprocess.run(["Scripts/tools"], cwd=ROOT, check=True, capture_output=True, text=True)
    return f"{path.stdout.strip()}/{name}"


def answers(almanac: str, table: pathlib.Path, calendar: str) -> dict[tuple[str, ...], list[str]]:
    """Instant, day and verdict of every term and phase by what it is; the days of the quarters are theirs by the clock."""
    found = {}
    for verb in ("terms", "phases"):
        words = [almanac, verb, YEARS, "--doubts", "--calendar", calendar, "--table", str(table)]
        lines = subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines()
        columns = lines[0].split("\t")
        counts: dict[str, int] = {}
        for line in lines[1:]:
            row = dict(zip(columns, line.split("\t")))
            kind = row.get("term") or row["phase"]
            counts[kind] = counts.get(kind, 0) + 1
            found[verb[:-1], kind, str(counts[kind])] = [row["utc"], row["civil_day"], row["certainty"], row["uncertainty_seconds"]]
    return found


def show(before: pathlib.Path, after: pathlib.Path) -> None:
    almanac = command("almanac")
    lines, changed, unsure = [], set(), {}
    for calendar in CALENDARS:
        old, new = answers(almanac, before, calendar), answers(almanac, after, calendar)
        for event, (utc, day, verdict, uncertainty) in old.items():
            now = new[event]
            if now[0] != utc:
                changed.add((utc, *event[:2]))
            if now[3] != uncertainty:
                unsure[(utc, *event[:2])] = f"{uncertainty} s to {now[3]} s"
            if now[1:3] != [day, verdict]:
                lines.append(f"{calendar}\t{event[0]} {event[1]}\t{day} {verdict}\t{now[1]} {now[2]}")
    seconds = sorted(changed)
    print(f"events with another second: {len(seconds)}" + (f", from {seconds[0][0]} to {seconds[-1][0]}" if seconds else ""))
    print(f"events with another uncertainty: {len(unsure)}" + (f", the last of them {unsure[max(unsure)]}" if unsure else ""))
    print("days with another date or certainty: " + (f"{len(lines)}" if lines else "none"))
    for line in lines:
        print(line)
