import AlmanacCore
import TestSupport
import Testing

@testable import AlmanacCompiler

/// The days off that the rules of laws give, against the lists that governments published for a year: own days of holidays, days in
/// place of them and days between.
@Suite struct PublishedDaysOffTests {
    /// The laws of a region, evaluated here with the festivals of a table compiled here.
    private func daysOff(_ id: RegionID, _ year: Int) async throws -> String {
        let table = try await Fixture.table()
        let folder = try SourceFolder(holidaysOf: DataFolder.path)
        let rules = try MovingFile(from: folder, table).rules.filter { $0.region == id }
        let region = try #require(RegionHolidays(table, in: id))
        let file = try HolidayFile(folder.file("holidays/\(id).txt"), table)
        let laws = try HolidayLaws(region, rules, file.weeks, order: table.festivals.ids)
        return laws.daysOff.filter { GregorianDate($0).year == year }.sorted().map { "\($0)".dropFirst(5) }
            .joined(separator: " ")
    }

    /// Hong Kong: general holidays as gazetted for 2012, 2023, 2025 and 2026; those of 2012 have a second day of 中秋, as 中秋翌日 was
    /// National Day, 2026 two days after Easter Monday, on which 清明翌日 was. Japan: 国民の祝日 of 2026 as announced by the Cabinet Office,
    /// with a day in lieu on 05-06 and a day between on 09-22. Korea: 월력요항 for 2025, three days in lieu. Taiwan: the days in lieu for 2026
    /// of its Directorate-General of Personnel Administration.
    @Test(
        arguments: [
            (
                "hongkong", 2012,
                "01-02 01-23 01-24 01-25 04-04 04-06 04-07 04-09 04-28 05-01 06-23 07-02 10-01 10-02 10-23 12-25 12-26"
            ),
            (
                "hongkong", 2023,
                "01-02 01-23 01-24 01-25 04-05 04-07 04-08 04-10 05-01 05-26 06-22 07-01 09-30 10-02 10-23 12-25 12-26"
            ),
            (
                "hongkong", 2025,
                "01-01 01-29 01-30 01-31 04-04 04-18 04-19 04-21 05-01 05-05 05-31 07-01 10-01 10-07 10-29 12-25 12-26"
            ),
            (
                "hongkong", 2026,
                "01-01 02-17 02-18 02-19 04-03 04-04 04-06 04-07 05-01 05-25 06-19 07-01 09-26 10-01 10-19 12-25 12-26"
            ),
            (
                "japan", 2026,
                "01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 "
                    + "11-23"
            ),
            (
                "korea", 2025,
                "01-01 01-28 01-29 01-30 03-01 03-03 05-05 05-06 06-06 08-15 10-03 10-05 10-06 10-07 10-08 10-09 12-25"
            ),
            (
                "taiwan", 2026,
                "01-01 02-15 02-16 02-17 02-18 02-19 02-20 02-27 02-28 04-03 04-04 04-05 04-06 05-01 06-19 09-25 09-28 10-09 "
                    + "10-10 10-25 10-26 12-25"
            ),
        ] as [(RegionID, Int, String)]
    )
    func asPublished(_ region: RegionID, _ year: Int, _ days: String) async throws {
        #expect(try await daysOff(region, year) == days)
    }
}
