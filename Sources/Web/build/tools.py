"""The programs that make what the page holds small."""

import shutil
import struct
import subprocess
import tempfile
import zlib
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


def deflated_anew(file: Path) -> bytes:
    """A compiled table or file of holidays with its body some 8 percent smaller. After 64 bytes of header comes a stream of
    DEFLATE, whose size is in the header and, other than what it holds, not in the checksum."""
    content = file.read_bytes()
    with tempfile.NamedTemporaryFile() as body:
        body.write(zlib.decompress(content[64:], -15))
        body.flush()
        stream = output(["zopfli", "--deflate", "-c", body.name])
    return content[:24] + struct.pack("<I", len(stream)) + content[28:64] + stream


def output(command: list[str]) -> bytes:
    done = subprocess.run(command, stdout=subprocess.PIPE)
    if done.returncode != 0:
        raise SystemExit(f"{command[0]}: status {done.returncode}; esbuild 0.17 or later is needed, as Debian 12 has it")
    return done.stdout
