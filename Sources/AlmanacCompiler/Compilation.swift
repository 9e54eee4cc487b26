// The whole way from the data folder to the table.

import AlmanacCore
import Ephemeris

/// A table that was compiled, and what there is to say about it.
package struct Compilation: Sendable {
    /// The header of the file.
    package let header: TableHeader
    /// The inflated body.
    package let body: [UInt8]
    /// The deflated body.
    package let deflated: [UInt8]
    /// The instants that went into it.
    package let instants: RoundedInstants
    /// The events as they were computed.
    package let events: EventTable
    /// How many terms the series have that each phase and each solar term took.
    package let seriesTerms: (sun: Int, moon: Int, nutation: Int)

    /// The names of the festivals as the source text of a Swift file.
    package let festivalNameSource: String

    /// The file.
    package var fileBytes: [UInt8] { header.bytes + deflated }

    /// Compiles a data folder.
    ///
    /// - Parameters:
    ///   - folder: the input; the result depends on nothing else.
    ///   - progress: told the share of the work that is done, 0 … 1.
    /// - Throws: `DataFileError` for a row that cannot be used, `CompileError` if the rows do not make a table.
    package nonisolated(nonsending) init(
        _ folder: SourceFolder,
        progress: (Double) -> Void = { _ in }
    ) async throws {
        let theory = try Theory(from: folder)
        try TableSpan.require(theory)
        let release = try folder.releaseName()
        events = await EventTable.compute(
            theory: theory,
            terms: TableSpan.computedTerms,
            phases: TableSpan.computedPhases,
            progress: progress
        )
        try events.requireOrder()
        instants = RoundedInstants(events, theory.timeScales)
        let calendars = try CalendarSet(from: folder, instants: instants).calendars
        for calendar in calendars { try instants.requireRoundingKeepsDays(calendar) }
        let festivals = try CompiledFestivals(from: folder, calendars, theory)
        let unknownFrom = try DayTableFile(folder.file("theory/leap_seconds.txt")).validity.upperBound
        body = TableBody.bytes(
            of: try Self.sections(
                instants,
                calendars,
                festivals.section,
                theory.timeScales,
                leapSecondsUnknownFrom: unknownFrom
            )
        )
        deflated = try deflate(body)
        header = TableHeader(
            release: release.name,
            body: body,
            deflatedByteCount: deflated.count,
            digest: folder.digest.bytes
        )
        seriesTerms = (
            theory.sun.earthLongitude.termCount,
            theory.moon.periodicLongitude.termCount,
            theory.nutation.lunisolar.termCount + theory.nutation.planetary.termCount
        )
        festivalNameSource = FestivalNameSource(festivals.festivals).text
        try requireReadsBack(calendars, festivals)
    }

    private static func sections(
        _ instants: RoundedInstants,
        _ calendars: [CompiledCalendar],
        _ festivals: FestivalSection,
        _ scales: TimeScales,
        leapSecondsUnknownFrom: Day
    ) throws(CompileError) -> [(kind: TableBody.Kind, bytes: [UInt8])] {
        let tableTerms = Array(instants.terms.prefix(TableSpan.terms.count))
        guard let terms = TermSection(packing: tableTerms, firstNumber: instants.firstTerm) else {
            throw .doesNotFit("solar terms")
        }
        // One lunation more than there are months: its new moon ends the last of them.
        let tablePhases = Array(instants.phases.prefix(4 * (TableSpan.lunations.count + 1)))
        guard let phases = PhaseSection(packing: tablePhases, firstLunation: instants.firstLunation) else {
            throw .doesNotFit("phases")
        }
        let about = AboutSection(scales.leapSeconds, unknownFrom: leapSecondsUnknownFrom)
        let deltaT = DeltaTSection(scales.deltaT)
        let uncertainty = InstantUncertainty(about: about, deltaT: deltaT)
        var sections: [(kind: TableBody.Kind, bytes: [UInt8])] = [
            (.about, about.bytes),
            (.terms, terms.bytes),
            (.phases, phases.bytes),
            (.deltaT, deltaT.bytes),
            (.festivals, festivals.bytes),
        ]
        for calendar in calendars {
            guard let section = calendar.section(instants, uncertainty) else {
                throw .doesNotFit("months and days of \(calendar.id)")
            }
            sections.append((.calendar, section.bytes))
        }
        return sections
    }
}

extension Compilation {
    /// The names of the calendars in the table.
    package var calendarNames: [String] {
        let table = try? AlmanacTable(header: header, body: body)
        return table?.calendarIDs.map(\.description) ?? []
    }

    /// The SHA-256 of the input in hexadecimal.
    package var digest: String {
        header.digest.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
