"""The page as one file: markup, styles, modules, the WebAssembly module and the tables, under a policy that lets it ask no
server for anything."""

import base64
import hashlib
import re
import zlib
from pathlib import Path

from modules import Bundle
from regions import territories

STYLES = ["colours", "type", "layout", "controls", "month", "year", "week", "day", "dialogs", "print"]
ICON = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Crect width='64' height='64' rx='14' "
    "fill='%23b02a1b'/%3E%3Ccircle cx='32' cy='32' r='18.5' fill='%23fff3cf'/%3E%3Ccircle cx='38' cy='28' r='15.5' "
    "fill='%238f1e13'/%3E%3C/svg%3E"
)


def page(source: Path, root: Path, built: Path) -> str:
    """The file. `source` is the folder of the page, `built` that of the WebAssembly module."""
    style = stylesheet(source / "styles")
    given = {(source / "scripts/territories.json").resolve(): territories(root / "Data/festivals/regions.txt")}
    script = Bundle(given).script(source / "scripts/main.js")
    head = f'<meta http-equiv="Content-Security-Policy" content="{policy(style, script)}">'
    head += f'<link rel="icon" href="{ICON}"><style>{style}</style>'
    blocks = [
        block("module", zlib.compress((built / "almanac.wasm").read_bytes(), 9)),
        block("table", (root / "Data/almanac.bin").read_bytes()),
        block("holidays", (root / "Data/holidays.bin").read_bytes()),
    ]
    markup = squeezed((source / "index.html").read_text(encoding="utf-8"))
    tail = "".join(blocks) + f'<script type="module">{script}</script>'
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


def stylesheet(folder: Path) -> str:
    text = "".join((folder / f"{name}.css").read_text(encoding="utf-8") for name in STYLES)
    text = re.sub(r"\s+", " ", re.sub(r"/\*.*?\*/", "", text, flags=re.S))
    return re.sub(r" ?([{};,]) ?", r"\1", text).replace(";}", "}").strip()


def squeezed(markup: str) -> str:
    return "".join(line.strip() + "\n" for line in markup.splitlines() if line.strip())
