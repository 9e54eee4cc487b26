import AlmanacCore

/// Collects check-ins from the lines of a text.
///
/// It works on bytes in memory, not on any collection: generic code would not be specialised for callers in other modules, and
/// take ten times as long.
struct CheckInCSVReader {
    static let header = "day,entry"

    /// The second field of a line.
    enum Entry: CaseIterable {
        case checkedIn
        case madeUp

        /// Not a raw value: to find a case by one compares strings, which Embedded Swift does not have.
        var text: String {
            switch self {
            case .checkedIn: "checked-in"
            case .madeUp: "made-up"
            }
        }
    }

    private var checkIns: DayMarks
    private var madeUp: DayMarks
    /// The line read last, counted from 1.
    private var line = 0

    /// The ledger of a text, or the first line that does not fit.
    static func ledger(
        of text: UnsafeBufferPointer<UInt8>,
        over days: DayRange,
        rules: CheckInRules
    ) -> Result<CheckInLedger, CheckInCSVError> {
        var reader = CheckInCSVReader(days: days)
        do throws(CheckInCSVError) {
            try reader.readLines(of: text[...])
            return .success(try reader.ledger(rules: rules))
        } catch {
            return .failure(error)
        }
    }

    private init(days: DayRange) {
        checkIns = DayMarks(over: days)
        madeUp = checkIns
    }

    private mutating func readLines(of text: Slice<UnsafeBufferPointer<UInt8>>) throws(CheckInCSVError) {
        var rest = text
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let line = rest[..<end]
            try read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
            rest = rest[end...].dropFirst()
        }
    }

    /// Reads one line, without its end.
    private mutating func read(_ text: Slice<UnsafeBufferPointer<UInt8>>) throws(CheckInCSVError) {
        line += 1
        guard line > 1 else {
            guard text.elementsEqual(CheckInCSVReader.header.utf8) else { throw failure(.notTheHeader) }
            return
        }
        guard let comma = text.firstIndex(of: UInt8(ascii: ",")) else { throw failure(.notTwoFields) }
        let entry = text[text.index(after: comma)...]
        guard !entry.contains(UInt8(ascii: ",")) else { throw failure(.notTwoFields) }
        try insert(try day(text[..<comma]), try self.entry(entry))
    }

    /// The ledger of all lines read.
    ///
    /// - Throws: `CheckInCSVError`, if there was no line at all.
    private func ledger(rules: CheckInRules) throws(CheckInCSVError) -> CheckInLedger {
        guard line > 0, let ledger = CheckInLedger(checkIns: checkIns, madeUp: madeUp, rules: rules) else {
            throw CheckInCSVError(line: 1, problem: .notTheHeader)
        }
        return ledger
    }

    private mutating func insert(_ day: Day, _ entry: Entry) throws(CheckInCSVError) {
        guard checkIns.days.contains(day) else { throw failure(.outsideLedger(day)) }
        let isNew = checkIns.insert(day)
        if isNew, entry == .madeUp { madeUp.insert(day) }
        guard madeUp.contains(day) == (entry == .madeUp) else { throw failure(.contradiction(day)) }
    }

    private func day(_ field: Slice<UnsafeBufferPointer<UInt8>>) throws(CheckInCSVError) -> Day {
        do throws(ParsingError) {
            return try Day(parsing: field)
        } catch {
            throw failure(.notADay(error))
        }
    }

    private func entry(_ field: Slice<UnsafeBufferPointer<UInt8>>) throws(CheckInCSVError) -> Entry {
        guard let entry = Entry.allCases.first(where: { field.elementsEqual($0.text.utf8) }) else {
            throw failure(.notAnEntry)
        }
        return entry
    }

    private func failure(_ problem: CheckInCSVError.Problem) -> CheckInCSVError {
        CheckInCSVError(line: line, problem: problem)
    }
}
