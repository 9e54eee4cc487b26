/// Rows of comma-separated values (RFC 4180).
enum CSVRow {
    /// The fields as one record, with CR LF at the end.
    static func text(_ fields: [String]) -> String {
        fields.map(quoted).joined(separator: ",") + "\r\n"
    }

    /// A field of any text, within quotation marks if it contains a comma, a quotation mark or a line end.
    private static func quoted(_ field: String) -> String {
        guard field.utf8.contains(where: isSpecial) else { return field }
        var text = "\""
        for scalar in field.unicodeScalars {
            text += scalar == "\"" ? "\"\"" : String(scalar)
        }
        return text + "\""
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
        default: false
        }
    }
}
