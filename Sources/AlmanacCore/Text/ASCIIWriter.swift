/// Writes ASCII digits and signs into a buffer that is long enough.
struct ASCIIWriter {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private var count = 0

    /// A string of at most `capacity` bytes, built in place: up to 15 bytes long it costs no allocation.
    static func string(capacity: Int, _ write: (inout ASCIIWriter) -> Void) -> String {
        String(unsafeUninitializedCapacity: capacity) { buffer in
            var writer = ASCIIWriter(buffer: buffer)
            write(&writer)
            return writer.count
        }
    }

    private init(buffer: UnsafeMutableBufferPointer<UInt8>) {
        self.buffer = buffer
    }

    mutating func write(_ byte: Unicode.Scalar) {
        write(byte: UInt8(truncatingIfNeeded: byte.value))
    }

    /// Writes a number that is not negative, with zeros before it up to a width.
    mutating func write(_ number: UInt64, width: Int = 1) {
        var divisor: UInt64 = 1
        var digits = 1
        while number / divisor > 9 || digits < width {
            divisor *= 10
            digits += 1
        }
        while divisor > 0 {
            write(byte: UInt8(truncatingIfNeeded: number / divisor % 10) + 0x30)
            divisor /= 10
        }
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

    private mutating func write(byte: UInt8) {
        precondition(count < buffer.count, "text longer than its buffer")
        buffer[count] = byte
        count += 1
    }
}
