"""The programs that make what the page holds small."""

import shutil
import subprocess
from pathlib import Path

# Each is also the name of the Debian package that holds it.
NEEDED = ["esbuild", "zopfli"]


def missing() -> list[str]:
    """What is needed and not installed."""
    return [name for name in NEEDED if shutil.which(name) is None]


def bundle(entry: Path, *options: str) -> str:
    """A script or a style sheet and all that it imports as one text, with short names and without comments."""
    usual = ["--bundle", "--minify", "--charset=utf8", "--target=es2022"]
    return output(["esbuild", str(entry), *usual, *options]).decode().strip()


def deflated(file: Path) -> bytes:
    """The content of a file as a stream of zlib, some 5 percent smaller than zlib's own."""
    return output(["zopfli", "--zlib", "-c", str(file)])


def output(command: list[str]) -> bytes:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
