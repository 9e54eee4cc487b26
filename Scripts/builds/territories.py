"""The first weekdays of territories, from the same rows that the table is compiled from."""

from pathlib import Path

WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]


def territories(regions: Path) -> list[dict[str, object]]:
    """Territories by their codes, which have spaces between them: the first weekday and, where they have a region, that, its
    calendar and whether Saturdays are blue there."""
    found: list[dict[str, object]] = []
    region = calendar = ""
    for line in regions.read_text(encoding="utf-8").splitlines():
        words = line.split()
        if words[:1] == ["region"]:
            region, calendar = words[1], words[2]
        elif words[:1] == ["territory"]:
            found.append({
                "codes": words[1], "region": region, "calendar": calendar,
                "firstWeekday": WEEKDAYS.index(words[2]) + 1,
            } | ({"blueSaturdays": True} if "blue-saturdays" in words else {}))
        elif words[:1] == ["week"]:
            found.append({"codes": " ".join(words[2:]), "firstWeekday": WEEKDAYS.index(words[1]) + 1})
    return found
