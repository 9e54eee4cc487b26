/// Turns one text into one row.
protocol Converter {
    /// The names of the columns.
    var header: String { get }
    /// Appends the row of a text, its line feed included, or throws before it has appended anything.
    func append(_ text: ArraySlice<UInt8>, to row: inout [UInt8]) throws(ConversionError)
}

/// The reason why a text cannot be converted, printed after it.
struct ConversionError: Error, CustomStringConvertible {
    let description: String
}
