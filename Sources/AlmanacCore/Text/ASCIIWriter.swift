/// Writes numbers and signs of ASCII into a string. Values that are `PlainText` write themselves with it.
@_documentation(visibility: internal)
public struct ASCIIWriter: ~Copyable {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    /// A string of at most `capacity` bytes, built in place: up to 15 bytes it costs no allocation.
    ///
    /// - Precondition: The written text fits the capacity.
    @usableFromInline
    static func string(capacity: Int, _ write: (inout ASCIIWriter) -> Void) -> String {
        String(unsafeUninitializedCapacity: capacity) { buffer in
            var writer = ASCIIWriter(buffer)
            write(&writer)
            return writer.count
        }
    }

    private init(_ buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

    mutating func write(byte: UInt8) {
        precondition(count < buffer.count, "text longer than its buffer")
        buffer[count] = byte
        count += 1
    }

    mutating func write(_ byte: Unicode.Scalar) { write(byte: UInt8(truncatingIfNeeded: byte.value)) }

    /// Writes a number in decimal digits, with leading zeros up to a width.
    mutating func write(_ number: UInt64, width: Int = 1) {
        let end = count + max(width, number.digitCount)
        precondition(end <= buffer.count, "text longer than its buffer")
        var quotient = number
        for index in (count..<end).reversed() {
            buffer[index] = UInt8(truncatingIfNeeded: quotient % 10) + 0x30
            quotient /= 10
        }
        count = end
    }

    /// Writes a year as ISO 8601 does: four digits for 0 … 9999, else with a sign; at most eight bytes.
    mutating func write(year: Int) {
        if year < 0 {
            write("-")
        } else if year > 9999 {
            write("+")
        }
        write(UInt64(year.magnitude), width: 4)
    }
}
