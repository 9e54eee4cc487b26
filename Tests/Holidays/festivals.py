"""The rows of Data/festivals and Data/holidays/moving.txt that public holidays need."""

from rows import HOLIDAYS, REGIONS, ROOT, Problem, rows, years_of


def read_festivals():
    """Every festival in the order of the files: its first rule, and its public rows by region."""
    names, blocks = {}, []
    for path in sorted((ROOT / "Data/festivals").glob("*.txt")):
        if path.name == "regions.txt":
            continue
        block = None
        for _, words in rows(path):
            if words[0] == "festival":
                block = {"id": words[1], "rows": []}
                blocks.append(block)
                if len(words) > 2:
                    names.setdefault(words[1], {"rule": None, "public": {}})
            elif words[0] in ("public", "traditional", "observance", "season", "note"):
                block["rows"].append(words)
    for defining in (True, False):
        for block in blocks:
            festival, rule = names[block["id"]], None
            for kind, regions, years, *given in block["rows"]:
                rule = given or rule or festival["rule"]
                festival["rule"] = festival["rule"] or rule
                if kind == "public" and not defining:
                    for region in REGIONS if regions == "all" else regions.split(","):
                        festival["public"].setdefault(region, []).append((years_of(years), rule))
    return names


def read_moving(festivals):
    found, ids = [], []
    for number, words in rows(HOLIDAYS / "moving.txt"):
        kind = words[0]
        if kind == "festival":
            ids = words[1:]
            for id in ids:
                if id not in festivals:
                    raise Problem(f"moving.txt:{number}: no festival '{id}'")
            continue
        row = {"kind": kind, "region": words[1], "years": years_of(words[2]), "when": "", "audience": "all"}
        if kind in ("move", "add"):
            row["when"] = words[3]
            if words[-2] == "only":
                row["audience"], words = words[-1], words[:-2]
            row["target"] = words[4:]
        elif kind in ("only", "half", "bound"):
            row["audience"] = words[3]
        found += [dict(row, id=id) for id in (ids if kind not in ("between", "bound") else [None])]
    return found
