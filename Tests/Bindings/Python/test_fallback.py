"""The tests of the package hold for the pure Python fallback as well; prints how many there are. Run by Scripts/checks/python, which sets
ALMANAC_COMMAND.
"""

import sys
import unittest

import test_almanac
import test_safety

# Scripts/check reader asks the same of the reader, which takes half a minute.
del test_almanac.AgainstTheCommand.test_every_day_of_every_audience


if __name__ == "__main__":
    suite = unittest.TestSuite(map(unittest.defaultTestLoader.loadTestsFromModule, (test_almanac, test_safety)))
    result = unittest.TextTestRunner(verbosity=0).run(suite)
    print(f"{result.testsRun} tests by the fallback")
    sys.exit(not result.wasSuccessful())
