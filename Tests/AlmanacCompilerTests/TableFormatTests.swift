import CompilerSupport
import TestSupport
import Testing

@testable import Almanac
@testable import AlmanacCompiler
@testable import AlmanacCore
@testable import AlmanacFiles

/// The container: versions, unknown sections, and every kind of damage by accident.
@Suite struct TableFormatTests {
    private func file() async throws -> [UInt8] {
        try await Fixture.compilation.value.fileBytes
    }

    // MARK: - Growth of the format

    @Test("unknown sections are skipped") func unknownSectionsAreSkipped() async throws {
        let compilation = try await Fixture.compilation.value
        var sections = try TestTable.sections(of: compilation.body)
        let count = sections.count
        sections.insert((kind: 99, bytes: [1, 2, 3]), at: 0)
        sections.insert((kind: 0xFFFF, bytes: []), at: 3)
        sections.append((kind: 15, bytes: [UInt8](repeating: 7, count: 1000)))
        let table = try AlmanacTable(bytes: TestTable.file(body: TestTable.body(sections), like: compilation.header))
        let plain = try AlmanacTable(bytes: compilation.fileBytes)
        #expect(count + 3 == sections.count)
        #expect(table.calendarIDs == plain.calendarIDs)
        #expect(table.calendarSections == plain.calendarSections)
        #expect(table.terms == plain.terms && table.phases == plain.phases && table.deltaT == plain.deltaT)
    }

    @Test("a newer minor version is read") func aNewerMinor() async throws {
        let compilation = try await Fixture.compilation.value
        let file = try TestTable.file(body: compilation.body, like: compilation.header, minorVersion: 7)
        let newer = try AlmanacTable(bytes: file)
        #expect(newer.calendarIDs == (try await Fixture.table()).calendarIDs && newer.calendarIDs.contains(.china))
    }

    @Test("a newer major version is refused as such", arguments: [4, 5, 255, 256, 65_535])
    func aNewerMajor(major: Int) async throws {
        var file = try await file()
        file[8] = UInt8(major & 0xFF)
        file[9] = UInt8(major >> 8)
        let error = TableError(.newerVersion(found: UInt16(major), supported: 3), in: .table)
        #expect(throws: error) { try AlmanacTable(bytes: file) }
        // Whatever comes after the version may look otherwise, or be shorter.
        #expect(throws: error) { try AlmanacTable(bytes: Array(file.prefix(12))) }
        #expect("\(error)".contains("newer"))
    }

    @Test("an older major version is no table", arguments: [0, 1, 2])
    func anOlderMajor(major: UInt8) async throws {
        var file = try await file()
        file[8] = major
        #expect(throws: TableError(.notATable, in: .table)) { try AlmanacTable(bytes: file) }
    }

    @Test("a missing section is named", arguments: [1, 2, 3, 4])
    func aMissingSection(kind: UInt16) async throws {
        let compilation = try await Fixture.compilation.value
        let sections = try TestTable.sections(of: compilation.body).filter { $0.kind != kind }
        let file = try TestTable.file(body: TestTable.body(sections), like: compilation.header)
        #expect(throws: TableError(.missingSection(kind), in: .table)) { try AlmanacTable(bytes: file) }
    }

