"""Not a verb: every script in Python imports this before anything else. With --help as the first word the docstring of that
script is printed, and nothing is done. Scripts in bash source help.bash.

Needs: Python 3.
"""

import sys

import __main__

if sys.argv[1:2] in (["--help"], ["-h"]):
    print(__main__.__doc__, end="")
    sys.exit(0)
