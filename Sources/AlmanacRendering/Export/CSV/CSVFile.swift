import Almanac

/// A request as comma-separated values: a row for each day, with the columns asked for.
package struct CSVFile: Sendable {
    private let request: ExportRequest
    private let columns: [DayColumn]

    /// The file of a request.
    ///
    /// - Parameters:
    ///   - request: The content.
    ///   - columns: The columns, in order; nil for all that the request has.
    package init(_ request: ExportRequest, columns: [DayColumn]? = nil) {
        self.request = request
        self.columns = columns ?? request.columns
    }

    /// Writes the file row by row.
    package func write<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
        try sink.write(CSVRow.text(columns.map(\.name)))
        for year in request.years {
            for row in request.rows(ofYear: year) {
                try sink.write(CSVRow.text(columns.map { $0.value(row).field }))
            }
        }
    }
}
