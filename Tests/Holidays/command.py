"""The answers of the command, compared."""

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor

from lib import tools
from rows import DATE, DAY, REGIONS, ROOT

# The words of the command's tables for a day that is off, worked, half off, or not decided.
WORDS = {"off": "off", "weekend": "off", "workday": "work", "work": "work", "half": "half", "unknown": "unknown"}
COMPARED = "all public-offices workers banks".split()


def compare(files, laws):
    """The answers of the command for days of 1950-2027 that are not those of this check, and how many days those are.

    For Vietnam since 1986: the tables have the months of Hong Kong, and those of Vietnam only where they differ since then."""
    wrong, days = [], 0
    for region in REGIONS:
        # The shorter list, which workers have where there is one, is evaluated by the reader of the article on the format.
        compared = [audience for audience in COMPARED if audience != "workers" or not laws[region].has_list]
        for audience in compared + [other for other in files[region].complete if other not in compared]:
            first, last = (1986 if region == "vietnam" else 1950), 2027
            answers, complaint = answers_of(f"{first}...{last}", region, audience)
            expected = (DATE(f"{last + 1}-01-01") - DATE(f"{first}-01-01")) // DAY
            if len(answers) != expected:
                wrong.append(f"{region} for {audience}: {len(answers)} days instead of {expected} {complaint}")
            days += len(answers)
            for day, status in answers:
                rules = files[region].status(DATE(day), audience, laws[region])
                if WORDS[status] != rules:
                    wrong.append(f"{region} {day} for {audience}: the command says {status}, the rules {rules}")
    return wrong, days


def compare_gate(files, laws):
    """The days of 2004-2027 on which the exit status of `almanac works --quiet` is not what the rules say, and how many were asked:
    where a weekday is not what it was a week before, and every 97th; every day if ALMANAC_EXHAUSTIVE=1 is in the environment."""
    statuses = {"work": 0, "half": 0, "off": 1, "unknown": 3}
    first, last = DATE("2004-01-01"), DATE("2027-12-31")

    def wrong(region):
        found, asked = [], 0
        rules = {}
        for number in range((last - first).days + 1):
            day = first + number * DAY
            rules[day] = statuses[files[region].status(day, files[region].usual, laws[region])]
            if number % 97 and rules[day] == rules.get(day - 7 * DAY) and os.environ.get("ALMANAC_EXHAUSTIVE") != "1":
                continue
            run = subprocess.run([f"{tools()}/almanac", "works", str(day), "--region", region, "--quiet"], capture_output=True, text=True)
            asked += 1
            if (run.returncode, run.stdout, run.stderr) != (rules[day], "", ""):
                found.append(f"{region} {day}: works --quiet ends with {run.returncode}, by the rules {rules[day]} {run.stderr}")
        return found, asked

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(wrong, REGIONS))
    return [line for found, _ in results for line in found], sum(asked for _, asked in results)


def compare_hard_days(hard_days):
    """The hard days that the command answers otherwise than by hand; `hard_days` are region, audience, day, answer."""
    wrong = []
    for region, audience, day, expected in hard_days:
        answers, complaint = answers_of(day, region, audience)
        if [(found, WORDS[status]) for found, status in answers] != [(day, expected)]:
            wrong.append(f"{region} {day} for {audience}: the command says {answers or complaint}, by hand {expected}")
    return wrong


def answers_of(days, region, audience):
    """The answers of `almanac works` for a range, as day and status, and its complaints."""
    words = ["works", days, "--region", region, "--audience", audience, "--tsv"]
    run = subprocess.run([f"{tools()}/almanac", *words], cwd=ROOT, capture_output=True, text=True)
    return [tuple(line.split("\t")[:2]) for line in run.stdout.split("\n")[1:-1]], run.stderr.strip()