    @Test("a section cut short is named", arguments: [1, 2, 3, 4, 16])
    func aSectionCut(kind: UInt16) async throws {
        let compilation = try await Fixture.compilation.value
        let sections = try TestTable.sections(of: compilation.body)
        let index = try #require(sections.firstIndex { $0.kind == kind })
        var failures = Failures()
        let size = sections[index].bytes.count
        // Version 1.0 had a section 1 of 20 bytes, and calendars before 3.1 ended after their notes: these are whole.
        let whole = kind == 1 ? 20 : kind == 16 ? size - 16 : size
        for length in Set((0..<40).map { size * $0 / 40 } + [size - 1]) where length != whole {
            var cut = sections
            cut[index].bytes = Array(cut[index].bytes.prefix(length))
            let file = try TestTable.file(body: TestTable.body(cut), like: compilation.header)
            let error = tableError(file)
            failures.check(error == .malformedSection(kind), "\(length) bytes: \(String(describing: error))")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("sections that do not fit the body are noticed") func sectionsThatDoNotFit() async throws {
        let compilation = try await Fixture.compilation.value
        var many = compilation.body
        many.replaceSubrange(0..<2, with: [0xFF, 0xFF])
        for body in [Array(compilation.body.dropLast()), many, [], [1], [1, 0], [1, 0, 1, 0, 0, 0, 1, 0, 0, 0]] {
            let error = tableError(try TestTable.file(body: body, like: compilation.header))
            #expect(error == .malformedDirectory, "\(body.count) bytes")
        }
        #expect(
            TableError(.malformedDirectory, in: .table).description.hasSuffix(
                "its list of sections does not fit its body"
            )
        )
    }

    // MARK: - Damage

    @Test("every truncation is noticed") func everyTruncationIsNoticed() async throws {
        let file = try await file()
        var failures = Failures()
        for length in 0..<file.count {
            let error = tableError(Array(file.prefix(length)))
            let expected: TableError.Reason =
                switch length {
                case ..<8: .notATable
                case ..<64: .truncated(expected: 64, found: length)
                default: .truncated(expected: file.count, found: length)
                }
            failures.check(error == expected, "\(length): \(String(describing: error))")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("bytes behind the end are noticed") func bytesBehindTheEnd() async throws {
        let file = try await file()
        let error = tableError(file + [0])
        #expect(error == .trailingBytes(expected: file.count, found: file.count + 1))
        #expect(
            error.map { TableError($0, in: .table) }?.description.hasPrefix("table followed by other bytes: ") == true
        )
    }

    @Test("every flipped bit of the header is noticed") func everyFlippedBit() async throws {
        let file = try await file()
        var failures = Failures()
        for bit in 0..<8 * TableHeader.byteCount {
            failures.check(tableError(Self.flip(bit, in: file)) != nil, "bit \(bit % 8) of byte \(bit / 8)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("flipped bits of the stream never change an answer") func flippedBitsOfTheStream() async throws {
        let file = try await file()
        let table = try AlmanacTable(bytes: file)
        var numbers = RepeatableNumbers(seed: 2026)
        var failures = Failures()
        for _ in 0..<600 {
            let bit = Int.random(in: 8 * TableHeader.byteCount..<8 * file.count, using: &numbers)
            guard let other = try? AlmanacTable(bytes: Self.flip(bit, in: file)) else { continue }
            // The bits that fill the last byte of the deflated data mean nothing.
            failures.check(other.calendarSections == table.calendarSections && other.terms == table.terms, "bit \(bit)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test("an impossible size is refused before memory is taken") func anImpossibleSize() async throws {
        var file = try await file()
        file.replaceSubrange(20..<24, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(tableError(file) == .tooLarge(promised: 4_294_967_295, limit: 1_048_576))
        file = try await self.file()
        file.replaceSubrange(24..<28, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(tableError(file) == .tooLarge(promised: 4_294_967_295, limit: 2_097_152))
    }

    @Test("a size that the body does not have is named") func aSizeThatTheBody() async throws {
        for change in [-1, 1] {
            var file = try await file()
            let size = try await Fixture.compilation.value.body.count + change
            file.replaceSubrange(20..<24, with: (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) })
            #expect(tableError(file) == .sizeMismatch)
        }
        #expect(
            TableError(.sizeMismatch, in: .table).description.contains(
                "does not have the size that its header promises"
            )
        )
    }

    @Test("a release that is none is damage") func aReleaseThatIsNone() async throws {
        var file = try await file()
        file[12] = UInt8(ascii: "A")
        #expect(tableError(file) == .malformedRelease)
    }

    @Test("a file of another format is no table") func aFileOfAnother() async throws {
        let compilation = try await Fixture.compilation.value
        let holidays = FileFormat.holidays
        let file = try TestTable.file(body: compilation.body, like: compilation.header, format: holidays)
        let read = try CompiledFile(file, as: holidays)
        #expect(read.header.minorVersion == holidays.minorVersion && read.body == compilation.body)
        #expect(read.header.release == compilation.header.release && read.header.digest == compilation.header.digest)
        #expect(tableError(file) == .notATable)
        #expect(throws: TableError(.notATable, in: .holidays)) { try CompiledFile(compilation.fileBytes, as: holidays) }
        // The signature is under the checksum, and the version comes first.
        let renamed = Array(compilation.header.bytes.prefix(8)) + [4] + file.dropFirst(9)
        #expect(tableError(renamed) == .newerVersion(found: 4, supported: 3))
    }

    /// Why the bytes are not a table; nil if they are.
    private func tableError(_ bytes: [UInt8]) -> TableError.Reason? {
        do throws(TableError) {
            _ = try AlmanacTable(bytes: bytes)
            return nil
        } catch {
            #expect(error.file == .table)
            return error.reason
        }
    }

    private static func flip(_ bit: Int, in bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        return bytes
    }
}
