"""Builds the pure Python fallback: `Scripts/build python-fallback` writes a wheel for every machine into .build/dist, or `Scripts/build
python-fallback FOLDER` into another folder, and prints its path. It is the package, with the files of Data and a reader of them in place of
the C library; its name and version are the same, so that pip takes it only where no compiled wheel fits. The same sources give the same bytes.

Needs: what `Scripts/build c-library` needs, as it names what the table does not, and Python 3 with venv; build and setuptools, which are
installed into the build folder if missing.
"""

from lib import ROOT, environment, kept_library, run

import ctypes
import itertools
import os
import shutil
import sys
import tempfile
from pathlib import Path

SOURCES = ROOT / "Sources/Python"
# The kinds of things whose names take a number.
KINDS = ("term", "phase", "pillar", "work_kind", "work_reason", "festival_kind")
sys.path.insert(0, str(SOURCES))
import binding  # noqa: E402


def codes(header: binding.Header) -> str:
    """The constants of almanac.h."""
    return "".join(f"{name} = {number}\n" for _, constants in header.choices for name, number, _ in constants)


class Library:
    """The C library, which is asked for names."""

    def __init__(self) -> None:
        self.functions = ctypes.CDLL(str(kept_library() / "lib/libalmanac.so"))

    def opened(self, name: str, *arguments: object) -> ctypes.c_void_p:
        handle = ctypes.c_void_p()
        if getattr(self.functions, f"almanac_{name}_open")(*arguments, ctypes.byref(handle)):
            sys.exit(f"almanac_{name}_open fails")
        return handle

    def name(self, function: str, *arguments: object) -> str | None:
        """The text that a function writes, or None if it refuses."""
        room, needed = ctypes.create_string_buffer(256), ctypes.c_size_t()
        status = getattr(self.functions, f"almanac_{function}")(*arguments, room, ctypes.c_size_t(256), ctypes.byref(needed))
        return None if status else room.value.decode()

    def reason(self, status: int) -> str:
        self.functions.almanac_status_text.restype = ctypes.c_char_p
        return self.functions.almanac_status_text(status).decode()

    def numbered(self, function: str, *arguments: object) -> list[str]:
        """The texts that a function has for a number from 0 on, before its other arguments."""
        texts = (self.name(function, number, *arguments) for number in itertools.count())
        return [*itertools.takewhile(lambda text: text is not None, texts)]

    def listed(self, function: str, *arguments: object) -> list[str]:
        """The texts that a function has by number from 0 on, after its other arguments."""
        texts = (self.name(function, *arguments, ctypes.c_size_t(number)) for number in itertools.count())
        return [*itertools.takewhile(lambda text: text is not None, texts)]


def names(statuses: int) -> str:
    """The lists of words, and by language the names of what no table names."""
    library = Library()
    table = library.opened("table", library.functions.almanac_abi())
    lists = [*itertools.takewhile(bool, (library.listed("word", list) for list in itertools.count()))]
    ids = library.listed("table_calendar", table)
    calendars = {id: library.opened("calendar", table, id.encode()) for id in ids}
    festivals = library.opened("festivals", calendars["china"], b"mainland")
    found = {}
    for language in lists[0]:
        tag = language.encode()
        named = {kind: library.numbered(f"{kind}_name", tag) for kind in KINDS}
        months = {(number, is_leap): date(2025, number, is_leap, 1) for number in range(1, 13) for is_leap in (False, True)}
        named["months"] = [{month: library.name("lunar_month_name", day, style, tag) for month, day in months.items()} for style in range(2)]
        named["days"] = [library.name("lunar_day_name", date(2025, 1, False, day), tag) for day in range(1, 31)]
        named["animals"] = {id: [library.name("zodiac_name", calendar, year, tag) for year in range(4, 16)] for id, calendar in calendars.items()}
        named["dates"] = [date_form(library, named, style, tag) for style in range(3)]
        # The second of the nine days from the winter solstice of 2026 on.
        whole, later = (library.name("festival_day_name", festivals, b"shujiu-1", day, tag) for day in (20_809, 20_810))
        named["later"] = later.replace(whole, "{name}").replace("2", "{number}")
        found[language.lower()] = named
    reasons = [library.reason(status) for status in range(statuses)]
    head = '"""Names and sentences of the C library, written by Scripts/builds/python-fallback.py."""\n\n'
    return f"{head}REASONS = {reasons!r}\nLISTS = {lists!r}\nNAMES = {found!r}\n"


def date(year: int, month: int, is_leap: bool, day: int) -> int:
    """A lunar date as almanac.h counts."""
    return year << 16 | month << 9 | is_leap << 8 | day


def date_form(library: Library, named: dict, style: int, tag: bytes) -> str:
    """The form of a lunar date with a style of its year; every date of a year is tried with it."""

    def whole(month: tuple[int, bool], day: int) -> str:
        return library.name("lunar_date_text", date(2025, *month, day), 0, style, tag)

    months, days = named["months"][0], named["days"]
    form = whole((6, True), 15).replace(named["pillar"][41], "{pillar}").replace("2025", "{year}")
    form = form.replace(months[6, True], "{month}").replace(days[14], "{day}")
    for (month, name), (number, day) in itertools.product(months.items(), enumerate(days, 1)):
        if whole(month, number) != form.format(year=2025, pillar=named["pillar"][41], month=name, day=day):
            sys.exit(f"{tag.decode()}: {whole(month, number)} has not the form {form}")
    return form


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/dist").resolve()
    release = next(line for line in (ROOT / "Data/release").read_text().splitlines() if not line.startswith("#"))
    version = f"{release[:4]}.{ord(release[4]) - ord('a') + 1}"
    header = binding.Header((ROOT / "Sources/CAlmanac/almanac.h").read_text(encoding="utf-8"))
    statuses = max(int(number) for _, constants in header.choices for name, number, _ in constants if name.startswith("ERROR_"))
    written = {"_choices.py": binding.choices(header), "_native/codes.py": codes(header), "_native/written_names.py": names(1 + statuses)}
    python = environment("builds-python", ["build", "packaging", "pyproject-hooks", "setuptools", "tomli"])
    with tempfile.TemporaryDirectory() as source:
        package = Path(source, "lunisolar_almanac")
        for path, place in ((SOURCES / package.name, package), (SOURCES / "fallback", package / "_native")):
            shutil.copytree(path, place, ignore=shutil.ignore_patterns("__pycache__", "_native.*", "_choices.py"))
        for name in ("almanac.bin", "almanac-wide.bin", "holidays.bin"):
            shutil.copy(ROOT / "Data" / name, package)
        for name, text in written.items():
            (package / name).write_text(text, encoding="utf-8")
        for name in ("pyproject.toml", "README.md"):
            shutil.copy(SOURCES / name, source)
        Path(source, "setup.py").write_text(f"from setuptools import setup\n\nsetup(version={version!r})\n")
        # No time of the clock: the first that a zip file can say.
        variables = {**os.environ, "SOURCE_DATE_EPOCH": "315532800"}
        run(python, "-m", "build", "--no-isolation", "--wheel", "--outdir", folder, source, env=variables)
    print(folder / f"lunisolar_almanac-{version}-py3-none-any.whl")


main()
