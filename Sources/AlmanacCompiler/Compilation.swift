import AlmanacCore
import Ephemeris

/// The compilation of a data folder: the table, and what the report says about it.
package struct Compilation: Sendable {
    /// The header of the file.
    package let header: TableHeader
    /// The inflated body.
    package let body: [UInt8]
    /// The deflated body.
    package let deflated: [UInt8]
    /// The instants in the table, and those computed beyond its end.
    package let instants: RoundedInstants
    /// The same instants before rounding, in TT.
    package let events: EventTable
    /// How many series terms the longitudes of the Sun and the Moon and the nutation have.
    package let seriesTerms: (sun: Int, moon: Int, nutation: Int)

    /// The calendars in the table, in its order.
    package let calendarIDs: [CalendarID]

    /// Header and body as they go into the file.
    package var contents: CompiledContents { CompiledContents(header: header, body: body, deflated: deflated) }

    /// The bytes of the table file.
    package var fileBytes: [UInt8] { contents.fileBytes }

    /// Compiles a data folder.
    ///
    /// - Parameters:
    ///   - folder: The input; the result depends on nothing else.
    ///   - progress: Receives the share of the work that is done, 0 … 1.
    /// - Throws: `DataFileError` for a row that cannot be used, `CompileError` if the rows make no table.
    package nonisolated(nonsending) init(
        _ folder: SourceFolder,
        progress: (Double) -> Void = { _ in }
    ) async throws {
        let theory = try Theory(from: folder)
        let release = try folder.releaseName()
        try LeapSecondsFile(folder.file("theory/leap_seconds.txt")).requireAnnounced(inReleaseOf: release.year)
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
        calendarIDs = calendars.map(\.id)
        body = try TableContents(instants, calendars, festivals, theory.timeScales).bodyBytes()
        deflated = try deflate(body)
        header = TableHeader(
            release: release.name,
            body: body,
            deflatedByteCount: deflated.count,
            digest: folder.digest.bytes
        )
        seriesTerms = (
            theory.sun.earthLongitude.count,
            theory.moon.periodicLongitude.count,
            theory.nutation.lunisolar.count + theory.nutation.planetary.count
        )
        try requireReadsBack(calendars, festivals)
    }
}
