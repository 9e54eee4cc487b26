import CommandSupport

/// The formats of `almanac export`.
enum ExportFormat: String, CaseIterable {
    case ics, json, csv, svg, html

    /// The format of an operand.
    init(_ name: String) throws(UsageError) {
        guard let format = ExportFormat(rawValue: name) else {
            let known = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("no format \(quoted(name)): expected one of \(known)")
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
}
