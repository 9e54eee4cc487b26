"""A table of Data as it is edited, and what it answers otherwise than the committed one."""

import itertools
import pathlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator

from lib import ROOT, run, tools

FOLDER = ROOT / ".build/update"


def compile_data(files: dict[str, str]) -> pathlib.Path:
    """The table of Data with these files in place of its own, made in the build folder. Data that cannot be compiled end the script."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree(ROOT / "Data", FOLDER / "Data")
    for path, text in files.items():
        (FOLDER / "Data" / path).write_text(text, encoding="utf-8")
    table = FOLDER / "almanac.bin"
    words = [tools() / "almanac-gen", "--data", FOLDER / "Data", "--output", table]
    compiled = subprocess.run(words, capture_output=True, text=True)
    if compiled.returncode:
        print(compiled.stderr.strip(), file=sys.stderr)
        sys.exit(compiled.returncode)
    return table


def choices(option: str) -> list[str]:
    """The values of an option, such as the calendars or the languages, as the command lists them."""
    return re.search(f"^--{option}: (.+)$", run(tools() / "almanac", "festivals", "--help"), re.M)[1].split()


def rows(question: list[str], table: pathlib.Path) -> list[dict[str, str]]:
    """The answer of a plumbing verb from a table."""
    header, *lines = run(tools() / "almanac", *question, "--table", table).splitlines()
    return [dict(zip(header.split("\t"), line.split("\t"))) for line in lines]


def changes(question: list[str], table: pathlib.Path) -> Iterator[tuple[dict[str, str], dict[str, str]]]:
    """The rows of an answer that differ from those of the committed table, of which both tables have as many."""
    pairs = itertools.zip_longest(rows(question, ROOT / "Data/almanac.bin"), rows(question, table))
    return ((old, new) for old, new in pairs if old != new)
