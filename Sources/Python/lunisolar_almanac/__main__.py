"""`python -m lunisolar_almanac export parquet YEARS -o FILE`: the date dimension as a Parquet file; `… mcp`: a server for agents;
`… check LIBRARY COUNTRY YEARS`: the days that another library has otherwise."""

from __future__ import annotations

import argparse
import errno
import os
import re
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from . import _check, _libraries, _mcp, _table
from ._days_off import Holidays
from ._errors import AlmanacError, BadTable, UnreadableFile

USAGE, DATA, UNAVAILABLE, FILES = 64, 65, 69, 74
DIFFERENT, INCOMPARABLE = 1, 2


class Parser(argparse.ArgumentParser):
    """Says on one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        fail(USAGE, message)


def fail(status: int, message: str) -> NoReturn:
    """Ends the program."""
    print(f"lunisolar_almanac: {message}", file=sys.stderr)
    sys.exit(status)


def arguments() -> argparse.Namespace:
    """The arguments that were typed."""
    parser = Parser(prog="python -m lunisolar_almanac", description=__doc__)
    verbs = parser.add_subparsers(metavar="export|mcp|check", dest="verb", required=True)
    verbs.add_parser("mcp", help="answers an agent by the Model Context Protocol on standard input and output")
    check = verbs.add_parser("check", help="compares the days off of another library that is installed; exit status as diff")
    check.add_argument("library", choices=list(_libraries.LIBRARIES))
    check.add_argument("country", choices=list(_check.REGIONS))
    check.add_argument("years", type=years, metavar="YEARS", help="such as 2026 or 2020...2030")
    export = verbs.add_parser("export", help="writes a file")
    export.add_argument("format", choices=["parquet"])
    export.add_argument("years", type=years, metavar="YEARS", help="such as 2026 or 2020...2030")
    export.add_argument("--output", "-o", required=True, metavar="FILE")
    export.add_argument("--region", help="whose festivals and days off, such as taiwan or hongkong,macau; if not given those of the table's first region")
    export.add_argument("--calendar", help="whose calendar; if not given that of the regions, or the table's first if they have several")
    export.add_argument("--language", default="zh-Hant", help="of names; zh-Hant if not given")
    export.add_argument("--audience", help="for whom days are off; if not given each region's usual one")
    export.add_argument("--holidays", metavar="FILE", help="another file of holidays than the one inside")
    return parser.parse_args()


def years(word: str) -> tuple[int, int]:
    """The first and the last year."""
    found = re.fullmatch(r"([0-9]{4})(?:(?:\.\.\.|-)([0-9]{4}))?", word)
    if not found:
        raise argparse.ArgumentTypeError(f"{word} is no range of years: give 2026 or 2020...2030")
    return int(found[1]), int(found[2] or found[1])


def write_whole(path: Path, write: Callable[[str], object]) -> None:
    """Has a file written beside its place, which it takes once it is whole and on the disk, as the commands do: a link stays one, and
    anything but a regular file is refused."""
    exists, linked = path.exists(), path.is_symlink()
    if exists and not path.is_file() or linked and not exists:
        raise OSError(errno.EINVAL, "A symbolic link to no file" if linked and not exists else "Not a regular file")
    path = path.resolve() if exists else path
    descriptor, partial = tempfile.mkstemp(prefix=f".{path.name[:40]}.", suffix=".partial", dir=path.parent)
    os.close(descriptor)
    try:
        write(partial)
        os.chmod(partial, mode(path))
        synchronise(partial, os.O_RDWR)
        os.replace(partial, path)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(partial)
    # Some systems do not open folders.
    with suppress(OSError):
        synchronise(path.parent, os.O_RDONLY)


def synchronise(path: str | Path, flags: int) -> None:
    """Waits until a file, or the names of a folder, are on the disk."""
    descriptor = os.open(path, flags)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def mode(path: Path) -> int:
    """The permissions of a file, or those that a new one has."""
    with suppress(FileNotFoundError):
        return path.stat().st_mode & 0o777
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def check(asked: argparse.Namespace) -> NoReturn:
    """Prints the days that a library has otherwise, and ends as diff does."""
    try:
        rows = list(_check.differences(asked.library, asked.country, *asked.years))
    except ImportError:
        fail(INCOMPARABLE, f"{asked.library} is not installed")
    except KeyError:
        fail(INCOMPARABLE, f"{asked.library} has no {asked.country}")
    found = [row for row in rows if row]
    for row in [_check.Difference._fields, *found]:
        print(*row, sep="\t")
    print(f"# {len(found)} differ, {len(rows) - len(found)} not decided or not said", file=sys.stderr)
    sys.exit(DIFFERENT if found else 0)


def main() -> None:
    """Writes the file whole or not at all, compares, or serves."""
    asked = arguments()
    if asked.verb == "check":
        check(asked)
    if asked.verb == "mcp":
        try:
            return _mcp.serve()
        except ImportError:
            fail(UNAVAILABLE, "a server for agents needs mcp 2 or later: pip install 'lunisolar-almanac[mcp]'")
    try:
        import pyarrow.parquet  # type: ignore[import-untyped, import-not-found, unused-ignore]
    except ImportError:
        fail(UNAVAILABLE, "Parquet files need pyarrow: pip install pyarrow")
    regions = asked.region.split(",") if asked.region else None
    try:
        table = _table.table()
        found = table.date_dimension(
            *asked.years,
            regions=regions,
            calendar=asked.calendar,
            language=asked.language,
            audience=asked.audience,
            holidays=Holidays(asked.holidays) if asked.holidays else None,
        )
        write_whole(Path(asked.output), lambda path: pyarrow.parquet.write_table(found, path, compression="zstd"))
    except (BadTable, UnreadableFile) as error:
        fail(DATA if isinstance(error, BadTable) else FILES, str(error))
    except AlmanacError as error:
        fail(USAGE, str(error))
    except OSError as error:
        fail(FILES, f"cannot write {asked.output}: {error.strerror or error}")


if __name__ == "__main__":
    main()
