/// The destination of an export, which takes text piece by piece: standard output, or memory.
package protocol TextSink: ~Copyable {
    /// The error of a failed write; `Never` if no write fails.
    associatedtype Failure: Error

    /// Writes a piece of text.
    mutating func write(_ text: String) throws(Failure)
}
