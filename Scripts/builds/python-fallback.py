"""Builds the pure Python fallback: `Scripts/build python-fallback` writes a wheel for every machine into .build/dist, or `Scripts/build
python-fallback FOLDER` into another folder, and prints its path. It has the name and the version of the compiled package, so that pip
takes it only where no compiled wheel fits. The same sources give the same bytes.

Needs: Swift, for `almanac-gen emit python`; Python 3.
"""

from lib import ROOT, run, tools

import base64
import hashlib
import sys
import zipfile
from pathlib import Path


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/dist").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    release = next(line for line in (ROOT / "Data/release").read_text().splitlines() if not line.startswith("#"))
    version = f"{release[:4]}.{ord(release[4]) - ord('a') + 1}"
    info = f"lunisolar_almanac-{version}.dist-info"
    files = {
        "lunisolar_almanac/__init__.py": (ROOT / "Sources/Python/fallback/__init__.py").read_bytes(),
        "lunisolar_almanac/array.py": run(tools() / "almanac-gen", "emit", "python").encode(),
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: lunisolar-almanac\nVersion: {version}\nRequires-Python: >=3.10\n".encode(),
        f"{info}/WHEEL": b"Wheel-Version: 1.0\nGenerator: almanac\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = ""
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(data)}\n"
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    wheel = folder / f"lunisolar_almanac-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_STORED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data)
    print(wheel)


main()
