import Almanac
import AlmanacCompiler
import AlmanacFiles

@testable import AlmanacCore

/// Fuzzing of what the compiler writes and everybody reads.
enum CompiledFuzzing {
    /// Opens the body of a table and asks everything; days off by the bundled file.
    static func askTable(_ body: [UInt8]) -> Bool {
        guard let table = try? SmallTable.open(body) else { return true }
        var numbers = RepeatableNumbers(seed: body.reduce(0) { $0 &* 31 &+ UInt64($1) })
        consume(TableQuestions(table).answers(&numbers))
        return true
    }

    /// Opens the body of a file of days off and asks for every region and audience.
    static func askDaysOff(_ body: [UInt8]) -> Bool {
        let digest = [UInt8](repeating: 0, count: 32)
        let header = TableHeader(format: .holidays, release: "none", body: body, deflatedByteCount: 0, digest: digest)
        guard let holidays = try? HolidayTable(header: header, body: body) else { return true }
        let questions = TableQuestions(.bundled, holidays)
        // One region of a file with many; the seeds have one each.
        for region in holidays.regionIDs.prefix(1) { consume(questions.daysOffAnswers(in: region)) }
        return true
    }

    /// Opens a whole file as what it may be.
    static func openFile(_ bytes: [UInt8]) -> Bool {
        if let table = try? AlmanacTable(bytes: bytes) { consume(table.release.utf8.count) }
        if let holidays = try? HolidayTable(bytes: bytes) { consume(holidays.release.utf8.count) }
        return true
    }

    /// The bundled file of days off, a body for each region with its notices and first days.
    static var daysOffSeeds: [[UInt8]] {
        let bundled = HolidayTable.bundled
        return bundled.regions.map { region in
            let (days, count) = (region.days, 16)
            let short = HolidayRegion(
                head: region.head,
                authorities: region.authorities,
                notices: region.notices,
                days: HolidayDays(
                    faces: Array(days.faces.prefix(count)),
                    sets: Array(days.sets.prefix(count * AudienceSet.width(of: bundled.audiences.count))),
                    days: Array(days.days.prefix(days.ends.prefix(count).last ?? 0)),
                    ends: Array(days.ends.prefix(count))
                )
            )
            return HolidayTable.bodyBytes(madeWith: bundled.madeWith, bundled.names, [short])
        }
    }

    /// The small table and the shortest file of days off, deflated, with their headers.
    static var fileSeeds: [[UInt8]] {
        let bodies = [
            (FileFormat.table, SmallTable.body()), (.holidays, daysOffSeeds.min { $0.count < $1.count } ?? []),
        ]
        return bodies.compactMap { format, body in
            guard let stream = try? deflate(body) else { return nil }
            let digest = [UInt8](repeating: 0, count: 32)
            let header = TableHeader(
                format: format,
                release: "2026a",
                body: body,
                deflatedByteCount: stream.count,
                digest: digest
            )
            return header.bytes + stream
        }
    }

    /// Uses an answer, so that the optimiser cannot leave out its question.
    @inline(never)
    static func consume(_ answer: Int) {
        total &+= answer
    }

    nonisolated(unsafe) private static var total = 0
}
