"""Builds the web page: .build/web/almanac.html, one file that opens from disk, works without a network and asks no server for
anything, and almanac-wide.html, the same page of the years 1646-2200. The files beside them let browsers install the first as an app
where it is served; there it leads to the second where its own years end.

The same sources and tools give the same bytes. Needs: what `Scripts/build web-module` needs, esbuild 0.17 or later, and Python 3.
"""

from lib import ROOT, run

import base64
import gzip
import hashlib
import re
import shutil
import sys
import urllib.parse
import zlib
from pathlib import Path

WEB = ROOT / "Sources/Web"
TARGET = ROOT / ".build/web"
ROOMS = ["AlmanacCore", "AlmanacNames", "AlmanacWords", "AlmanacC", "CAlmanac", "CAlmanacWords", "Web/reader", "Web/memory", "Web/module"]
# The aim is 300 000 and 170 000 bytes; these keep the page from growing until it is met. The reader of words and own days take 175 000
# and 132 000 of them.
LARGEST = 574_200
LARGEST_COMPRESSED = 360_000


def bundle(entry: Path, *options: str) -> str:
    """A script or a style sheet and all that it imports as one text, with short names and without comments."""
    return run("esbuild", entry, "--bundle", "--minify", "--charset=utf8", "--target=es2022", *options).strip()


def page(table: str, *links: str) -> str:
    """The page as one file: markup, styles, modules, the WebAssembly module, a table of Data and the days off; its head has some links."""
    # esbuild keeps the spaces in the values of custom properties, which mean nothing.
    style = re.sub(r"(?<=[:,]) | (?=})", "", bundle(WEB / "page/styles/page.css"))
    # A browser is not Node: what reads files there is left out.
    options = ["--format=esm", "--define:globalThis.process=undefined"]
    script = bundle(WEB / "page/scripts/main.js", *options)
    icon = urllib.parse.quote((WEB / "served/icon.svg").read_text(encoding="utf-8").strip(), safe=" ='/:")
    head = f'<meta http-equiv="Content-Security-Policy" content="{policy(style, script)}">'
    head += "".join(links) + f'<link rel="icon" href="data:image/svg+xml,{icon}"><style>{style}</style>'
    # The module is deflated, because base64 would hide its redundancy; the tables are so already.
    tail = block("module", zlib.compress((TARGET / "page.wasm").read_bytes(), 9))
    tail += block("table", (ROOT / "Data" / table).read_bytes()) + block("holidays", (ROOT / "Data/holidays.bin").read_bytes())
    tail += f'<script type="module">{script}</script>'
    lines = (WEB / "page/index.html").read_text(encoding="utf-8").splitlines()
    markup = "".join(line.strip() + "\n" for line in lines if line.strip())
    return markup.replace("<title>", head + "<title>", 1).replace("</body>", tail + "</body>", 1)


def policy(style: str, script: str) -> str:
    """Only this style and this script, and nothing from anywhere: what the page is worth to its readers' privacy."""
    rules = {
        "default-src": "'none'", "script-src": f"{digest(script)} 'wasm-unsafe-eval'", "style-src": digest(style),
        "img-src": "'self' data:", "manifest-src": "'self'", "worker-src": "'self'", "base-uri": "'none'", "form-action": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def block(name: str, content: bytes) -> str:
    return f'<script type="application/octet-stream" id="{name}">{base64.b64encode(content).decode()}</script>'


def has_module() -> bool:
    """Whether the WebAssembly module is newer than all that it is made from."""
    module = TARGET / "page.wasm"
    sources = [path for name in ROOMS for path in (ROOT / "Sources" / name).rglob("*")]
    sources += [*(ROOT / "Data/words").iterdir(), WEB / "binding.py", ROOT / "Sources/Python/binding.py", ROOT / "Scripts/rooms.bash", ROOT / "Scripts/builds/web-module.bash"]
    return module.exists() and all(path.stat().st_mtime < module.stat().st_mtime for path in sources)


def main() -> None:
    if not shutil.which("esbuild"):
        sys.exit("Scripts/build web: esbuild is missing; on Debian: sudo apt-get install esbuild")
    if not has_module():
        run("Scripts/build", "web-module")
    html = page("almanac.bin", '<link rel="alternate" href="almanac-wide.html" title="1646–2200">')
    (TARGET / "almanac-wide.html").write_text(page("almanac-wide.bin"), encoding="utf-8")
    # The manifest, the worker and the icons, for where the page is served.
    for file in (WEB / "served").iterdir():
        shutil.copyfile(file, TARGET / file.name)
    worker = (WEB / "served/almanac-worker.js").read_text(encoding="utf-8")
    edition = hashlib.sha256(html.encode()).hexdigest()[:16]
    (TARGET / "almanac-worker.js").write_text(worker.replace("DIGEST", edition), encoding="utf-8")
    (TARGET / "almanac.html").write_text(html, encoding="utf-8")
    size, compressed = len(html.encode()), len(gzip.compress(html.encode(), 9, mtime=0))
    print(f"{TARGET.relative_to(ROOT)}/almanac.html: {size:,} bytes, {compressed:,} compressed")
    if size > LARGEST or compressed > LARGEST_COMPRESSED:
        sys.exit(f"more than {LARGEST:,} bytes, or {LARGEST_COMPRESSED:,} compressed")


main()
