// The errors of almanac.h, which says what its functions do.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

/// Why a C function did not do what was asked: the errors of `almanac.h`, with the status that the function returns.
enum Failure: Status, Error {
    case null = 1, abi, buffer, argument, range, leapMonth, thirtieth, unknown
    case none, text, file, noTable, newer, damaged, undecided, rule
}

/// Runs the body of a C function and returns its status.
@inline(__always)
func status(_ body: () throws(Failure) -> Void) -> Status {
    do throws(Failure) {
        try body()
        return Status(ALMANAC_OK)
    } catch {
        return error.rawValue
    }
}

/// The same for a body of one expression.
@inline(__always)
func status(_ body: @autoclosure () throws(Failure) -> Void) -> Status { status(body) }

extension Optional {
    /// The value, or the failure that says why there is none.
    @inline(__always)
    consuming func orThrow(_ failure: Failure) throws(Failure) -> Wrapped {
        guard let value = self else { throw failure }
        return value
    }
}

extension Failure {
    /// The failure of bytes that are no table or file of holidays.
    init(_ error: TableError) {
        self =
            switch error.reason {
            case .notATable: .noTable
            case .newerVersion: .newer
            case .unreadableFile: .file
            case .truncated, .trailingBytes, .malformedRelease, .tooLarge, .sizeMismatch, .corruptStream,
                .checksumMismatch, .malformedDirectory, .missingSection, .malformedSection:
                .damaged
            }
    }

    /// The failure of a lunar date that is no day.
    init(_ absence: LunarDate.Absence) {
        self =
            switch absence {
            case .outOfRange: .range
            case .noSuchLeapMonth: .leapMonth
            case .noThirtiethDay: .thirtieth
            }
    }
}

// MARK: - Sentences

@c @implementation
public func almanac_status_text(_ status: Status) -> UnsafePointer<CChar>? {
    // The bytes of a literal are part of the program and end with zero.
    UnsafeRawPointer(sentence(of: status).utf8Start).assumingMemoryBound(to: CChar.self)
}

private func sentence(of status: Status) -> StaticString {
    if status == ALMANAC_OK { return "ok" }
    return switch Failure(rawValue: status) {
    case .null: "a pointer is null where a value or room for one is needed"
    case .abi: "the program was built for another version of the interface"
    case .buffer: "the buffer is too small: give it the size that was written"
    case .argument: "this number is not one of the allowed values"
    case .range: "the table does not reach this day or year"
    case .leapMonth: "the lunar year has no such leap month"
    case .thirtieth: "the lunar month has 29 days: its last day is the 29th"
    case .unknown: "unknown name: use a calendar, region, audience, festival or language that the library lists"
    case .some(.none): "there is none, or no further one"
    case .text: "no date: write 2026-02-17, or 2025-6L-1 for a lunar date in a leap month"
    case .file: "the file cannot be read, or is larger than a table"
    case .noTable:
        "this is not a compiled table, or not a file of holidays where one is meant: make one with almanac-gen"
    case .newer: "the file has a newer format than this library reads: use a newer library"
    case .damaged: "the file is damaged or cut off: take a good copy of it"
    case .undecided:
        "nobody has decided a day that the answer depends on: ask for earlier days, or open a newer file of holidays"
    case .rule: "no rule that can be expanded: write RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15, or its like"
    case nil: "unknown status"
    }
}
