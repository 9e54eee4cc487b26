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

    @Test("rows of Delta T arrive") func rowsOfDelta() throws {
        let rows = try DeltaT(reading: SourceFile("delta_t.txt", Self.deltaT)).rows
        #expect(rows.map(\.seconds) == [-2.7, 42.23, 87.5])
        #expect(rows.map(\.sigma) == [0.72, 0.01, 19.1])
        #expect(rows[1].day == 730)
    }

    @Test(
        "a bad row of Delta T is named",
        arguments: [
            BadEdit("1972-01-01", "1899-11-01", 4, "1899-11-01 after 1899-11-01", "in ascending order of days"),
            BadEdit("1972-01-01", "1890-01-01", 4, "1890-01-01 after 1899-11-01", "in ascending order of days"),
            BadEdit("1972-01-01", "1972-13-01", 4, "'1972-13-01'", "the day of the row"),
            BadEdit("1972-01-01", "1972", 4, "'1972'", "a day such as"),
            BadEdit("42.23 0.01 IERS", "42.23 0.01", 4, "3 fields", "delta T, sigma and source"),
            BadEdit("1972-01-01 42.23 0.01 IERS\n", "", 5, "2 rows", "3 rows"),
            BadEdit("rows 3", "", 0, "no number of rows", "'rows 3'"),
            BadEdit("42.23", "42s", 4, "'42s'", "delta T in seconds"),
            BadEdit("42.23", "0x2A", 4, "'0x2A'", "a decimal number"),
            BadEdit("42.23", "327", 4, "327.0 s", "under 327 s"),
            BadEdit("0.01", "-0.01", 4, "sigma -0.01 s", "not negative"),
            BadEdit("0.01", "655", 4, "sigma 655.0 s", "under 655 s"),
            BadEdit(
                "1899-11-01 2101-01-01",
                "1899-11-01 1999-01-01",
                2,
                "valid to 1999-01-01, the last row of 2101-01-01",
                "the day of the last row"
            ),
            BadEdit("rows 3", "rows 3\nend 2035-01-01", 7, "'end'", "have no end"),
            BadEdit("valid 1899-11-01", "valid 1899-10-01", 2, "rows from 1899-11-01", "'valid FIRST LAST'"),
            BadEdit("valid 1899-11-01 2101-01-01", "", 0, "rows from 1899-11-01", "'valid FIRST LAST'"),
        ]
    )
    func aBadRow(_ edit: BadEdit) throws {
        try edit.check("theory/delta_t.txt", Self.deltaT) { _ = try DeltaT(reading: $0) }
    }

    private static let leapSeconds = """
        valid 1972-01-01 2027-06-28
        1972-01-01 10
        1972-07-01 11
        1973-01-01 12
        rows 3
        """

    @Test("every leap second of the file is read") func stepsArrive() throws {
        let steps = try LeapSecondsFile(SourceFile("leap_seconds.txt", Self.leapSeconds)).leapSeconds().rows
        #expect(steps.map(\.taiMinusUTC) == [10, 11, 12])
        #expect(steps.map(\.day) == [730, 912, 1096])
    }

    /// The decision to stop leap seconds in or before 2035: resolution 4 of the 27th General Conference on Weights and
    /// Measures, 2022.
    @Test("the end of leap seconds is read") func anEndOfLeap() throws {
        let text = Self.leapSeconds + "\nend 2035-01-01"
        #expect(try LeapSecondsFile(SourceFile("leap_seconds.txt", text)).leapSeconds().end == 23_741)
        #expect(try LeapSecondsFile(SourceFile("leap_seconds.txt", Self.leapSeconds)).leapSeconds().end == nil)
    }

    @Test("nobody announces leap seconds years ahead") func nobodyAnnouncesLeap() throws {
        let file = try LeapSecondsFile(SourceFile("theory/leap_seconds.txt", Self.leapSeconds))
        try file.requireAnnounced(inReleaseOf: 2026)
        let error = #expect(throws: DataFileError.self) { try file.requireAnnounced(inReleaseOf: 2025) }
        #expect(error?.line == 1)
        #expect(error?.found == "valid to 2027-06-28 in a release of 2025")
        #expect(error?.expected.hasPrefix("a day of 2026 at the latest") == true)
    }

    @Test(
        "a bad step is named",
        arguments: [
            BadEdit(
                "2027-06-28",
                "1973-01-01",
                1,
                "valid to 1973-01-01, the last row of 1973-01-01",
                "after the last row"
            ),
            BadEdit("rows 3", "rows 3\nend 1972-12-31", 6, "1972-12-31, a row of 1973-01-01", "no row after the end"),
            BadEdit("1972-01-01", "1972-02-01", 2, "a first row of another day", "from 1972-01-01 on"),
            BadEdit("rows 3", "rows 3\nend soon", 6, "'soon'", "without leap seconds"),
            BadEdit("07-01 11", "07-01 12", 3, "a step from 10 to 12 s", "one second"),
            BadEdit("07-01 11", "07-01 10", 3, "a step from 10 to 10 s", "one second"),
            BadEdit("07-01 11", "07-01 11.0", 3, "'11.0'", "a whole number"),
            BadEdit("07-01 11", "07-01", 3, "1 fields", "day and TAI - UTC"),
            BadEdit("1973-01-01", "1972-01-01", 4, "1972-01-01 after 1972-07-01", "in ascending order of days"),
        ]
    )
    func aBadStep(_ edit: BadEdit) throws {
        try edit.check("theory/leap_seconds.txt", Self.leapSeconds) { _ = try LeapSecondsFile($0).leapSeconds() }
    }
}
