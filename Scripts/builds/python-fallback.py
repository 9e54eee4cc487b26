"""Builds the pure Python fallback: `Scripts/build python-fallback` writes a wheel for every machine into .build/dist, or `Scripts/build
python-fallback FOLDER` into another folder, and prints its path. It is the package, with the files of Data and a reader of them in place of
the C library; its name and version are the same, so that pip takes it only where no compiled wheel fits. The same sources give the same bytes.

Needs: Python 3.
"""

from lib import ROOT

import base64
import hashlib
import sys
import zipfile
from pathlib import Path

SOURCES = ROOT / "Sources/Python"
sys.path.insert(0, str(SOURCES))
import binding  # noqa: E402


def codes(header: binding.Header) -> str:
    """The constants of almanac.h, and what its statuses mean."""
    constants = [constant for _, constants in header.choices for constant in constants]
    reasons = {int(number): note.split(";")[0] for name, number, note in constants if name.startswith("ERROR_")}
    return "".join(f"{name} = {number}\n" for name, number, _ in constants) + f"REASONS = {reasons!r}\n"


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/dist").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    release = next(line for line in (ROOT / "Data/release").read_text().splitlines() if not line.startswith("#"))
    version = f"{release[:4]}.{ord(release[4]) - ord('a') + 1}"
    info = f"lunisolar_almanac-{version}.dist-info"
    header = binding.Header((ROOT / "Sources/CAlmanac/almanac.h").read_text(encoding="utf-8"))
    package = {path.name: path for path in (SOURCES / "lunisolar_almanac").glob("*.py") if path.name != "_choices.py"}
    package |= {f"_native/{path.relative_to(SOURCES / 'fallback')}": path for path in (SOURCES / "fallback").rglob("*.py")}
    package |= {name: ROOT / "Data" / name for name in ("almanac.bin", "almanac-wide.bin", "holidays.bin")}
    files = {f"lunisolar_almanac/{name}": path.read_bytes() for name, path in sorted(package.items())} | {
        "lunisolar_almanac/_choices.py": binding.choices(header).encode(),
        "lunisolar_almanac/_native/codes.py": codes(header).encode(),
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
