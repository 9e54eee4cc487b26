import AlmanacCore
import Ephemeris

/// The compilation of a data folder: the table, and what the report says about it.
package struct Compilation: Sendable {
    /// Header and body as they go into the file.
    package let contents: CompiledContents
    /// The instants in the table, and those computed beyond its end.
    package let instants: RoundedInstants
    /// The same instants before rounding, in TT.
    package let events: EventTable
    let theories: Theories
    /// The calendars in the table, in its order.
    package let calendarIDs: [CalendarID]

    package var header: TableHeader { contents.header }
    package var body: [UInt8] { contents.body }
    package var fileBytes: [UInt8] { contents.fileBytes }

    /// Compiles a data folder.
    ///
    /// - Parameters:
    ///   - folder: The input; the result depends on nothing else.
    ///   - known: The compilation of `Data/almanac.bin` from the same folder, if there was one before, for a wide table.
    /// - Throws: `DataFileError` for a row that cannot be used, `CompileError` if the rows make no table.
    package nonisolated(nonsending) init(_ folder: SourceFolder, known: Compilation? = nil) async throws {
        try folder.requireText()
        theories = try Theories(from: folder, bundled: known?.theories.bundled)
        let release = try folder.releaseName()
        try LeapSecondsFile(folder.file("theory/leap_seconds.txt")).requireAnnounced(inReleaseOf: release.year)
        events = await theories.events(of: folder.span, known: known?.events)
        try events.requireOrder()
        let instants = RoundedInstants(events, theories.timeScales, folder.span)
        let calendars = try CalendarSet(from: folder, instants: instants).calendars
        for calendar in calendars { try instants.requireRoundingKeepsDays(calendar) }
        // Packing the instants takes half as long as the festivals, and neither needs the other.
        async let packed = instants.sections()
        let festivals = try CompiledFestivals(from: folder, calendars, instants, theories)
        (self.instants, calendarIDs) = (instants, calendars.map(\.id))
        let body = try tableBody(try await packed, calendars, festivals, instants, theories.timeScales)
        contents = try CompiledContents(of: .table, release: release.name, body: body, digest: folder.digest)
        try await requireReadsBack(calendars, festivals)
    }
}

extension EventTable {
    /// Throws unless terms and phases rise, terms 14 to 17 days and phases 6 to 9 days apart.
    func requireOrder() throws(CompileError) {
        guard Self.areInOrder(terms, days: 14...17) else { throw .eventsOutOfOrder("solar terms") }
        guard Self.areInOrder(phases, days: 6...9) else { throw .eventsOutOfOrder("phases") }
    }

    private static func areInOrder(_ times: [TerrestrialTime], days: ClosedRange<Double>) -> Bool {
        zip(times, times.dropFirst()).allSatisfy { earlier, later in
            days.contains((later.secondsSinceJ2000 - earlier.secondsSinceJ2000) / 86_400)
        }
    }
}

extension RoundedInstants {
    /// Throws if rounding to whole seconds moves an event of the years of `almanac.bin` to another civil day of a calendar. In other
    /// years the rotation of the Earth is not known to a second.
    func requireRoundingKeepsDays(_ calendar: CompiledCalendar) throws(CompileError) {
        for seconds in unrounded {
            let instant = Instant(secondsSince1970: Self.rounded(seconds))
            let offset = CalendarSection.Era.offset(at: instant, in: calendar.eras)
            let unroundedDay = ((seconds + Double(offset)) / 86_400).rounded(.down)
            guard let day = instant.day(utcOffsetSeconds: offset),
                Double(day.rawValue) == unroundedDay || !TableSpan.bundled.promisedDays.contains(day)
            else { throw .roundingChangesDay(calendar.id, instant) }
        }
    }
}

