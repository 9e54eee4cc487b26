import AlmanacCore
import AlmanacFiles
import TestSupport
import Testing

@testable import Almanac
@testable import AlmanacCompiler

/// Damaged and hostile files of holidays, as bytes and as text: they give an error, or days off that can be asked.
///
/// Each test tries a sample of its cases, or with `Scripts/test --exhaustive` all of them, and then says how many.
@Suite struct HostileHolidayTests {
    private static let compilation = Result {
        try HolidayCompilation(SourceFolder(holidaysOf: DataFolder.path), with: .bundled)
    }

    private func body() throws -> [UInt8] { try Self.compilation.get().contents.body }

    private func interrogator() throws -> HolidayInterrogator {
        HolidayInterrogator(try Self.compilation.get().holidays)
    }

    private func bundledBytes() throws -> [UInt8] { try FileStore.read("\(DataFolder.path)/holidays.bin") }

    /// Says what an exhaustive run has tried.
    private func report(_ what: String, _ interrogator: HolidayInterrogator) {
        if TestCases.areExhaustive { print("holidays.bin, \(what): \(interrogator)") }
    }

    /// The bytes with one bit changed; the bits of all bytes are counted from 0.
    private func changing(_ bit: Int, of bytes: [UInt8]) -> [UInt8] {
        var changed = bytes
        changed[bit / 8] ^= 1 << UInt8(bit % 8)
        return changed
    }

    // MARK: - The file as it is

    @Test("every truncation is refused") func truncated() throws {
        let bytes = try bundledBytes()
        var interrogator = try interrogator()
        for count in TestCases.numbers(below: bytes.count, sampled: 150) {
            interrogator.open(Array(bytes.prefix(count)))
        }
        interrogator.open(Array(bytes.dropLast()))
        interrogator.open(bytes + [0])
        #expect(interrogator.opened == 0, "\(interrogator)")
        report("truncated", interrogator)
    }

    /// A changed bit is found, unless the stream gives the same contents in another way: within a run of zeros it does not
    /// matter which of them are repeated.
    @Test("every changed bit is refused") func changedBit() throws {
        let bytes = try bundledBytes()
        let body = try CompiledFile(bytes, as: .holidays).body
        var interrogator = try interrogator()
        var failures = Failures()
        for bit in TestCases.numbers(below: 8 * bytes.count, sampled: 100) {
            let changed = changing(bit, of: bytes)
            guard interrogator.open(changed) else { continue }
            let isSame = bit / 8 >= TableHeader.byteCount && (try? CompiledFile(changed, as: .holidays).body) == body
            failures.check(isSame, "bit \(bit % 8) of byte \(bit / 8)")
        }
        #expect(failures.isEmpty, "\(failures)")
        report("one bit changed", interrogator)
    }

    // MARK: - Bodies with a good checksum

    @Test("every body that ends too soon is refused") func truncatedBody() throws {
        let body = try body()
        var interrogator = try interrogator()
        for count in TestCases.numbers(below: body.count, sampled: 30) {
            interrogator.open(body: Array(body.prefix(count)))
        }
        #expect(interrogator.opened == 0, "\(interrogator)")
        report("body truncated", interrogator)
    }

    @Test("every section that ends too soon is refused") func truncatedSection() throws {
        let sections = try TestTable.sections(of: body())
        var interrogator = try interrogator()
        for (index, section) in sections.enumerated() {
            for count in TestCases.numbers(below: section.bytes.count, sampled: 6) {
                var cut = sections
                cut[index].bytes = Array(section.bytes.prefix(count))
                interrogator.open(body: TestTable.body(cut))
            }
        }
        #expect(interrogator.opened == 0, "\(interrogator)")
        report("section truncated", interrogator)
    }

    /// All bits of the body in eight parts, which run side by side.
    @Test("any bit of the body may be changed", arguments: 0..<8)
    func changedBitOfBody(part: Int) throws {
        let body = try body()
        var interrogator = try interrogator()
        for number in TestCases.numbers(below: body.count, sampled: 7) {
            interrogator.open(body: changing(8 * number + part, of: body))
        }
        #expect(interrogator.opened > 0, "\(interrogator)")
        report("bit \(part) of a byte of the body changed", interrogator)
    }

    @Test("any byte of the body may be extreme", arguments: [0, 0x7F, 0x80, 0xFF] as [UInt8])
    func extremeByteOfBody(byte: UInt8) throws {
        let body = try body()
        var interrogator = try interrogator()
        for index in TestCases.numbers(below: body.count, sampled: 7) {
            var changed = body
            changed[index] = byte
            interrogator.open(body: changed)
        }
        #expect(interrogator.opened > 0, "\(interrogator)")
        report("a byte of the body is \(byte)", interrogator)
    }

    @Test("several bytes of the body may be anything") func randomBytesOfBody() throws {
        let body = try body()
        var interrogator = try interrogator()
        var numbers = RepeatableNumbers(seed: 2026)
        for _ in 0..<(TestCases.areExhaustive ? 5000 : 30) {
            var changed = body
            for _ in 0...Int.random(in: 0...3, using: &numbers) {
                // After the directory of seven sections, so that they are still found.
                changed[Int.random(in: 58..<body.count, using: &numbers)] = .random(in: .min ... .max, using: &numbers)
            }
            interrogator.open(body: changed)
        }
        #expect(interrogator.opened > 0, "\(interrogator)")
        report("several bytes of the body changed", interrogator)
    }

    // MARK: - Text

    /// Every file of `Data/holidays` with one bit changed, and cut off anywhere, is read or refused in one line; some of what
    /// is read is compiled.
    @Test("any bit of a text may be changed") func changedText() throws {
        let files = try SourceFolder(holidaysOf: DataFolder.path).files
        var (read, refused) = (0, 0)
        for file in files {
            let bits = TestCases.numbers(below: 8 * file.bytes.count, sampled: 20).lazy.map { bit in
                changing(bit, of: file.bytes)
            }
            let cuts = TestCases.numbers(below: file.bytes.count, sampled: 20).lazy.map { count in
                Array(file.bytes.prefix(count))
            }
            for bytes in [AnySequence(bits), AnySequence(cuts)].joined() {
                let changed = SourceFile(name: file.name, bytes: bytes)
                let isRead = try isReadable(changed, isCompiled: (read + refused) % 1000 == 0)
                read += isRead ? 1 : 0
                refused += isRead ? 0 : 1
            }
        }
        #expect(read > 0 && refused > 0)
        if TestCases.areExhaustive { print("Data/holidays: \(read + refused) cases: \(read) read, \(refused) refused") }
    }

    /// Whether a file can be read; whatever else is thrown fails the test.
    private func isReadable(_ file: SourceFile, isCompiled: Bool) throws -> Bool {
        do {
            if isCompiled { _ = try HolidayCompilation(SourceFolder(files: [file]), with: .bundled) }
            _ = try HolidayFile(file, .bundled)
            return true
        } catch let error as DataFileError {
            #expect(error.file == file.name)
            #expect(!error.description.contains("\n"))
            return false
        } catch is CompileError {
            return false
        }
    }
}
