"""Not a verb: every script in Python imports this before anything else. With --help as the first word the docstring of that script is
printed, and nothing is done. Scripts in bash source lib.bash.

Needs: Python 3.
"""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import __main__

if sys.argv[1:2] in (["--help"], ["-h"]):
    print(__main__.__doc__, end="")
    sys.exit(0)

# A path that cannot be read or written is said in a line, as the commands say it.
sys.excepthook = lambda kind, error, trace: (
    sys.exit(f"{error.filename}: {error.strerror}") if isinstance(error, OSError) and error.filename else sys.__excepthook__(kind, error, trace)
)
ROOT = Path(__file__).resolve().parents[1]


def run(*command: object, **options: object) -> str:
    """The output of a command, which runs in the root of the project; if it fails, all that it says ends the script."""
    words = [str(word) for word in command]
    done = subprocess.run(words, **{"cwd": ROOT, "capture_output": True, "text": True} | options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(words)[:200]}: status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def tools() -> Path:
    """The folder with the commands and libraries as Scripts/test builds them; built if they are not."""
    pipes = {"capture_output": False, "stdout": subprocess.PIPE}
    return Path(os.environ.get("ALMANAC_TOOLS") or run("bash", "-c", "source Scripts/lib.bash && tools", **pipes).strip())


ROOMS = ["AlmanacCore", "AlmanacFiles", "AlmanacNames", "AlmanacWords", "AlmanacC", "CAlmanac", "CAlmanacData", "CAlmanacWords", "CZlib"]


def library_sources() -> list[Path]:
    """The files of which the C library is made."""
    sources = [path for name in ROOMS for path in (ROOT / "Sources" / name).rglob("*") if path.is_file()]
    scripts = [ROOT / "Scripts" / name for name in ("lib.bash", "rooms.bash", "builds/c-library.bash")]
    return [*sources, *(ROOT / "Data").glob("*.bin"), *(ROOT / "Data/words").iterdir(), ROOT / "Data/release", *scripts]


def kept_library(target: str | None = None) -> Path:
    """The prefix of a C library that is kept in the build folder and built again after a change; of several that ask at once one builds."""
    prefix = ROOT / ".build" / ("c-library" if target is None else f"c-library-{target}")
    built = prefix / "lib/libalmanac.a"
    prefix.mkdir(parents=True, exist_ok=True)
    with open(prefix / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not built.exists() or any(path.stat().st_mtime > built.stat().st_mtime for path in library_sources()):
            run("Scripts/build", "c-library", prefix, *([] if target is None else ["--target", target]))
    return prefix


def install(python: Path, *words: object) -> None:
    """Installs into an environment by the one pip of the build folder: one of its own takes each environment five seconds."""
    folder = ROOT / ".build/pip"
    installed = folder / "installed"
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not installed.exists() or installed.read_text() != sys.version:
            run(sys.executable, "-m", "venv", "--clear", folder)
            # 22.3 has --python, and 24 and 25 run under every Python from 3.10 to 3.14.
            run(folder / "bin/python3", "-m", "pip", "install", "--quiet", "pip>=24,<26")
            installed.write_text(sys.version)
    run(folder / "bin/python3", "-m", "pip", "--python", python, "install", "--quiet", *words)


def environment(name: str, libraries: list[str], base: object = sys.executable) -> Path:
    """The Python of an environment of its own in the build folder, which has libraries of the package index; made by another Python."""
    folder = ROOT / ".build" / name
    python, installed = folder / "bin/python3", folder / "installed"
    if not installed.exists() or installed.read_text().split() != libraries:
        run(base, "-m", "venv", "--without-pip", folder)
        install(python, "--no-compile", *libraries)
        installed.write_text("\n".join(libraries))
    return python


def continue_in(python: Path) -> None:
    """Runs this script again in an environment, unless that is where it runs, and ends as it does."""
    if Path(sys.executable) != python:
        sys.exit(subprocess.run([python, *sys.argv]).returncode)


def install_package(python: Path) -> Path:
    """Builds the Python package and installs it into an environment; its wheel."""
    wheel = run("Scripts/build", "python", python.parents[1] / "wheel").strip()
    install(python, "--no-index", "--force-reinstall", "--no-deps", wheel)
    return Path(wheel)
