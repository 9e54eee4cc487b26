import AlmanacCore
import Ephemeris
import Testing

@testable import AlmanacCompiler

/// Reading ΔT and the leap seconds.
@Suite struct DayTableTests {
    private static let deltaT = """
        # ΔT for tests.
        valid 1899-11-01 2101-01-01
        1899-11-01 -2.7 0.72 held
        1972-01-01 42.23 0.01 IERS
        2101-01-01 87.5 19.1 extrapolated
        rows 3
        """

    @Test func rowsOfDeltaTArrive() throws {
        let rows = try DayTableFile(SourceFile("delta_t.txt", Self.deltaT)).deltaT().rows
        #expect(rows.map(\.seconds) == [-2.7, 42.23, 87.5])
        #expect(rows.map(\.sigma) == [0.72, 0.01, 19.1])
        #expect(rows[1].day == 730)
    }

    @Test(arguments: [
        BadEdit(
            "1972-01-01",
            "1899-11-01",
            line: 4,
            found: "1899-11-01 after 1899-11-01",
            expected: "in ascending order of days"
        ),
        BadEdit(
            "1972-01-01",
            "1890-01-01",
            line: 4,
            found: "1890-01-01 after 1899-11-01",
            expected: "in ascending order of days"
        ),
        BadEdit("1972-01-01", "1972-13-01", line: 4, found: "'1972-13-01'", expected: "the day of the row"),
        BadEdit("1972-01-01", "1972", line: 4, found: "'1972'", expected: "a day such as"),
        BadEdit("42.23 0.01 IERS", "42.23 0.01", line: 4, found: "3 fields", expected: "delta T, sigma and source"),
        BadEdit("1972-01-01 42.23 0.01 IERS\n", "", line: 5, found: "2 rows", expected: "3 rows"),
        BadEdit("rows 3", "", line: 0, found: "no number of rows", expected: "'rows 3'"),
        BadEdit("42.23", "42s", line: 4, found: "'42s'", expected: "delta T in seconds"),
        BadEdit("42.23", "0x2A", line: 4, found: "'0x2A'", expected: "a decimal number"),
        BadEdit("42.23", "327", line: 4, found: "327.0 s", expected: "under 327 s"),
        BadEdit("0.01", "-0.01", line: 4, found: "sigma -0.01 s", expected: "not negative"),
        BadEdit("0.01", "655", line: 4, found: "sigma 655.0 s", expected: "under 655 s"),
        BadEdit(
            "valid 1899-11-01",
            "valid 1899-10-01",
            line: 0,
            found: "rows from 1899-11-01",
            expected: "'valid FIRST LAST'"
        ),
        BadEdit("2101-01-01\n", "2100-12-31\n", line: 0, found: "rows to 2101-01-01", expected: "that of the last row"),
        BadEdit(
            "2101-01-01\n",
            "2101-01-02\n",
            line: 0,
            found: "valid to 2101-01-02",
            expected: "that of the last row"
        ),
        BadEdit(
            "valid 1899-11-01 2101-01-01",
            "",
            line: 0,
            found: "rows from 1899-11-01",
            expected: "'valid FIRST LAST'"
        ),
    ])
    func aBadRowOfDeltaTIsNamed(_ edit: BadEdit) throws {
        try edit.check("theory/delta_t.txt", Self.deltaT) { _ = try DayTableFile($0).deltaT() }
    }

    private static let leapSeconds = """
        valid 1972-01-01 2027-06-28
        1972-01-01 10
        1972-07-01 11
        1973-01-01 12
        rows 3
        """

    @Test func stepsArrive() throws {
        let steps = try DayTableFile(SourceFile("leap_seconds.txt", Self.leapSeconds)).leapSeconds().rows
        #expect(steps.map(\.taiMinusUTC) == [10, 11, 12])
        #expect(steps.map(\.day) == [730, 912, 1096])
    }

    @Test(arguments: [
        BadEdit("07-01 11", "07-01 12", line: 3, found: "a step from 10 to 12 s", expected: "one second"),
        BadEdit("07-01 11", "07-01 10", line: 3, found: "a step from 10 to 10 s", expected: "one second"),
        BadEdit("07-01 11", "07-01 11.0", line: 3, found: "'11.0'", expected: "a whole number"),
        BadEdit("2027-06-28", "1972-12-31", line: 0, found: "valid to 1972-12-31", expected: "that of the last row"),
        BadEdit("2027-06-28", "9999-12-31", line: 0, found: "valid to 9999-12-31", expected: "to 2102-01-01"),
        BadEdit("07-01 11", "07-01", line: 3, found: "1 fields", expected: "day and TAI - UTC"),
        BadEdit(
            "1973-01-01",
            "1972-01-01",
            line: 4,
            found: "1972-01-01 after 1972-07-01",
            expected: "in ascending order of days"
        ),
    ])
    func aBadStepIsNamed(_ edit: BadEdit) throws {
        try edit.check("theory/leap_seconds.txt", Self.leapSeconds) { _ = try DayTableFile($0).leapSeconds() }
    }
}
