"""Shows what a new bulletin of the IERS changes in the table, and prepares the next release.

Scripts/update time FILE [--write]       a list of leap seconds (Leap_Second.dat, leap-seconds.list) or Bulletin A (finals2000A)
Scripts/update time --end DAY [--write]  the decision that from DAY on no leap second is inserted

The package astropy-iers-data carries Leap_Second.dat and finals2000A.all. Without --write only .build/update is written; with
it Data/theory and Data/release, and Scripts/generate runs. Needs: Swift, zlib's headers, Python 3.
"""

from lib import ROOT

import pathlib
import re
import subprocess
import sys

from bulletins import Refusal, bulletin
from tables import changes, choices, compile_data
from theory_files import DATE, with_bulletin, with_end, with_leap_list


def is_current(name: str, text: str) -> bool:
    """Whether a file of Data has the same rows; its comments may differ."""
    return rows_of(text) == rows_of((ROOT / "Data" / name).read_text(encoding="utf-8"))


def rows_of(text: str) -> list[str]:
    """The lines of a file that are no comments and not empty."""
    return [line for line in text.splitlines() if line.strip() and line[0] != "#"]


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


def show(table: pathlib.Path) -> None:
    """Prints what a new table answers otherwise than the committed one; the days of the quarters are theirs by the clock."""
    lines, moved, unsure = [], set(), {}
    for calendar in choices("calendar"):
        for verb in ("terms", "phases"):
            for old, new in changes([verb, "1900...2100", "--doubts", "--calendar", calendar], table):
                what = old.get("term") or old["phase"]
                event = (old["utc"], verb[:-1], what)
                if new["utc"] != old["utc"]:
                    moved.add(event)
                if new["uncertainty_seconds"] != old["uncertainty_seconds"]:
                    unsure[event] = f"{old['uncertainty_seconds']} s to {new['uncertainty_seconds']} s"
                days = [f"{row['civil_day']} {row['certainty']}" for row in (old, new)]
                if days[0] != days[1]:
                    lines.append("\t".join([calendar, f"{verb[:-1]} {what}", *days]))
    seconds = sorted(moved)
    print(f"events with another second: {len(seconds)}" + (f", from {seconds[0][0]} to {seconds[-1][0]}" if seconds else ""))
    print(f"events with another uncertainty: {len(unsure)}" + (f", the last of them {unsure[max(unsure)]}" if unsure else ""))
    print("\n".join([f"days with another date or certainty: {len(lines) or 'none'}", *lines]))


def write(files: dict[str, str], name: str) -> None:
    """Writes the files to Data and everything that is made of them."""
    for path, text in files.items():
        (ROOT / "Data" / path).write_text(text, encoding="utf-8")
    subprocess.run([ROOT / "Scripts/generate"], check=True)
    print(f"prepared {name}: name it in Changelog.md, run Scripts/test and Scripts/check, and commit")


def asked(words: list[str]) -> dict[str, str]:
    """The changed files of Data, by name."""
    try:
        return changed_files(words)
    except OSError as error:
        sys.exit(f"update time: {error}")
    except ValueError as error:
        raise Refusal(str(error)) from None


def main(words: list[str]) -> None:
    writes = "--write" in words
    words = [word for word in words if word != "--write"]
    if not (len(words) == 1 and words[0] != "--end" or len(words) == 2 and words[0] == "--end"):
        print(__doc__.strip(), file=sys.stderr)
        sys.exit(64)
    files = asked(words)
    if all(is_current(name, text) for name, text in files.items()):
        print("nothing new: the rows are those of Data/" + ", Data/".join(sorted(files)))
        return
    changed = ", ".join(sorted(files))
    release = (ROOT / "Data/release").read_text(encoding="utf-8")
    name = release.split()[-1]
    leap = files.get("theory/leap_seconds.txt") or (ROOT / "Data/theory/leap_seconds.txt").read_text(encoding="utf-8")
    new_name = next_release(name, leap)
    files["release"] = release.replace(name, new_name)
    table = compile_data(files)
    print(f"{name} to {new_name}: {changed}")
    show(table)
    if writes:
        write(files, new_name)
    else:
        print("nothing written to Data; --write prepares the release")


try:
    main(sys.argv[1:])
except Refusal as refusal:
    print(f"update time: {refusal}", file=sys.stderr)
    sys.exit(65)
