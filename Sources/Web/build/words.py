"""The words of the page in all languages, as few texts that compress well."""

import json
from pathlib import Path

# Languages that share characters stand next to each other.
LANGUAGES = ["en", "vi", "ko", "ja", "zh-Hant", "zh-Hans"]
BETWEEN_KEYS = " "
BETWEEN_TEXTS = "|"


def words(folder: Path) -> dict[str, object]:
    """The keys with spaces between them, and by language the texts of the keys in the same order."""
    if different := {path.stem for path in folder.glob("*.json")} ^ set(LANGUAGES):
        raise SystemExit(f"{folder}: only a file there or only in LANGUAGES of words.py: {', '.join(sorted(different))}")
    languages = {name: json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) for name in LANGUAGES}
    keys = list(languages["en"])
    if wrong := [key for key in keys if BETWEEN_KEYS in key]:
        raise SystemExit(f"en.json: a space stands between keys: {', '.join(wrong)}")
    for name, texts in languages.items():
        if different := set(keys) ^ set(texts):
            raise SystemExit(f"{name}.json: only in this file or only in en.json: {', '.join(sorted(different))}")
        if wrong := [key for key in keys if BETWEEN_TEXTS in texts[key]]:
            raise SystemExit(f"{name}.json: {BETWEEN_TEXTS} stands between texts: {', '.join(wrong)}")
    joined = {name: BETWEEN_TEXTS.join(texts[key] for key in keys) for name, texts in languages.items()}
    return {"keys": BETWEEN_KEYS.join(keys), "texts": joined}
