"""Builds the Python package by `python -m build`: `Scripts/build python` writes the wheel, with the C library inside, and the source
distribution, with the sources of the library, into .build/dist, or `Scripts/build python FOLDER` into another folder, and prints the path of
the wheel; `pip install` takes it from there. `Scripts/build python FOLDER --target TARGET` builds the wheel of another machine, one of those that
`Scripts/build c-library --help` lists.

The same sources give the same bytes. Needs: what `Scripts/build c-library` needs, and Python 3 with venv and its headers; build and
setuptools, which are installed into the build folder if missing.
"""

from lib import ROOT, environment, kept_library, library_sources, run

import argparse
import gzip
import io
import os
import re
import shlex
import shutil
import sys
import tarfile
import tempfile
from pathlib import Path

FILES = ["pyproject.toml", "MANIFEST.in", "README.md", "setup.py", "binding.py", "native.h", "pyconfig_windows.h"]
TOOLS = ["build", "packaging", "pyproject-hooks", "setuptools", "tomli"]
# The platforms of wheels, by targets of the C library.
PLATFORMS = {
    "x86_64-linux-gnu": "manylinux_2_17_x86_64", "aarch64-linux-gnu": "manylinux_2_17_aarch64", "x86_64-windows-gnu": "win_amd64",
    "x86_64-linux-musl": "musllinux_1_2_x86_64", "aarch64-linux-musl": "musllinux_1_2_aarch64",
    "x86_64-macos": "macosx_11_0_x86_64", "aarch64-macos": "macosx_11_0_arm64",
}  # fmt: skip
HIDDEN = """_PyObject_CallFunction_SizeT _Py_BuildValue_SizeT _Py_Dealloc _Py_FalseStruct _Py_NoneStruct _Py_NotImplementedStruct
    _Py_TrueStruct PyEval_RestoreThread PyEval_SaveThread PyModuleDef_Init PyType_GetFlags"""
# The version of the system after a target for zig.
VERSIONS = {"gnu": ".2.17", "macos": ".11.0"}


def stage(folder: Path) -> None:
    """Puts the sources of the package and of the C library into a folder, and the names of the wheels."""
    for name in FILES:
        shutil.copy(ROOT / "Sources/Python" / name, folder)
    package = ROOT / "Sources/Python/lunisolar_almanac"
    shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns("__pycache__", "_native.*", "_choices.py"))
    shutil.copy(ROOT / "Data/almanac-wide.bin", folder / package.name)
    (folder / "wheels").write_text(", ".join(PLATFORMS.values()), encoding="utf-8")
    for path in library_sources():
        copy = folder / "library" / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)


def timeless(archive: Path) -> None:
    """Rewrites a source distribution without times and names of this machine."""
    whole = io.BytesIO()
    with tarfile.open(archive) as old, tarfile.open(fileobj=whole, mode="w", format=tarfile.USTAR_FORMAT) as new:
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            member.mtime, member.uid, member.gid, member.uname, member.gname, member.pax_headers = 0, 0, 0, "", "", {}
            member.mode = 0o755 if member.isdir() else 0o644
            new.addfile(member, old.extractfile(member) if member.isfile() else None)
    archive.write_bytes(gzip.compress(whole.getvalue(), mtime=0))


def compiler(target: str, source: Path) -> dict[str, str]:
    """The variables that have setuptools compile for another machine, by zig, which `Scripts/build c-library` has installed."""
    zig = [str(ROOT / ".build/targets/zig/bin/python"), "-m", "ziglang"]
    if "windows" in target:
        # Of what python3.dll exports the names in the sources, and those that macros of Python stand for.
        text = "".join((source / name).read_text(encoding="utf-8") for name in ("native.h", "binding.py"))
        names = {*HIDDEN.split(), *re.findall(r"\bPy[A-Z]?[a-z]*_\w+", text)}
        (source / "python3.def").write_text("\n".join(["LIBRARY python3.dll", "EXPORTS", *sorted(names)]), encoding="utf-8")
        run(*zig, "dlltool", "-m", "i386:x86-64", "-d", source / "python3.def", "-l", source / "python3.lib")
    (source / "exports").write_text("{ global: PyInit__native; local: *; };\n", encoding="utf-8")
    version = "" if "windows" in target else VERSIONS.get(target.split("-")[-1], "")
    command = shlex.join([*zig, "cc", "-target", target + version])
    suffix = {"SETUPTOOLS_EXT_SUFFIX": ".pyd"} if "windows" in target else {}
    return {"ALMANAC_PLATFORM": PLATFORMS[target], "CC": command, "LDSHARED": f"{command} -shared", **suffix}


def main() -> None:
    arguments = argparse.ArgumentParser(prog="Scripts/build python")
    arguments.add_argument("folder", nargs="?", type=Path, default=ROOT / ".build/dist")
    arguments.add_argument("--target", choices=PLATFORMS)
    asked = arguments.parse_args()
    folder, target = asked.folder.resolve(), asked.target
    library = kept_library(target)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        python = environment("builds-python", TOOLS)
        source, made = Path(work, "source"), Path(work, "made")
        source.mkdir()
        stage(source)
        # No time of the clock: the first that a zip file can say.
        variables = {**os.environ, "SOURCE_DATE_EPOCH": "315532800", "ALMANAC_LIBRARY": str(library), **({} if target is None else compiler(target, source))}
        kind = [] if target is None else ["--wheel"]
        run(python, "-m", "build", "--no-isolation", *kind, "--outdir", made, source, env=variables)
        for archive in made.glob("*.tar.gz"):
            timeless(archive)
        for path in made.iterdir():
            shutil.move(path, folder / path.name)
            print(folder / path.name, file=sys.stdout if path.suffix == ".whl" else sys.stderr)


main()
