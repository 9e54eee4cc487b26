"""The rows of Data/festivals that public holidays need, and the rules of Data/holidays that move them."""

from rows import HOLIDAYS, REGIONS, ROOT, Problem, rows, years_of

RULES = "move add between only half listed bound".split()


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
    return [row for region in REGIONS for row in rules_of(region, festivals)]


def rules_of(region, festivals):
    """The rules of a region, which stand before its notices, one for each festival."""
    found, ids, path = [], [], HOLIDAYS / f"{region}.txt"
    for number, words in rows(path):
        kind = words[0]
        if kind == "notice":
            break
        if kind == "festival":
            ids = words[1:]
            for id in ids:
                if id not in festivals:
                    raise Problem(f"{path.name}:{number}: no festival '{id}'")
        elif kind in RULES:
            row = {"kind": kind, "region": region, "years": years_of(words[1]), "when": "", "audience": "all"}
            if kind in ("move", "add"):
                row["when"] = words[2]
                if words[-2] == "only":
                    row["audience"], words = words[-1], words[:-2]
                row["target"] = words[3:]
            elif kind in ("only", "half", "bound"):
                row["audience"] = words[2]
            found += [dict(row, id=id) for id in (ids if kind not in ("between", "bound") else [None])]
    return found
