"""Builds the Python package by `python -m build`: `Scripts/build python` writes the source distribution and the wheel, each with the C
library inside, into .build/dist, or `Scripts/build python FOLDER` into another folder, and prints the path of the wheel; `pip install`
takes it from there.

The same sources give the same bytes. Needs: what `Scripts/build c-library` needs, and Python 3 with venv and its headers; build and
setuptools, which are installed into the build folder if missing.
"""

from lib import ROOT, environment, run

import fcntl
import gzip
import io
import os
import shutil
import sys
import tarfile
import tempfile
from pathlib import Path

# What the library is built from, and where it is kept, so that only the first wheel after a change builds it.
SOURCES = ["AlmanacCore", "AlmanacFiles", "AlmanacNames", "AlmanacC", "CAlmanac", "CAlmanacData", "CZlib"]
LIBRARY = ROOT / ".build/c-library"
FILES = ["pyproject.toml", "MANIFEST.in", "README.md", "setup.py", "binding.py", "native.h"]


def stage(folder: Path) -> None:
    """Puts the sources of the package into a folder, with the C library, which is built if it is older than a source."""
    built = LIBRARY / "lib/libalmanac.a"
    sources = [path for name in SOURCES for path in (ROOT / "Sources" / name).rglob("*")]
    sources += [*(ROOT / "Data").glob("*.bin"), ROOT / "Scripts/rooms.bash", ROOT / "Scripts/builds/c-library.bash"]
    if not built.exists() or any(path.stat().st_mtime > built.stat().st_mtime for path in sources):
        run("Scripts/build", "c-library", LIBRARY)
    for name in FILES:
        shutil.copy(ROOT / "Sources/Python" / name, folder)
    package = ROOT / "Sources/Python/lunisolar_almanac"
    shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns("__pycache__", "_native.*", "_choices.py"))
    shutil.copy(ROOT / "Data/almanac-wide.bin", folder / package.name)
    for path, name in ((ROOT / "Data/release", "release"), (LIBRARY / "include/almanac.h", "include/almanac.h"), (built, "lib/libalmanac.a")):
        (folder / "library" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, folder / "library" / name)


def timeless(archive: Path) -> None:
    """Rewrites a source distribution without times and names of this machine."""
    whole = io.BytesIO()
    with tarfile.open(archive) as old, tarfile.open(fileobj=whole, mode="w", format=tarfile.USTAR_FORMAT) as new:
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            member.mtime, member.uid, member.gid, member.uname, member.gname, member.pax_headers = 0, 0, 0, "", "", {}
            member.mode = 0o755 if member.isdir() else 0o644
            new.addfile(member, old.extractfile(member) if member.isfile() else None)
    archive.write_bytes(gzip.compress(whole.getvalue(), mtime=0))


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/dist").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    LIBRARY.mkdir(parents=True, exist_ok=True)
    # Of several that ask at once one builds.
    with open(LIBRARY / "lock", "w") as lock, tempfile.TemporaryDirectory() as work:
        fcntl.flock(lock, fcntl.LOCK_EX)
        python = environment("builds-python", ["build", "setuptools>=70.1"])
        source, made = Path(work, "source"), Path(work, "made")
        source.mkdir()
        stage(source)
        # No time of the clock: the first that a zip file can say.
        run(python, "-m", "build", "--no-isolation", "--outdir", made, source, env={**os.environ, "SOURCE_DATE_EPOCH": "315532800"})
        timeless(next(made.glob("*.tar.gz")))
        for path in made.iterdir():
            shutil.move(path, folder / path.name)
            print(folder / path.name, file=sys.stdout if path.suffix == ".whl" else sys.stderr)


main()
