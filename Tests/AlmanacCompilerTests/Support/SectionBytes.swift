@testable import AlmanacCore

extension [UInt8] {
    /// The value at the front of these bytes; too few of them are an error of the section of a kind.
    func read<Value>(
        as kind: UInt16,
        _ decode: (inout ByteReader) throws(MalformedBytes) -> Value
    ) throws(TableError) -> Value {
        try readBeginning(as: kind, decode).value
    }

    /// The same, and how many bytes follow the value.
    func readBeginning<Value>(
        as kind: UInt16,
        _ decode: (inout ByteReader) throws(MalformedBytes) -> Value
    ) throws(TableError) -> (value: Value, remaining: Int) {
        try withUnsafeBufferPointer { (bytes) throws(TableError) in
            try FileFormat.table.read(or: .malformedSection(kind)) { () throws(MalformedBytes) in
                var reader = ByteReader(bytes)
                let value = try decode(&reader)
                return (value, reader.remaining)
            }
        }
    }
}
