import AlmanacRendering
import CommandSupport

extension StandardOutput {
    /// Writes one line, its fields separated by tabs.
    mutating func writeRow(_ fields: String...) throws(OutputFailure) {
        try writeRow(fields)
    }

    /// Writes one line, its fields separated by tabs.
    mutating func writeRow(_ fields: [String]) throws(OutputFailure) {
        try writeLine(fields.joined(separator: "\t"))
    }

    /// Writes the lines of a page.
    mutating func write(_ lines: [StyledText], in palette: Palette) throws(OutputFailure) {
        for line in lines {
            try writeLine(line.text(in: palette))
        }
    }
}
