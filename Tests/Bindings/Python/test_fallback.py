"""The tests of the package hold for the pure Python fallback as well, but for what only a compiled wheel answers; prints how many are left
out for that. Run by Scripts/checks/python, which sets ALMANAC_COMMAND.
"""

import sys
import unittest
from typing import Any

import test_almanac
import test_safety
from lunisolar_almanac._native import Missing  # type: ignore[attr-defined, unused-ignore]


# Scripts/check reader asks the same of the reader, which takes half a minute.
del test_almanac.AgainstTheCommand.test_every_day_of_every_audience


class Result(unittest.TextTestResult):
    def addError(self, test: unittest.TestCase, err: Any) -> None:
        if issubclass(err[0], Missing):
            self.addSkip(test, str(err[1]))
        else:
            super().addError(test, err)


if __name__ == "__main__":
    suite = unittest.TestSuite(map(unittest.defaultTestLoader.loadTestsFromModule, (test_almanac, test_safety)))
    result = unittest.TextTestRunner(resultclass=Result, verbosity=0).run(suite)  # type: ignore[arg-type, unused-ignore]
    print(f"{result.testsRun - len(result.skipped)} of {result.testsRun} tests by the fallback")
    sys.exit(not result.wasSuccessful())
