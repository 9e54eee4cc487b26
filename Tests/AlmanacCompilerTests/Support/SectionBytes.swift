@testable import AlmanacCore

extension [UInt8] {
    /// The value at the front of these bytes; too few of them are an error of the section of a kind.
    func read<Value>(
        as kind: UInt16,
        _ decode: (inout ByteReader) throws(TableError) -> Value
    ) throws(TableError) -> Value {
        try readBeginning(as: kind, decode).value
    }

    /// The same, and how many bytes follow the value.
    func readBeginning<Value>(
        as kind: UInt16,
        _ decode: (inout ByteReader) throws(TableError) -> Value
    ) throws(TableError) -> (value: Value, remaining: Int) {
        try withUnsafeBufferPointer { (bytes) throws(TableError) in
            var reader = ByteReader(bytes, malformed: TableError(.malformedSection(kind), in: .table))
            let value = try decode(&reader)
            return (value, reader.remaining)
        }
    }
}
