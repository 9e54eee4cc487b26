// The errors of almanac.h. What its functions do is said there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AlmanacCore
import CAlmanac

/// Why a C function did not do what was asked: the errors of `almanac.h`, each once.
struct Failure: Error {
    /// The status that the function returns.
    let status: Status

    static var null: Failure { Failure(status: Status(ALMANAC_ERROR_NULL)) }
    static var abi: Failure { Failure(status: Status(ALMANAC_ERROR_ABI)) }
    static var buffer: Failure { Failure(status: Status(ALMANAC_ERROR_BUFFER)) }
    static var argument: Failure { Failure(status: Status(ALMANAC_ERROR_ARGUMENT)) }
    static var range: Failure { Failure(status: Status(ALMANAC_ERROR_RANGE)) }
    static var leapMonth: Failure { Failure(status: Status(ALMANAC_ERROR_LEAP_MONTH)) }
    static var thirtieth: Failure { Failure(status: Status(ALMANAC_ERROR_THIRTIETH)) }
    static var unknown: Failure { Failure(status: Status(ALMANAC_ERROR_UNKNOWN)) }
    static var none: Failure { Failure(status: Status(ALMANAC_ERROR_NONE)) }
    static var text: Failure { Failure(status: Status(ALMANAC_ERROR_TEXT)) }
    static var file: Failure { Failure(status: Status(ALMANAC_ERROR_FILE)) }
    static var noTable: Failure { Failure(status: Status(ALMANAC_ERROR_NO_TABLE)) }
    static var newer: Failure { Failure(status: Status(ALMANAC_ERROR_NEWER)) }
    static var damaged: Failure { Failure(status: Status(ALMANAC_ERROR_DAMAGED)) }
    static var undecided: Failure { Failure(status: Status(ALMANAC_ERROR_UNDECIDED)) }
    static var rule: Failure { Failure(status: Status(ALMANAC_ERROR_RULE)) }
}

/// Runs the body of a C function and returns its status.
@inline(__always)
func status(_ body: () throws(Failure) -> Void) -> Status {
    do throws(Failure) {
        try body()
        return Status(ALMANAC_OK)
    } catch {
        return error.status
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
    switch Int(status) {
    case Int(ALMANAC_OK): "ok"
    case Int(ALMANAC_ERROR_NULL): "a pointer is null where a value or room for one is needed"
    case Int(ALMANAC_ERROR_ABI): "the program was built for another version of the interface"
    case Int(ALMANAC_ERROR_BUFFER): "the buffer is too small: give it the size that was written"
    case Int(ALMANAC_ERROR_ARGUMENT): "this number is not one of the allowed values"
    case Int(ALMANAC_ERROR_RANGE): "the table does not reach this day or year"
    case Int(ALMANAC_ERROR_LEAP_MONTH): "the lunar year has no such leap month"
    case Int(ALMANAC_ERROR_THIRTIETH): "the lunar month has 29 days: its last day is the 29th"
    case Int(ALMANAC_ERROR_UNKNOWN):
        "unknown name: use a calendar, region, audience, festival or language that the library lists"
    case Int(ALMANAC_ERROR_NONE): "there is none, or no further one"
    case Int(ALMANAC_ERROR_TEXT): "no date: write 2026-02-17, or 2025-6L-1 for a lunar date in a leap month"
    case Int(ALMANAC_ERROR_FILE): "the file cannot be read, or is larger than a table"
    case Int(ALMANAC_ERROR_NO_TABLE):
        "this is not a compiled table, or not a file of holidays where one is meant: make one with almanac-gen"
    case Int(ALMANAC_ERROR_NEWER): "the file has a newer format than this library reads: use a newer library"
    case Int(ALMANAC_ERROR_DAMAGED): "the file is damaged or cut off: take a good copy of it"
    case Int(ALMANAC_ERROR_UNDECIDED):
        "nobody has decided a day that the answer depends on: ask for earlier days, or open a newer file of holidays"
    case Int(ALMANAC_ERROR_RULE):
        "no rule that can be expanded: write RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15, or its like"
    default: "unknown status"
    }
}
