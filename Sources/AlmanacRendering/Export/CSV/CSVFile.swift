import Almanac

extension ExportRequest {
    /// Writes the request as comma-separated values: a row for each day, with some columns in their order; nil for all that the
    /// request has.
    package func writeCSV(_ columns: [DayColumn]? = nil, to write: (String) throws -> Void) rethrows {
        let columns = columns ?? self.columns
        try write(CSVRow.text(columns.map(\.name)))
        for year in years {
            for row in rows(ofYear: year) { try write(CSVRow.text(columns.map { $0.value(row).field })) }
        }
    }
}

/// Rows of comma-separated values (RFC 4180).
enum CSVRow {
    /// The fields as one record, with CR LF at the end.
    static func text(_ fields: [String]) -> String {
        fields.map(quoted).joined(separator: ",") + "\r\n"
    }

    /// A field of any text, within quotation marks if it contains a comma, a quotation mark or a line end.
    private static func quoted(_ field: String) -> String {
        guard field.utf8.contains(where: ",\"\n\r".utf8.contains) else { return field }
        var text = "\""
        for scalar in field.unicodeScalars {
            text += scalar == "\"" ? "\"\"" : String(scalar)
        }
        return text + "\""
    }
}

extension String {
    /// The text, after an apostrophe if a spreadsheet would take it for a formula (OWASP, CSV Injection).
    var withoutFormula: String {
        unicodeScalars.first.map { "=+-@\t\r\n＝＋－＠".unicodeScalars.contains($0) } == true ? "'" + self : self
    }
}
