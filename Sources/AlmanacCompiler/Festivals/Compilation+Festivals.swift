import AlmanacCore
import Ephemeris

/// The festivals of a compilation, evaluated in every calendar.
struct CompiledFestivals {
    let festivals: FestivalSet
    let section: FestivalSection
    let evaluations: [FestivalEvaluation]

    /// Reads and evaluates the festivals of a folder.
    init(
        from folder: SourceFolder,
        _ calendars: [CompiledCalendar],
        _ instants: RoundedInstants,
        _ theories: Theories
    ) throws {
        let festivals = try FestivalSet(from: folder, calendars: calendars.map(\.id))
        let sun = SolarLongitudeInstants(festivals, theories, years: folder.span.yearsWithDays)
        let uncertainty = UncertaintyModel(theories.timeScales, folder.span)
        let evaluations = calendars.map { calendar in
            let otherDays = calendar.otherDays(instants, uncertainty)
            let other = calendar.moving(otherDays)
            return FestivalEvaluation(
                festivals: festivals,
                calendar: calendar,
                sun: sun,
                otherDays: otherDays,
                other: other
            )
        }
        guard let section = try FestivalEncoder.section(festivals, evaluations, years: folder.span.yearsWithDays) else {
            throw CompileError.doesNotFit("festivals")
        }
        self.festivals = festivals
        self.section = section
        self.evaluations = evaluations
    }

    /// Throws unless a finished table gives back every day of every festival, all regions together, in the order of labels;
    /// the regions one by one are left to the tests.
    func requireReadsBack(_ table: AlmanacTable) throws {
        for evaluation in evaluations {
            let id = evaluation.calendar.id
            guard let calendar = table.calendar(id) else { throw CompileError.notReadBack("calendar \(id)") }
            let expected = try FestivalReadBack(evaluation, days: calendar.days)
            guard let read = calendar.festivals(in: table.regionIDs), expected.agrees(with: read) else {
                throw CompileError.notReadBack("festivals of \(id)")
            }
        }
    }
}
