"""Not a verb: every script in Python imports this before anything else. With --help as the first word the docstring of that script is
printed, and nothing is done; with --yes what is missing is installed without asking. Scripts in bash source lib.bash.

Needs: Python 3.
"""

import fcntl
import os
import re
import subprocess
import sys
from pathlib import Path

import __main__

if sys.argv[1:2] in (["--help"], ["-h"]):
    print(__main__.__doc__, end="")
    sys.exit(0)

if sys.argv[1:2] == ["--yes"]:
    del sys.argv[1]
    os.environ["ALMANAC_YES"] = "1"

# A path that cannot be read or written is said in a line, as the commands say it.
sys.excepthook = lambda kind, error, trace: (
    sys.exit(f"{error.filename}: {error.strerror}") if isinstance(error, OSError) and error.filename else sys.__excepthook__(kind, error, trace)
)
ROOT = Path(__file__).resolve().parents[1]
REQUIREMENTS = ROOT / "Scripts/requirements.txt"
# The tools of the requirements file by name.
PINS = dict(re.findall(r"^([\w-]+)==([\w.]+)", REQUIREMENTS.read_text(encoding="utf-8"), re.MULTILINE))


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


def hand_out(folder: Path, files: dict[str, bytes]) -> int:
    """Makes a folder hold files and, of those that an earlier call wrote, no others; how many changed.

    `updated`, which is written last, lists them after lines of its own. A file that it does not name stays, and is never replaced. A file
    appears whole, and one that stays the same keeps its time, which servers tell their clients."""
    old = folder / "updated"
    listed = {line[5:] for line in old.read_text(encoding="utf-8").splitlines() if line.startswith("file ")} if old.exists() else set()
    foreign = [path for path in files if path not in listed and os.path.lexists(folder / path) and not (path == "updated" and listed)]
    if foreign or any(not (folder / path).parent.resolve().is_relative_to(folder.resolve()) for path in listed | set(files)):
        sys.exit(f"{folder} has {min(foreign, default='a link')}, which no earlier call wrote: name another folder")
    for path in listed - set(files):
        (folder / path).unlink(missing_ok=True)
    names = sorted(files.keys() - {"updated"})
    updated = files["updated"] + "".join(f"file {path}\n" for path in names).encode()
    changed = len(listed - set(files))
    for path, data in [*((path, files[path]) for path in names), ("updated", updated)]:
        target = folder / path
        if not target.exists() or target.read_bytes() != data:
            target.parent.mkdir(parents=True, exist_ok=True)
            part = target.with_name(f".{target.name}.part")
            part.write_bytes(data)
            part.replace(target)
            changed += 1
    return changed


def rows(path: Path) -> list[list[str]]:
    """The keys and texts of a file of texts."""
    return [[*line.split(" ", 1), ""][:2] for line in path.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]


def texts() -> dict[str, dict[str, str]]:
    """The rows of Data/texts/site by the tag of their language and their key, in the order in which the commands have the languages."""
    names = re.findall(r"Data/texts/(.*?\.txt)", (ROOT / "Sources/CAlmanacTexts/CAlmanacTexts.c").read_text(encoding="utf-8"))
    return {found["tag"]: found for found in (dict(rows(ROOT / "Data/texts/site" / name)) for name in names)}


ROOMS = ["AlmanacCore", "AlmanacFiles", "AlmanacNames", "AlmanacWords", "AlmanacC", "CAlmanac", "CAlmanacData", "CAlmanacWords", "CZlib"]


def library_sources() -> list[Path]:
    """The files of which the C library is made."""
    sources = [path for name in ROOMS for path in (ROOT / "Sources" / name).rglob("*") if path.is_file()]
    scripts = [ROOT / "Scripts" / name for name in ("lib.bash", "rooms.bash", "builds/c-library.bash")]
    return [*sources, *(ROOT / "Data").glob("*.bin"), *(ROOT / "Data/words").iterdir(), *(ROOT / "Data/texts").glob("*/*.txt"), ROOT / "Data/release", *scripts]


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


def locked(names: list[str], folder: Path) -> list[str]:
    """What pip is told of libraries: of those that are all in the requirements file their hashes, and that nothing else is installed."""
    if not set(names) <= set(PINS):
        return ["--no-compile", *names]
    blocks = re.split(r"\n(?=[\w-]+==)", REQUIREMENTS.read_text(encoding="utf-8"))
    (folder / "requirements").write_text("\n".join(block for block in blocks if block.split("==")[0] in names))
    return ["--no-compile", "--require-hashes", "--no-deps", "--only-binary", ":all:", "-r", str(folder / "requirements")]


def install(python: Path, *words: object) -> None:
    """Installs into an environment by the one pip of the build folder: one of its own takes each environment five seconds."""
    folder = ROOT / ".build/pip"
    installed = folder / "installed"
    folder.mkdir(parents=True, exist_ok=True)
    # Beside the folder, which `--clear` empties.
    with open(ROOT / ".build/pip.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not installed.exists() or installed.read_text() != sys.version:
            run(sys.executable, "-m", "venv", "--clear", folder)
            # 25 runs under every Python from 3.10 to 3.14.
            run(folder / "bin/python3", "-m", "pip", "install", "--quiet", *locked(["pip"], folder))
            installed.write_text(sys.version)
    run(folder / "bin/python3", "-m", "pip", "--python", python, "install", "--quiet", *words)


def environment(name: str, libraries: list[str], base: object = sys.executable) -> Path:
    """The Python of an environment of its own in the build folder, which has libraries of the package index; made by another Python."""
    folder = ROOT / ".build" / name
    python, installed = folder / "bin/python3", folder / "installed"
    wanted = "\n".join(f"{name}=={PINS[name]}" if name in PINS else name for name in libraries)
    if not installed.exists() or installed.read_text() != wanted:
        run(base, "-m", "venv", "--without-pip", folder)
        install(python, *locked(libraries, folder))
        installed.write_text(wanted)
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
