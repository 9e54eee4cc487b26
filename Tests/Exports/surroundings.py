"""Exports in other surroundings: locales, time zones, clocks."""

import hashlib
import itertools
import os
import pathlib
import subprocess
import tempfile

# A clock that stands, at the second of FAKE_TIME.
CLOCK = """
#include <stdlib.h>
#include <time.h>
int clock_gettime(clockid_t clock, struct timespec *now)
{
    (void)clock;
    now->tv_sec = atol(getenv("FAKE_TIME"));
    now->tv_nsec = 0;
    return 0;
}
time_t time(time_t *now)
{
    time_t seconds = atol(getenv("FAKE_TIME"));
    if (now) *now = seconds;
    return seconds;
}
"""
LOCALES, ZONES, TIMES = ["zh_TW.UTF-8", "en_US.UTF-8", "ko_KR.UTF-8"], ["Asia/Tokyo", "America/New_York"], ["1000000000", "1900000000"]
FORMATS = ["csv", "html", "ics", "json", "svg"]
OPTIONS = ["--region", "japan,taiwan", "--calendar", "hongkong", "--language", "vi"]


def check_surroundings(almanac):
    """Every format is the same in all of them, if the command line says what is otherwise the reader's; a count of calls. The clock is the
    one that is read, which a call without a day shows."""
    with tempfile.TemporaryDirectory() as folder:
        source, library = pathlib.Path(folder, "clock.c"), pathlib.Path(folder, "clock.so")
        source.write_text(CLOCK)
        subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source], check=True)
        every = [
            {"PATH": os.environ["PATH"], "LC_ALL": locale, "TZ": zone, "FAKE_TIME": time, "LD_PRELOAD": str(library)}
            for locale, zone, time in itertools.product(LOCALES, ZONES, TIMES)
        ]

        def calls(*words):
            return [subprocess.run([almanac.path, *words], check=True, capture_output=True, env=env).stdout for env in every]

        for name in FORMATS:
            digests = {hashlib.sha256(text).hexdigest() for text in calls("export", name, "2026", *OPTIONS)}
            assert len(digests) == 1, f"export {name} {' '.join(OPTIONS)} has {len(digests)} contents"
        days = {text.split(b"\n")[1][:10] for text in calls("convert", "today")}
        assert days == {b"2001-09-09", b"2001-09-08", b"2030-03-17", b"2030-03-18"}, f"the clock is not the one that was set: {days}"
    return len(every) * (len(FORMATS) + 1)