extension Compilation {
    /// Throws unless the finished table answers with every instant, civil day, month and festival it was made of.
    nonisolated(nonsending) func requireReadsBack(
        _ calendars: [CompiledCalendar],
        _ festivals: CompiledFestivals
    ) async throws {
        let table = try AlmanacTable(header: header, body: body)
        for (index, number) in instants.span.terms.enumerated()
        where table.terms.seconds(number) != instants.terms[index] {
            throw CompileError.notReadBack("solar terms")
        }
        // The phases are the same for all calendars: one answers for all.
        let phases = calendars.first.flatMap { table.calendar($0.id) }?.phaseEvents(in: .min ... .max)
        let (exact, expected) = (TableSpan.bundled.lunations, instants.phases.prefix(4 * instants.span.lunations.count))
        let differences = zip(phases?.map(\.instant.secondsSince1970) ?? [], expected).map { abs($0 - $1) }
        let agree = differences.enumerated().allSatisfy { index, difference in
            let isExact = index % 4 == 0 || exact.contains(instants.firstLunation + index / 4)
            return difference <= (isExact ? 0 : PhaseSection.tolerance)
        }
        guard phases?.count == expected.count, agree else { throw CompileError.notReadBack("phases") }
        try await withThrowingTaskGroup { group in
            for calendar in calendars { group.addTask { try requireReadsBack(calendar, table) } }
            for evaluation in festivals.evaluations { group.addTask { try evaluation.requireReadsBack(table) } }
            try await group.waitForAll()
        }
    }

    private func requireReadsBack(_ compiled: CompiledCalendar, _ table: AlmanacTable) throws {
        guard let calendar = table.calendar(compiled.id) else {
            throw CompileError.notReadBack("calendar \(compiled.id)")
        }
        let terms = calendar.termEvents(in: .min ... .max)
        let termDays = compiled.days.terms[compiled.firstTerm..<instants.span.terms.count]
        guard terms.map(\.day) == Array(termDays) else { throw CompileError.notReadBack("days of the solar terms") }

        let months = calendar.months(beginningIn: .min ... .max)
        let lunations = instants.span.lunations
        let laidOut = compiled.layout.months[compiled.firstNewMoon..<lunations.count]
        let same =
            months.count == laidOut.count
            && zip(months, laidOut).allSatisfy { read, compiled in
                read.firstDay == compiled.firstDay && read.month == compiled.month && read.year == compiled.year
            }
        guard same else { throw CompileError.notReadBack("months") }
    }
}

/// The festivals of a compilation, evaluated in every calendar.
struct CompiledFestivals {
    let festivals: FestivalSet
    let section: FestivalSection
    let evaluations: [FestivalEvaluation]

    init(
        from folder: SourceFolder,
        _ calendars: [CompiledCalendar],
        _ instants: RoundedInstants,
        _ theories: Theories
    ) throws {
        let festivals = try FestivalSet(from: folder, calendars: calendars.map(\.id))
        let sun = festivals.longitudeInstants(theories, years: folder.span.yearsWithDays)
        let uncertainty = UncertaintyModel(theories.timeScales, folder.span)
        let evaluations = calendars.map { calendar -> FestivalEvaluation in
            let otherDays = calendar.otherDays(instants, uncertainty)
            let other = calendar.moving(otherDays)
            return .init(festivals: festivals, calendar: calendar, sun: sun, otherDays: otherDays, other: other)
        }
        guard let section = try FestivalEncoder.section(festivals, evaluations, years: folder.span.yearsWithDays) else {
            throw CompileError.doesNotFit("festivals")
        }
        (self.festivals, self.section, self.evaluations) = (festivals, section, evaluations)
    }
}

extension FestivalEvaluation {
    /// Throws unless a finished table gives back every day of every festival, all regions together, in the order of labels;
    /// the regions one by one are left to the tests.
    fileprivate func requireReadsBack(_ table: AlmanacTable) throws {
        guard let calendar = table.calendar(calendar.id) else {
            throw CompileError.notReadBack("calendar \(calendar.id)")
        }
        let expected = try FestivalReadBack(self, days: calendar.days)
        guard let read = calendar.festivals(in: table.regionIDs), expected.agrees(with: read) else {
            throw CompileError.notReadBack("festivals of \(calendar.id)")
        }
    }
}

/// The parts of a compiled file.
package struct CompiledContents: Sendable {
    package let header: TableHeader
    /// The inflated body.
    package let body: [UInt8]
    package let deflated: [UInt8]

    package var fileBytes: [UInt8] { header.bytes + deflated }

    /// Deflates the body of a file; the digest is that of its input.
    init(of format: FileFormat, release: ASCIIName, body: [UInt8], digest: SHA256.Digest) throws(DeflateFailure) {
        self.body = body
        deflated = try deflate(body)
        let (count, digest) = (deflated.count, digest.bytes)
        header = TableHeader(format: format, release: release, body: body, deflatedByteCount: count, digest: digest)
    }
}
