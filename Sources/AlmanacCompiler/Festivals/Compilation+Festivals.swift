import AlmanacCore
import Ephemeris

/// The festivals of a compilation, evaluated in every calendar.
struct CompiledFestivals {
    /// All festivals.
    let festivals: FestivalSet
    /// The section of the table.
    let section: FestivalSection
    private let evaluations: [FestivalEvaluation]

    /// Reads and evaluates the festivals of a folder.
    init(from folder: SourceFolder, _ calendars: [CompiledCalendar], _ theory: Theory) throws {
        let festivals = try FestivalSet(from: folder, calendars: calendars.map(\.id))
        let sun = SolarLongitudeInstants(festivals, theory)
        let evaluations = calendars.map { FestivalEvaluation(festivals: festivals, calendar: $0, sun: sun) }
        guard let section = try FestivalEncoder.section(festivals, evaluations) else {
            throw CompileError.doesNotFit("festivals")
        }
        self.festivals = festivals
        self.section = section
        self.evaluations = evaluations
    }

    /// Throws unless a finished table gives back every festival, all regions together, in the order of labels; the
    /// regions one by one are left to the tests.
    func requireReadsBack(_ table: AlmanacTable) throws {
        for evaluation in evaluations {
            let id = evaluation.calendar.id
            guard let calendar = table.calendar(id) else { throw CompileError.notReadBack("calendar \(id)") }
            let expected = Self.firstOfEachFestival(try labels(evaluation))
            let read = calendar.festivals(in: table.regionIDs)?.beginning(in: calendar.days)
            guard let read, read.elementsEqual(expected) else {
                throw CompileError.notReadBack("festivals of \(id)")
            }
        }
    }

    /// A festival and the index of its definition, which orders the labels of a kind.
    private struct Label {
        let festival: Festival
        let place: Int
    }

    /// Every entry on every day, in the order of labels, repetitions included.
    private func labels(_ evaluation: FestivalEvaluation) throws(DataFileError) -> [Label] {
        var labels: [Label] = []
        for (place, definition) in festivals.festivals.enumerated() {
            for entry in definition.entries {
                for span in try evaluation.spans(of: entry) {
                    let festival = Festival(
                        id: definition.id,
                        kind: entry.kind,
                        day: span.firstDay,
                        length: UInt8(truncatingIfNeeded: span.length),
                        dayNumber: 1
                    )
                    labels.append(Label(festival: festival, place: place))
                }
            }
        }
        return labels.sorted { left, right in
            (left.festival.firstDay.rawValue, left.festival.kind.rawValue, left.place)
                < (right.festival.firstDay.rawValue, right.festival.kind.rawValue, right.place)
        }
    }

    /// The labels without those of a festival that already begins on the day.
    private static func firstOfEachFestival(_ labels: [Label]) -> [Festival] {
        var kept: [Festival] = []
        var places = Set<Int>()
        var day = Day.min
        for label in labels {
            if label.festival.firstDay != day { places.removeAll(keepingCapacity: true) }
            day = label.festival.firstDay
            if places.insert(label.place).inserted { kept.append(label.festival) }
        }
        return kept
    }
}
