"""Builds the Python package, a wheel with the C library inside: `Scripts/build python` writes it into .build/dist, or
`Scripts/build python FOLDER` into another folder, and prints its path; `pip install` takes it from there.

The same sources give the same bytes. Needs: what `Scripts/build c-library` needs, and Python 3.
"""

from lib import ROOT, run

import base64
import fcntl
import hashlib
import platform
import sys
import zipfile
from pathlib import Path

# What the library is built from, and where it is kept, so that only the first wheel after a change builds it.
SOURCES = ["AlmanacCore", "AlmanacFiles", "AlmanacNames", "AlmanacC", "CAlmanac", "CAlmanacData", "CZlib"]
LIBRARY = ROOT / ".build/c-library"
PACKAGE = ROOT / "Sources/Python/almanac"
NAME = "almanac_calendars"


def version() -> str:
    """The release of the table as a version of Python's kind: 2026a is 2026.1."""
    lines = (ROOT / "Data/release").read_text(encoding="utf-8").splitlines()
    release = next(line for line in lines if not line.startswith("#"))
    return f"{release[:4]}.{ord(release[4]) - ord('a') + 1}"


def metadata() -> str:
    return (
        f"Metadata-Version: 2.1\nName: {NAME.replace('_', '-')}\nVersion: {version()}\n"
        "Summary: The East Asian lunisolar calendars, 1900-2100\nRequires-Python: >=3.10\n"
        "Provides-Extra: arrays\nRequires-Dist: numpy; extra == 'arrays'\n"
        "Provides-Extra: arrow\nRequires-Dist: pyarrow; extra == 'arrow'\n"
    )


def wheel_file(tag: str) -> str:
    python, abi, platforms = tag.split("-")
    tags = "".join(f"Tag: {python}-{abi}-{platform}\n" for platform in platforms.split("."))
    return f"Wheel-Version: 1.0\nGenerator: almanac\nRoot-Is-Purelib: false\n{tags}"


def library() -> bytes:
    """The C library, built if it is older than a source; of several that ask at once one builds."""
    LIBRARY.mkdir(parents=True, exist_ok=True)
    with open(LIBRARY / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        built = LIBRARY / "lib/libalmanac.so.1"
        sources = [path for name in SOURCES for path in (ROOT / "Sources" / name).rglob("*")]
        sources += [*(ROOT / "Data").glob("*.bin"), ROOT / "Scripts/rooms.bash", ROOT / "Scripts/builds/c-library.bash"]
        if not built.exists() or any(path.stat().st_mtime > built.stat().st_mtime for path in sources):
            run("Scripts/build", "c-library", LIBRARY)
        return built.read_bytes()


def files(tag: str) -> dict[str, bytes]:
    """What the wheel holds, by name."""
    about = f"{NAME}-{version()}.dist-info"
    sources = sorted([*PACKAGE.glob("*.py"), PACKAGE / "py.typed"])
    found = {f"almanac/{path.name}": path.read_bytes() for path in sources}
    found["almanac/libalmanac.so.1"] = library()
    found[f"{about}/METADATA"] = metadata().encode()
    found[f"{about}/WHEEL"] = wheel_file(tag).encode()
    record = "".join(f"{name},sha256={digest(content)},{len(content)}\n" for name, content in found.items())
    found[f"{about}/RECORD"] = f"{record}{about}/RECORD,,\n".encode()
    return found


def digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / ".build/dist"
    folder.mkdir(parents=True, exist_ok=True)
    # Scripts/checks/c-library sees that it needs no libc newer than 2.17.
    machine = platform.machine()
    tag = f"py3-none-manylinux_2_17_{machine}.manylinux2014_{machine}"
    wheel = folder / f"{NAME}-{version()}-{tag}.whl"
    partial = wheel.with_suffix(".partial")
    with zipfile.ZipFile(partial, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files(tag).items():
            # No time of the clock: the first that a zip file can say.
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED)
    partial.rename(wheel)
    print(wheel)


main()
