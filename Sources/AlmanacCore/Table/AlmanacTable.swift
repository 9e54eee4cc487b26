/// The compiled table: the instants of the Sun and the Moon, and every calendar made of them.
///
/// Opening checks everything once; after that each question is answered by arithmetic. A table is a value: copying it
/// copies references to its arrays, which are never written to again, so it can be used from any number of threads.
///
/// Made to be safe on bytes from anywhere: damaged or hostile ones give a `TableError`, never a trap, and no more memory
/// is used than a constant times the size of the inflated body, at most 1 MiB.
///
/// ```swift
/// let table = AlmanacTable.bundled
/// print(table.calendarIDs, table.days)  // [china, hongkong, japan, korea, vietnam] 1900-01-01...2100-12-31
/// ```
public struct AlmanacTable: CompiledTable, Sendable {
    package static var format: FileFormat { .table }

    package let header: TableHeader
    /// The span and conventions.
    package let about: AboutSection
    package let terms: TermSection
    package let phases: PhaseSection
    /// ΔT by year.
    package let deltaT: DeltaTSection
    /// The calendars in the order of the file.
    package private(set) var calendarSections: [CalendarSection]
    package internal(set) var festivals: FestivalSection
    /// The names of festivals, regions and calendars.
    package internal(set) var names: NameSection
    /// Other names of festivals.
    package let aliases: AliasSection
    /// The regions that readers in each territory are shown.
    package let territories: TerritorySection
    /// The customs of calendars and regions.
    package let customs: CustomSection

    package init(header: TableHeader, sections: TableBody) throws(TableError) {
        self.header = header
        about = try sections.read(TableBody.Kind.about, AboutSection.init(reading:))
        terms = try sections.read(TableBody.Kind.terms, TermSection.init(reading:))
        phases = try sections.read(TableBody.Kind.phases, PhaseSection.init(reading:))
        deltaT = try sections.read(TableBody.Kind.deltaT, DeltaTSection.init(reading:))
        guard deltaT.covers(about.promisedDays) else { throw Self.malformed(.deltaT) }
        calendarSections = try sections.readAll(TableBody.Kind.calendar, CalendarSection.init(reading:))
        festivals = try sections.readIfPresent(TableBody.Kind.festivals, FestivalSection.init(reading:)) ?? .empty
        names = try sections.readIfPresent(TableBody.Kind.names, NameSection.init(reading:)) ?? .empty
        territories =
            try sections.readIfPresent(TableBody.Kind.territories, TerritorySection.init(reading:))
            ?? TerritorySection([])
        aliases = try sections.readIfPresent(TableBody.Kind.aliases, AliasSection.init(reading:)) ?? .empty
        customs = try sections.readIfPresent(TableBody.Kind.customs, CustomSection.init(reading:)) ?? CustomSection()
        try checkCalendars()
        for index in calendarSections.indices { calendarSections[index].termDays.mark(after: about.lastPublishedDay) }
        try checkNames()
    }

    /// Throws unless every calendar's terms and lunations have instants, and no calendar stands twice.
    private func checkCalendars() throws(TableError) {
        let malformed = Self.malformed(.calendar)
        guard calendarSections.isDistinct(by: { $0.id }) else { throw malformed }
        for calendar in calendarSections {
            guard calendar.firstLunation + calendar.months.count < phases.lunationCount else { throw malformed }
            let numbers = calendar.termDays.numbers
            guard terms.numbers.clamped(to: numbers) == numbers else { throw malformed }
        }
    }

    /// Throws unless there are no names, or as many as festivals, regions and calendars.
    private func checkNames() throws(TableError) {
        guard !names.languages.isEmpty else { return }
        guard names.festivalCount == festivals.ids.count, names.regionCount == festivals.regions.count,
            names.calendarCount == calendarSections.count
        else { throw Self.malformed(.names) }
    }

    private static func malformed(_ kind: TableBody.Kind) -> TableError {
        TableError(.malformedSection(kind.rawValue), in: .table)
    }
}

// MARK: - Contents

extension AlmanacTable {
    /// The table's name, such as `2026a`: another letter whenever any answer changes.
    public var release: String { header.release.description }

    /// The SHA-256 of everything the table was compiled from, as 64 hexadecimal digits.
    public var digest: String { header.digestText }

    /// The civil days for which the calendars answer: 1900-01-01 to 2100-12-31 in the bundled table. A calendar of which the days
    /// before some day are not known begins with that: `LunisolarCalendar.days`.
    public var days: DayRange { about.promisedDays }

    /// The calendars the table holds, in the order of the file.
    public var calendarIDs: [CalendarID] { calendarSections.map { $0.id } }

    /// The regions in which the table knows festivals, in the order of the data files.
    public var regionIDs: [RegionID] { festivals.regions.map { $0.id } }

    /// The region that is shown where nobody asks for another, the first; nil if the table knows none.
    public var homeRegion: RegionID? { regionIDs.first }

    /// The calendar that the people of a region use, or nil if the table does not know the region.
    public func calendarID(of region: RegionID) -> CalendarID? { festivals.regions.first { $0.id == region }?.calendar }
}
