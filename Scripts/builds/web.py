"""Builds the web page: .build/web/almanac.html, one file that opens from disk, works without a network and asks no server for
anything, and almanac-wide.html, the same page of the years 1646-2200. The folder .build/web/served is for a server: there the module that reads
no words, the tables and the scripts are files beside both, and what a first look does without is loaded when it is wanted: the other views, the
dialogs and the reader of words. Other files let browsers install the first as an app; it leads to the second where its own years end.

The same sources and tools give the same bytes. Needs: what `Scripts/build web-module` needs, esbuild 0.17 or later, and Python 3.
"""

from lib import ROOT, run

import base64
import gzip
import hashlib
import json
import re
import shutil
import sys
import urllib.parse
import zlib
from pathlib import Path

WEB = ROOT / "Sources/Web"
TARGET = ROOT / ".build/web"
ROOMS = ["AlmanacCore", "AlmanacNames", "AlmanacWords", "AlmanacC", "CAlmanac", "CAlmanacWords", "Web/reader", "Web/memory", "Web/module"]
# The aim is 300 000 and 170 000 bytes; these keep the page from growing until it is met. The third is what a first look takes from a server, whose
# aim is 180 000.
LARGEST = 612_000
LARGEST_COMPRESSED = 381_000
LARGEST_SERVED_COMPRESSED = 182_000


def bundle(entry: Path, *options: str) -> str:
    """A script or a style sheet and all that it imports as one text, with short names and without comments."""
    return run("esbuild", entry, "--bundle", "--minify", "--charset=utf8", "--target=es2022", *options).strip()


# A browser is not Node: what reads files there is left out.
SCRIPT = ["--format=esm", "--define:globalThis.process=undefined"]


def styles(name: str) -> str:
    """A style sheet. esbuild keeps the spaces in the values of custom properties, which mean nothing."""
    return re.sub(r"(?<=[:,]) | (?=})", "", bundle(WEB / "page/styles" / name))


def page(script: str, style: str, data: str, source: str, *links: str) -> str:
    """The page: markup, style, data and script; its head has some links."""
    icon = urllib.parse.quote((WEB / "served/icon.svg").read_text(encoding="utf-8").strip(), safe=" ='/:")
    head = f'<meta http-equiv="Content-Security-Policy" content="{policy(style, script, source)}">'
    head += "".join(links) + f'<link rel="icon" href="data:image/svg+xml,{icon}"><style>{style}</style>'
    tail = f'{data}<script type="module">{script}</script>'
    lines = (WEB / "page/index.html").read_text(encoding="utf-8").splitlines()
    markup = "".join(line.strip() + "\n" for line in lines if line.strip())
    return markup.replace("<title>", head + "<title>", 1).replace("</body>", tail + "</body>", 1)


