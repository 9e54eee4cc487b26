import AlmanacCore
import AlmanacFiles
import TestSupport
import Testing

@testable import Almanac
@testable import AlmanacCompiler

/// The file of holidays as bytes: small, the same every time, read by older programs, and safe whatever it holds.
@Suite struct HolidayFormatTests {
    private static let compilation = Result {
        try HolidayCompilation(SourceFolder(holidaysOf: DataFolder.path), with: .bundled)
    }

    private var bundledBytes: [UInt8] {
        get throws { try FileStore.read("\(DataFolder.path)/holidays.bin") }
    }

    /// The file of a body with a header that vouches for it.
    private func file(_ body: [UInt8], format: FileFormat = .holidays) throws -> [UInt8] {
        let deflated = try deflate(body)
        let header = TableHeader(
            format: format,
            release: "20261121",
            body: body,
            deflatedByteCount: deflated.count,
            digest: [UInt8](repeating: 7, count: 32)
        )
        return header.bytes + deflated
    }

    private func open(_ body: [UInt8]) throws(HolidayTableError) -> HolidayTable {
        let digest = [UInt8](repeating: 0, count: 32)
        let header = TableHeader(
            format: .holidays,
            release: "none",
            body: body,
            deflatedByteCount: 0,
            digest: digest
        )
        return try HolidayTable(header: header, body: body)
    }

    // MARK: - What it is

    @Test func theBundledFileIsWhatTheDataCompileTo() throws {
        let compilation = try Self.compilation.get()
        #expect(!TableDifference(between: try bundledBytes, and: compilation.contents).isInContents)
        #expect(HolidayTable.bundled.digest == compilation.holidays.digest)
        #expect(HolidayTable.bundled.wasMade(with: .bundled))
        #expect(HolidayTable.bundled.tableRelease == AlmanacTable.bundled.release)
        #expect(HolidayTable.bundled.regionIDs == AlmanacTable.bundled.regionIDs)
    }

    @Test func itIsAsSmallAsPromised() throws {
        #expect(try Self.compilation.get().fileBytes.count <= 8 * 1024)
    }

    @Test func aCommentChangesTheDigestAlone() throws {
        let folder = try SourceFolder(holidaysOf: DataFolder.path)
        let changed = try HolidayCompilation(
            folder.replacing("# Days off of Hong Kong", in: "holidays/hongkong.txt", by: "# Days off in Hong Kong"),
            with: .bundled
        )
        #expect(changed.contents.body == (try Self.compilation.get().contents.body))
        #expect(changed.contents.header.digest != (try Self.compilation.get().contents.header.digest))
    }

    // MARK: - Newer and other files

    @Test func unknownSectionsAndMoreFieldsAreSkipped() throws {
        var sections = try TestTable.sections(of: Self.compilation.get().contents.body)
        for index in sections.indices { sections[index].bytes += [1, 2, 3] }
        sections.append((999, [4, 5, 6]))
        let newer = try HolidayTable(bytes: file(TestTable.body(sections)))
        #expect(newer.regions == (try Self.compilation.get().holidays.regions))
    }

    @Test func otherFilesAreRefusedByName() throws {
        let holidays = try bundledBytes
        func refusal(_ bytes: [UInt8]) -> String? {
            do {
                _ = try HolidayTable(bytes: bytes)
                return nil
            } catch {
                return "\(error)"
            }
        }
        let table = try FileStore.read("\(DataFolder.path)/almanac.bin")
        #expect(refusal(table)?.contains("not a compiled file of holidays") == true)
        #expect(refusal([])?.contains("not a compiled file of holidays") == true)
        var newer = holidays
        newer[8] = 2
        #expect(refusal(newer)?.contains("format 2 is newer") == true)
        var older = holidays
        older[8] = 0
        #expect(refusal(older)?.contains("not a compiled file of holidays of this format") == true)
        #expect(throws: TableError.notATable) { try AlmanacTable(bytes: holidays) }
        #expect(throws: HolidayTableError.self) { try HolidayTable(contentsOfFile: "no-such-file") }
    }

    @Test func aMissingSectionIsNamed() throws {
        let sections = try TestTable.sections(of: Self.compilation.get().contents.body)
        for section in sections {
            let body = TestTable.body(sections.filter { $0.kind != section.kind })
            #expect(throws: HolidayTableError(.missingSection(section.kind))) { try open(body) }
        }
    }

    // MARK: - Damage

    @Test func everyTruncationIsRefused() throws {
        let bytes = try bundledBytes
        var failures = Failures()
        for count in bytes.indices {
            failures.check((try? HolidayTable(bytes: Array(bytes.prefix(count)))) == nil, "\(count) bytes")
        }
        failures.check((try? HolidayTable(bytes: bytes + [0])) == nil, "one more")
        #expect(failures.isEmpty, "\(failures)")
    }

    /// A changed bit is found, unless the stream gives the same contents in another way: within a run of zeros it does not
    /// matter which of them are repeated.
    @Test func everyChangedBitIsRefused() throws {
        let bytes = try bundledBytes
        let body = try CompiledFile(bytes, as: .holidays).body
        var failures = Failures()
        for index in bytes.indices {
            for bit in 0..<8 {
                var changed = bytes
                changed[index] ^= 1 << UInt8(bit)
                guard (try? HolidayTable(bytes: changed)) != nil else { continue }
                let isSame = index >= TableHeader.byteCount && (try? CompiledFile(changed, as: .holidays).body) == body
                failures.check(isSame, "bit \(bit) of byte \(index)")
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test func everySectionThatEndsTooSoonIsMalformed() throws {
        let sections = try TestTable.sections(of: Self.compilation.get().contents.body)
        for (index, section) in sections.enumerated() {
            for count in stride(from: 0, to: section.bytes.count, by: 17) {
                var cut = sections
                cut[index].bytes = Array(section.bytes.prefix(count))
                #expect(throws: HolidayTableError(.malformedSection(section.kind))) { try open(TestTable.body(cut)) }
            }
        }
    }

    /// Anything with a good checksum gives an error, or days off that can be asked.
    @Test func hostileBodiesNeverTrap() throws {
        let body = try Self.compilation.get().contents.body
        let table = AlmanacTable.bundled
        var numbers = RepeatableNumbers(seed: 2026)
        var asked = 0
        for trial in 0..<3000 {
            var changed = body
            for _ in 0...Int.random(in: 0...3, using: &numbers) {
                changed[Int.random(in: 56..<body.count, using: &numbers)] = .random(in: .min ... .max, using: &numbers)
            }
            guard let holidays = try? open(changed), trial % 60 == 0 else { continue }
            for region in holidays.regionIDs.shuffled(using: &numbers).prefix(1) {
                let audience = holidays.audiences.randomElement(using: &numbers)
                guard let daysOff = table.daysOff(in: region, for: audience, by: holidays) else { continue }
                asked +=
                    daysOff.breaks(inYear: 2026).count + daysOff.workdayCount(in: day("2020-01-01")...day("2030-01-01")).workdays
                _ = daysOff.workday(byAdding: 300, to: day("2026-01-01"))
                _ = daysOff.status(of: .max)
            }
        }
        #expect(asked > 0)
    }
}
