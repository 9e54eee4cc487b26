"""ES modules as one script: every module becomes a function that returns what it exports, in the order in which they need
each other. Only the forms of import and export that this project uses are understood; anything else is refused."""

import json
import re
from pathlib import Path

IMPORT = re.compile(r'^import (?:\{([^}]*)\}|(\w+)) from "([^"]+)"(?: with \{[^}]*\})?;\n', re.M)
DECLARATION = re.compile(r"^export (?=(?:async )?function\*? (\w+)|class (\w+)|const (\w+))", re.M)
LIST = re.compile(r"^export \{([^}]*)\};\n", re.M)
FROM = re.compile(r'^export (\{[^}]*\}) from ("[^"]+");\n', re.M)
LEFTOVER = re.compile(r"^(?:import|export)\b(?!\()", re.M)


class Bundle:
    """The modules that one needs, itself last. `given` are modules that are no files: JSON by path."""

    def __init__(self, given: dict[Path, object]):
        self.given = given
        self.names: dict[Path, str] = {}
        self.pending: list[Path] = []
        self.parts: list[str] = []

    def script(self, entry: Path) -> str:
        """The script of a module and of all that it imports."""
        self.add(entry)
        return "".join(self.parts)

    def add(self, path: Path) -> str:
        """Adds a module after those that it imports; returns its name in the script."""
        path = path.resolve()
        if path in self.names:
            return self.names[path]
        if path in self.pending:
            raise SystemExit(f"{path.name}: imports itself by way of {self.pending[-1].name}")
        self.pending.append(path)
        body = self.json_body(path) if path.suffix == ".json" else self.code_body(path)
        self.pending.pop()
        name = f"m{len(self.names)}"
        self.names[path] = name
        self.parts.append(f"const {name}=(()=>{{\n{body}}})();\n")
        return name

    def json_body(self, path: Path) -> str:
        value = self.given.get(path)
        if value is None:
            value = json.loads(path.read_text(encoding="utf-8"))
        return f"return{json.dumps(value, ensure_ascii=False, separators=(',', ':'))}\n"

    def code_body(self, path: Path) -> str:
        code = without_comments(path)
        # What is exported from another module is imported and then exported.
        code = FROM.sub(r"import \1 from \2;\nexport \1;\n", code)
        code = IMPORT.sub(lambda match: self.imported(match, path), code)
        exported = ["".join(filter(None, match)) for match in DECLARATION.findall(code)]
        for names in LIST.findall(code):
            exported += listed(names)
        code = LIST.sub("", DECLARATION.sub("", code))
        if LEFTOVER.search(code):
            raise SystemExit(f"{path.name}: an import or export of a form that is not understood")
        return f"{code}return{{{','.join(exported)}}}\n"

    def imported(self, match: re.Match[str], path: Path) -> str:
        names, whole, source = match.groups()
        module = self.add(path.parent / source)
        if whole:
            return f"const {whole}={module};\n"
        return f"const{{{','.join(name.replace(' as ', ':') for name in listed(names))}}}={module};\n"


def listed(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]


def without_comments(path: Path) -> str:
    """The code without comments that have lines of their own, and without indentation."""
    text = re.sub(r"^\s*/\*.*?\*/\n", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    lines = [line.strip() for line in text.split("\n")]
    if any(line.count("`") % 2 for line in lines):
        raise SystemExit(f"{path.name}: a template of several lines, which indentation is part of")
    return "\n".join(line for line in lines if line and not line.startswith("//")) + "\n"
