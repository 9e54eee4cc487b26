import AlmanacRendering
import CommandSupport

/// The formats of `almanac export`.
enum ExportFormat: String, CaseIterable {
    case ics, json, csv, svg, html

    /// The format of the first operand.
    init(asked arguments: Arguments) throws(UsageError) {
        let name = arguments.operands[0]
        guard let format = ExportFormat(rawValue: name) else {
            let known = ExportFormat.allCases.map(\.rawValue)
            let error = UsageError("no format \(quoted(name)): expected one of \(known.joined(separator: ", "))")
            throw Reader.ofEnvironment.translated(
                error,
                to: .option("export", value: name, known: known),
                for: arguments
            )
        }
        self = format
    }

    /// Throws if an option is given that means nothing in this format.
    func requireOptionsOfItsOwn(_ arguments: Arguments) throws(UsageError) {
        let isPage = self == .svg || self == .html
        guard self == .ics || arguments[AlmanacSyntax.feed] == nil && !arguments.has(AlmanacSyntax.rscale) else {
            throw UsageError("--feed and --rscale are for ics, not for \(self)")
        }
        guard self == .csv || arguments[AlmanacSyntax.columns] == nil else {
            throw UsageError("--columns is for csv, not for \(self)")
        }
        guard isPage || arguments[AlmanacSyntax.firstWeekday] == nil else {
            throw UsageError("--first-weekday is for svg and html, not for \(self)")
        }
    }
    /// Whether a file of this format shows public holidays: one of events or of columns does if it is asked for them.
    func showsHolidays(_ feeds: [Feed], _ columns: [DayColumn]) -> Bool {
        switch self {
        case .ics: feeds.contains(.publicHolidays)
        case .csv: columns.contains(where: \.showsHolidays)
        case .json, .svg, .html: true
        }
    }
}
