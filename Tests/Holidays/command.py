"""What the command answers, compared."""

import subprocess

from rows import DATE, REGIONS, ROOT

# What a table of the command calls a day that is off, worked, half off, or not decided.
WORDS = {"off": "off", "weekend": "off", "workday": "work", "work": "work", "half": "half", "unknown": "unknown"}
COMPARED = {region: ("all", "public-offices") for region in REGIONS} | {
    "taiwan": ("all", "public-offices", "workers"),
    "japan": ("all", "public-offices", "banks"),
}


def compare(files, laws):
    """What the command answers for every day of 1950-2027 otherwise than this check, and how many days those are.

    For Vietnam since 1986: the tables have the months of Hong Kong, and those of Vietnam only where they differ since then."""
    wrong, days = [], 0
    tools = subprocess.run(["Scripts/tools"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    for region in REGIONS:
        for audience in COMPARED[region]:
            years = "1986...2027" if region == "vietnam" else "1950...2027"
            words = ["works", years, "--region", region, "--audience", audience, "--tsv"]
            run = subprocess.run([f"{tools}/almanac", *words], cwd=ROOT, capture_output=True, text=True)
            if run.returncode:
                wrong.append(run.stderr.strip())
            for line in run.stdout.split("\n")[1:-1]:
                day, status, *_ = line.split("\t")
                days += 1
                expected = files[region].status(DATE(day), audience, laws[region])
                if WORDS[status] != expected:
                    wrong.append(f"{region} {day} for {audience}: the command says {status}, the rules {expected}")
    return wrong, days