def policy(style: str, script: str, source: str) -> str:
    """Only this style and this script, and nothing from anywhere but a file beside a served page: what the page is worth to its readers' privacy."""
    rules = {
        "default-src": "'none'", "script-src": f"{source} {digest(script)} 'wasm-unsafe-eval'".strip(), "style-src": f"{source} {digest(style)}".strip(),
        "connect-src": source or "'none'",
        "img-src": "'self' data:", "manifest-src": "'self'", "worker-src": "'self'", "base-uri": "'none'", "form-action": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def block(name: str, content: bytes) -> str:
    return f'<script type="application/octet-stream" id="{name}">{base64.b64encode(content).decode()}</script>'


def blocks(table: str) -> str:
    """The WebAssembly module, a table of Data and the days off. The module is deflated, because base64 would hide its redundancy; the tables are so already."""
    module = zlib.compress((TARGET / "page-words.wasm").read_bytes(), 9)
    return block("module", module) + block("table", (ROOT / "Data" / table).read_bytes()) + block("holidays", (ROOT / "Data/holidays.bin").read_bytes())


def has_module() -> bool:
    """Whether the WebAssembly module is newer than all that it is made from."""
    module = TARGET / "page-words.wasm"
    sources = [path for name in ROOMS for path in (ROOT / "Sources" / name).rglob("*")]
    sources += [*(ROOT / "Data/words").iterdir(), *(ROOT / "Data/texts").glob("*/*.txt"), WEB / "binding.py", ROOT / "Sources/Python/binding.py", ROOT / "Scripts/rooms.bash", ROOT / "Scripts/builds/web-module.bash"]
    return module.exists() and all(path.stat().st_mtime < module.stat().st_mtime for path in sources)


def main() -> None:
    if not shutil.which("esbuild"):
        sys.exit("Scripts/build web: esbuild is missing; on Debian: sudo apt-get install esbuild")
    if not has_module():
        run("Scripts/build", "web-module")
    link = '<link rel="alternate" href="almanac-wide.html" title="1646–2200">'
    script, style = bundle(WEB / "page/scripts/whole.js", *SCRIPT), styles("page.css")
    html = page(script, style, blocks("almanac.bin"), "", link)
    (TARGET / "almanac-wide.html").write_text(page(script, style, blocks("almanac-wide.bin"), ""), encoding="utf-8")
    (TARGET / "almanac.html").write_text(html, encoding="utf-8")
    check_size("almanac.html", html, LARGEST, LARGEST_COMPRESSED)
    serve(link)


def serve(link: str) -> None:
    """The folder for a server: both pages and the files that they load, at once or when they are wanted, with the manifest, the worker and the icons."""
    folder = TARGET / "served"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()

    def beside(name: str, content: bytes) -> str:
        """A file beside the page, named with its digest: with another page come others."""
        stem, _, kind = name.partition(".")
        named = f"{stem}-{hashlib.sha256(content).hexdigest()[:8]}.{kind}"
        (folder / named).write_bytes(content)
        return named

    bundle(WEB / "page/scripts/served.js", *SCRIPT, "--splitting", "--loader:.json=file", "--asset-names=[name]", f"--outdir={folder}")
    script = (folder / "served.js").read_text(encoding="utf-8")
    (folder / "served.js").unlink()
    scripts = sorted(file.name for file in folder.glob("*.js"))
    shared = [name for name in scripts if name.startswith("chunk")]
    style = beside("apart.css", styles("apart.css").encode())
    module = beside("page.wasm", (TARGET / "page.wasm").read_bytes())
    table, wide, holidays = (beside(name, (ROOT / "Data" / name).read_bytes()) for name in ("almanac.bin", "almanac-wide.bin", "holidays.bin"))

    def links(table: str) -> list[str]:
        """What a first look needs, so that the browser asks for it before it has read the page."""
        ahead = [("module", module, f' data-words="words.wasm" data-styles="{style}"'), ("table", table, ""), ("holidays", holidays, "")]
        files = [f'<link rel="preload" as="fetch" crossorigin id="{name}" href="{file}"{more}>' for name, file, more in ahead]
        return files + [f'<link rel="modulepreload" href="{name}">' for name in shared]

    first = styles("first.css")
    html = page(script, first, "", "'self'", link, *links(table))
    (folder / "almanac.html").write_text(html, encoding="utf-8")
    (folder / "almanac-wide.html").write_text(page(script, first, "", "'self'", *links(wide)), encoding="utf-8")
    words = (TARGET / "page-words.wasm").read_bytes()
    (folder / "words.wasm").write_bytes(words)
    texts = [file.read_bytes() for file in sorted(folder.glob("*.json"))]
    edition = hashlib.sha256(b"".join([html.encode(), words, *texts, *map(str.encode, scripts)])).hexdigest()[:16]
    for file in (WEB / "served").iterdir():
        shutil.copyfile(file, folder / file.name)
    worker = (WEB / "served/almanac-worker.js").read_text(encoding="utf-8")
    kept = json.dumps([*scripts, style, module, table, holidays])
    (folder / "almanac-worker.js").write_text(worker.replace("DIGEST", edition).replace("PARTS", kept), encoding="utf-8")
    # A reader takes the texts of one language.
    needed = [(folder / name).read_bytes() for name in (*shared, module, table, holidays)]
    check_size("served/almanac.html", html, LARGEST, LARGEST_SERVED_COMPRESSED, sum(map(compressed_size, needed)) + max(map(compressed_size, texts)))


def compressed_size(content: bytes) -> int:
    return len(gzip.compress(content, 9, mtime=0))


def check_size(name: str, html: str, largest: int, largest_compressed: int, more: int = 0) -> None:
    size, compressed = len(html.encode()), compressed_size(html.encode()) + more
    print(f"{TARGET.relative_to(ROOT)}/{name}: {size:,} bytes, {compressed:,} compressed")
    for tag, identifier, content in re.findall(r'<(style|script)(?: [^>]*?id="(\w+)"| type="module"|)[^>]*>(.*?)</(?:style|script)>', html, re.DOTALL):
        print(f"  {identifier or tag}: {compressed_size(content.encode()):,}")
    if size > largest or compressed > largest_compressed:
        sys.exit(f"more than {largest:,} bytes, or {largest_compressed:,} compressed")


main()
