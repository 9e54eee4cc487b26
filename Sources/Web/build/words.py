"""The words of the page in all languages, with the keys that they share written once."""

import json
from pathlib import Path


def words(folder: Path) -> dict[str, object]:
    """The keys, and by language the text of each key in the same order."""
    languages = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))}
    keys = list(languages["en"])
    for name, texts in languages.items():
        if different := set(keys) ^ set(texts):
            raise SystemExit(f"{name}.json: only in this file or only in en.json: {', '.join(sorted(different))}")
    return {"keys": keys, "texts": {name: [texts[key] for key in keys] for name, texts in languages.items()}}
