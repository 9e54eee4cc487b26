import AlmanacCore
import AlmanacNames
import CommandSupport

/// The festivals and days off of one region in an array, which are notes of days.
///
/// A note has three digits of base 57: the day among 57, the index of its festival from 1 on, and its mark, 1 for a day off, 2 for a day
/// worked for one, 3 for half a day off. A digit is a character from `#` to `[`, which no programming language escapes.
struct PackedRegion {
    /// The notes of 57 days each, from the first day on.
    private(set) var notes: [String] = []
    /// The names of the festivals in each of the languages; empty in a language whose label is the term or the lunar date.
    private(set) var names: [[String]] = []
    /// The days of which all marks are known.
    let decided: DayRange?
    /// The days off in words, for the head of the file.
    let summary: String

    private static let base = 57

    /// Packs what the labels of a region name, and its marks; nil if no region is asked for.
    init?(_ emission: Emission) throws(UsageError) {
        guard let region = emission.regions.first else { return nil }
        guard emission.regions.count == 1 else {
            throw .missing("--region of one region", usage: "almanac-gen emit FORMAT --region \(region)")
        }
        guard let festivals = emission.calendar(of: region)?.festivals(in: [region]),
            let works = emission.workCalendars.first
        else { throw .unknownValue("\(region)", of: "region", among: emission.holidays.regionIDs.map { "\($0)" }) }
        decided = works.completeDays?.intersection(emission.days)
        summary =
            "\(region), decided for \(works.audience): \(works.completeDays.field); looked up on \(works.lookedUp)"
        for (index, day) in emission.days.enumerated() {
            if index % Self.base == 0 { notes.append("") }
            let status = works.status(of: day)
            let name = emission.languages.map { festivals.name(inLabelOf: day, status, in: $0) }
            let mark = status.mark.map { Int($0.rawValue) + 1 } ?? 0
            let isNamed = name.contains { !$0.isEmpty }
            guard isNamed || mark > 0 else { continue }
            if isNamed, !names.contains(name) { names.append(name) }
            let festival = names.firstIndex(of: name).map { $0 + 1 } ?? 0
            notes[notes.count - 1] += [index % Self.base, festival, mark].map(Self.digit).joined()
        }
        guard names.count < Self.base else {
            throw .outside("\(names.count) festivals", first: "0", last: "\(Self.base - 1)")
        }
    }

    private static func digit(_ value: Int) -> String { "\(Unicode.Scalar(UInt8(35 + value % base)))" }
}

extension Festivals {
    /// The festival or the day off in the label of a day; empty if the label is the term or the lunar date.
    fileprivate func name(inLabelOf day: Day, _ work: WorkStatus, in language: CalendarLanguage) -> String {
        if let name = dayOffName(on: day, work: work, in: language) { return name }
        guard let label = label(on: day, in: language), case .festival = label.subject else { return "" }
        return label.text
    }
}
