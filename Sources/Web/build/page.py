"""The page as one file: markup, styles, modules, the WebAssembly module and the tables, under a policy that lets it ask no
server for anything."""

import base64
import hashlib
import json
import re
from pathlib import Path

from regions import territories
from tools import bundle, deflated, deflated_anew
from words import words

ICON = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'%3E%3Crect width='64' height='64' rx='14' "
    "fill='%23b02a1b'/%3E%3Ccircle cx='32' cy='32' r='18.5' fill='%23fff3cf'/%3E%3Ccircle cx='38' cy='28' r='15.5' "
    "fill='%238f1e13'/%3E%3C/svg%3E"
)


def page(source: Path, root: Path, built: Path) -> str:
    """The file. `source` is the folder of the page, `built` that of the WebAssembly module."""
    # esbuild keeps the spaces in the values of custom properties, which mean nothing.
    style = re.sub(r"(?<=[:,]) | (?=})", "", bundle(source / "styles/page.css"))
    made = {"territories": territories(root / "Data/festivals/regions.txt"), "words": words(source / "words")}
    # A browser is not Node: what reads files there is left out.
    options = ["--format=esm", "--external:node:fs/promises", "--define:globalThis.process=undefined"]
    options += [written_alias(name, value, built / "module") for name, value in made.items()]
    script = bundle(source / "scripts/main.js", *options)
    head = f'<meta http-equiv="Content-Security-Policy" content="{policy(style, script)}">'
    head += f'<link rel="icon" href="{ICON}"><style>{style}</style>'
    blocks = [
        block("module", deflated(built / "almanac.wasm")),
        block("table", deflated_anew(root / "Data/almanac.bin")),
        block("holidays", deflated_anew(root / "Data/holidays.bin")),
    ]
    markup = squeezed((source / "index.html").read_text(encoding="utf-8"))
    tail = "".join(blocks) + f'<script type="module">{script}</script>'
    return markup.replace("<title>", head + "<title>", 1).replace("</body>", tail + "</body>", 1)


def written_alias(name: str, value: object, folder: Path) -> str:
    """Writes what scripts import under a name that is no file of theirs; returns the option that says where it is."""
    file = folder / f"{name}.json"
    file.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")
    return f"--alias:{name}={file}"


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


def squeezed(markup: str) -> str:
    return "".join(line.strip() + "\n" for line in markup.splitlines() if line.strip())
