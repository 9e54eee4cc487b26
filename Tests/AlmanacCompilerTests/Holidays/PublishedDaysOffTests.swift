import AlmanacCore
import CompilerSupport
import TestSupport
import Testing

@testable import AlmanacCompiler

/// The days off that the rules of laws give, against the lists that governments published for a year: own days of holidays, days in
/// place of them and days between.
@Suite struct PublishedDaysOffTests {
    /// Where the laws of a region move its holidays, evaluated here with the festivals of a table compiled here.
    private func moved(_ id: RegionID) async throws -> MovedHolidays {
        let table = try await Fixture.table()
        let folder = try SourceFolder(holidaysOf: DataFolder.path)
        let region = try #require(RegionHolidays(table, in: id))
        let file = try HolidayFile(folder.file("holidays/\(id).txt"), table)
        return try MovedHolidays(of: region.holidays, in: region, file.rules, file.head.usual.weeks)
    }

    /// The days of a year or a month, without the year.
    private func written(_ days: some Sequence<Day>, in period: String) -> String {
        days.map(\.description).filter { $0.hasPrefix(period) }.sorted().map { $0.dropFirst(5) }.joined(separator: " ")
    }

    /// Hong Kong: general holidays as gazetted for 2012, 2023, 2025 and 2026; those of 2012 have a second day of 中秋, as 中秋翌日 was
    /// National Day, 2026 two days after Easter Monday, on which 清明翌日 was. Japan: 国民の祝日 of 2026 as announced by the Cabinet Office,
    /// with a day in lieu on 05-06 and a day between on 09-22. Korea: 월력요항 for 2025, three days in lieu. Taiwan: the days in lieu for 2026
    /// of its Directorate-General of Personnel Administration.
    ///
    /// Japan in 1973, when the first days in lieu were kept, and in 1986, when 05-04 was a Sunday and no day between. Taiwan in April 2021:
    /// 兒童節 and 清明 on one Sunday, the Friday before and the Monday after in lieu. Macau in December 2022: 12-26 and 12-27 were off for
    /// public offices alone. Hong Kong in April 2048, by the words of its ordinance: 清明 on the Saturday after Good Friday goes to the first
    /// day that is neither Sunday nor Easter Monday.
    @Test(
        "days off by law are those that governments published",
        arguments: [
            (
                "hongkong", "2012",
                "01-02 01-23 01-24 01-25 04-04 04-06 04-07 04-09 04-28 05-01 06-23 07-02 10-01 10-02 10-23 12-25 12-26"
            ),
            (
                "hongkong", "2023",
                "01-02 01-23 01-24 01-25 04-05 04-07 04-08 04-10 05-01 05-26 06-22 07-01 09-30 10-02 10-23 12-25 12-26"
            ),
            (
                "hongkong", "2025",
                "01-01 01-29 01-30 01-31 04-04 04-18 04-19 04-21 05-01 05-05 05-31 07-01 10-01 10-07 10-29 12-25 12-26"
            ),
            (
                "hongkong", "2026",
                "01-01 02-17 02-18 02-19 04-03 04-04 04-06 04-07 05-01 05-25 06-19 07-01 09-26 10-01 10-19 12-25 12-26"
            ),
            (
                "japan", "2026",
                "01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 "
                    + "11-23"
            ),
            (
                "korea", "2025",
                "01-01 01-28 01-29 01-30 03-01 03-03 05-05 05-06 06-06 08-15 10-03 10-05 10-06 10-07 10-08 10-09 12-25"
            ),
            (
                "taiwan", "2026",
                "01-01 02-15 02-16 02-17 02-18 02-19 02-20 02-27 02-28 04-03 04-04 04-05 04-06 05-01 06-19 09-25 09-28 10-09 "
                    + "10-10 10-25 10-26 12-25"
            ),
            ("japan", "1973", "01-01 01-15 02-11 03-21 04-29 04-30 05-03 05-05 09-15 09-23 09-24 10-10 11-03 11-23"),
            ("japan", "1986", "01-01 01-15 02-11 03-21 04-29 05-03 05-05 09-15 09-23 10-10 11-03 11-23 11-24"),
            ("taiwan", "2021-04", "04-02 04-04 04-05"), ("macau", "2022-12", "12-08 12-20 12-22 12-24 12-25"),
            ("hongkong", "2048-04", "04-03 04-04 04-06 04-07"),
        ] as [(RegionID, String, String)]
    )
    func published(_ region: RegionID, _ period: String, _ days: String) async throws {
        let holidays = try await moved(region)
        // Taiwan's list is for offices, and the days in lieu bind no other employer.
        let own = region == "taiwan" ? holidays.displacements.map(\.target) : []
        #expect(written(holidays.daysOff.union(own), in: period) == days)
    }

    /// 国民の休日: 4 May from 1988 to 2006 where it was neither a Sunday nor a day in lieu, and in September the Tuesday between 敬老の日 and
    /// the equinox. In 2019 the day of the accession stands between two others of the law.
    @Test("Japan's days between two holidays are those of its law") func daysBetween() async throws {
        let may = [1988, 1989, 1990, 1991, 1993, 1994, 1995, 1996, 1999, 2000, 2001, 2002, 2004, 2005, 2006].map {
            "\($0)-05-04"
        }
        let later = ["2009-09-22", "2015-09-22", "2019-04-30", "2019-05-02", "2026-09-22", "2032-09-21"]
        let days = try await moved("japan").daysBetween.filter { GregorianDate($0).year <= 2035 }
        #expect(days.map(\.description) == may + later)
    }

    /// The gazette of 2010 has "Easter Monday" on 04-05 and "the day following Ching Ming Festival" on 04-06. Those of 2015, 2021 and
    /// 2026, when 清明 is the Sunday before, have "the day following Ching Ming Festival", then "the day following Easter Monday".
    /// Macau's public offices had 12-26 and 12-27 of 2022 for 12-24 and 12-25.
    @Test("of two holidays on a day the one that the gazette names moves") func displacements() async throws {
        let hongkong = try await moved("hongkong").displacements
        func moves(_ month: String) -> [String] {
            hongkong.filter { "\($0.target)".hasPrefix(month) }.map { "\($0.holiday.id) \($0.target)" }
        }
        #expect(moves("2010-04") == ["qingming 2010-04-06"])
        for (year, first, second) in [("2015", "06", "07"), ("2021", "05", "06"), ("2026", "06", "07")] {
            #expect(moves("\(year)-04") == ["qingming \(year)-04-\(first)", "easter-monday \(year)-04-\(second)"])
        }
        let macau = try await moved("macau").displacements.filter { $0.holiday.day >= day("2022-12-24") }.prefix(2)
        #expect(macau.map { "\($0.holiday.id) \($0.target)" } == ["christmas-eve 2022-12-26", "christmas 2022-12-27"])
        #expect(macau.allSatisfy { $0.rule.audience != .everybody })
    }
}
