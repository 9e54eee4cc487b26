/// Section 9: customs of calendars and of regions, and the eras by which regions count years.
///
/// | size | field |
/// | --- | --- |
/// | 1, 1 | number of calendars c, of regions r |
/// | c | customs of each calendar, in the order of the sections 16, a bit each |
/// | r | customs of each region, in the order of section 5, a bit each |
/// | 1 | number of eras e |
/// | 8 e | their identifiers, ASCII, padded with zeros |
/// | e | their regions, as indices into those of section 5 |
/// | 4 e | their first days, ascending within a region |
/// | 2 e | the year before year 1 of each, Gregorian or lunar, signed |
/// | 1 | number of languages l, the first l of section 6 |
/// | l e | lengths of the names of the eras in bytes, language by language |
/// | | the names in the same order, UTF-8 without control characters |
/// | e | 1 if the years of the era are lunar years, 0 if Gregorian; absent, with all that follows, if no era needs it |
/// | 4 e | last days, 2 147 483 647 where only the next era of the region ends it |
///
/// Bits of calendars are those of `CalendarCustoms`; bit 0 of a region says that calendars print Saturdays as workdays. A bit without a
/// meaning is ignored, as are the customs of a calendar or region that the table lacks.
package struct CustomSection: Sendable {
    /// Customs of those who use a calendar.
    package struct CalendarCustoms: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// 六曜 go with the days.
        package static var rokuyo: Self { Self(rawValue: 1) }
        /// Days of the lunar month that end in 9 or 0 are 손 없는 날.
        package static var sonEomneunNal: Self { Self(rawValue: 2) }
        /// Months of pillars are those of the Moon (월건).
        package static var lunarMonthPillars: Self { Self(rawValue: 4) }
        /// Ages by East Asian count grow on 1 January, not on lunar New Year's day.
        package static var agesByGregorianYear: Self { Self(rawValue: 8) }
        /// The zodiac has the Buffalo and the Cat.
        package static var buffaloAndCat: Self { Self(rawValue: 16) }
        /// The zodiac has the Boar.
        package static var boar: Self { Self(rawValue: 32) }
    }

    /// A count of years that a region has from a day on.
    package struct Era: Sendable {
        /// A short name, such as `reiwa`.
        package let id: ASCIIName
        package let region: UInt8
        package let firstDay: Day
        /// The Gregorian year before year 1.
        package let yearZero: Int16
        /// Whether its years are lunar years.
        package var isLunar = false
        /// The last day; `max` where only the next era of the region ends it.
        package var lastDay = Day.max

        package init(id: ASCIIName, region: UInt8, firstDay: Day, yearZero: Int16) {
            (self.id, self.region, self.firstDay, self.yearZero) = (id, region, firstDay, yearZero)
        }
    }

    /// The customs of the calendars, by index.
    package let calendars: [CalendarCustoms]
    /// Whether calendars of a region print Saturdays as workdays, by index.
    package let plainSaturdays: [Bool]
    /// The eras; those of a region in the order of their first days.
    package private(set) var eras: [Era]
    /// The names of all eras in the first language of section 6, then in the second, and so on.
    package let eraNames: [String]

    /// A section of at most 255 calendars, regions and eras.
    ///
    /// - Parameter eraNames: For each language the name of every era, at most 255 bytes each.
    package init(
        calendars: [CalendarCustoms] = [],
        plainSaturdays: [Bool] = [],
        eras: [Era] = [],
        eraNames: [[String]] = []
    ) {
        (self.calendars, self.plainSaturdays, self.eras) = (calendars, plainSaturdays, eras)
        self.eraNames = eraNames.flatMap { $0 }
    }

    func customs(ofCalendar index: Int) -> CalendarCustoms { calendars.indices.contains(index) ? calendars[index] : [] }

    /// Whether calendars of a region, by its index among all, print Saturdays as workdays.
    func hasPlainSaturdays(inRegion index: Int) -> Bool {
        plainSaturdays.indices.contains(index) && plainSaturdays[index]
    }

    /// The first day after an era, or nil if it continues: an era without a last day ends with the next of the region that has none
    /// either.
    package func dayAfter(era index: Int) -> Day? {
        let era = eras[index]
        if era.lastDay < .max { return era.lastDay.next }
        return eras[(index + 1)...].first { $0.region == era.region && $0.lastDay == .max }?.firstDay
    }

    /// The name of an era in a language, both by index, or nil if there is none.
    package func name(ofEra index: Int, inLanguage language: Int) -> String? {
        let name = language * eras.count + index
        return eras.indices.contains(index) && name < eraNames.count ? eraNames[name] : nil
    }
}

// MARK: - Bytes

extension CustomSection {
    init(reading reader: inout ByteReader) throws(MalformedBytes) {
        let (calendarCount, regionCount) = (Int(try reader.read(UInt8.self)), Int(try reader.read(UInt8.self)))
        calendars = try reader.read(UInt8.self, count: calendarCount).map { CalendarCustoms(rawValue: $0) }
        plainSaturdays = try reader.read(UInt8.self, count: regionCount).map { $0 & 1 != 0 }
        let count = Int(try reader.read(UInt8.self))
        let ids = try reader.readList(count: count) { reader throws(MalformedBytes) in try reader.readName() }
        let regions = try reader.read(UInt8.self, count: count)
        let days = try reader.read(Int32.self, count: count).map { Day(rawValue: $0) }
        let yearZeros = try reader.read(Int16.self, count: count)
        eras = ids.indices.map { Era(id: ids[$0], region: regions[$0], firstDay: days[$0], yearZero: yearZeros[$0]) }
        for (index, era) in eras.enumerated() {
            let isInOrder = eras[..<index].allSatisfy { $0.region != era.region || $0.firstDay < era.firstDay }
            guard isInOrder else { throw MalformedBytes() }
        }
        let lengths = try reader.read(UInt8.self, count: Int(try reader.read(UInt8.self)) * count)
        eraNames = try lengths.map { (length) throws(MalformedBytes) in
            String(decoding: try reader.readText(count: Int(length)), as: UTF8.self)
        }
        guard reader.remaining >= 5 * count else { return }
        for index in 0..<count { eras[index].isLunar = try reader.read(UInt8.self) != 0 }
        for index in 0..<count { eras[index].lastDay = Day(rawValue: try reader.read(Int32.self)) }
    }
}
