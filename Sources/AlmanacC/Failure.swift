import AlmanacCore
import CAlmanac

/// Why a C function did not do what was asked: the errors of `almanac.h`, each once.
enum Failure: Error {
    case null, abi, buffer, argument, range, leapMonth, thirtieth, unknown, none, text, file, noTable, newer, damaged
    case undecided

    /// What the function returns.
    var status: almanac_status {
        let constant =
            switch self {
            case .null: ALMANAC_ERROR_NULL
            case .abi: ALMANAC_ERROR_ABI
            case .buffer: ALMANAC_ERROR_BUFFER
            case .argument: ALMANAC_ERROR_ARGUMENT
            case .range: ALMANAC_ERROR_RANGE
            case .leapMonth: ALMANAC_ERROR_LEAP_MONTH
            case .thirtieth: ALMANAC_ERROR_THIRTIETH
            case .unknown: ALMANAC_ERROR_UNKNOWN
            case .none: ALMANAC_ERROR_NONE
            case .text: ALMANAC_ERROR_TEXT
            case .file: ALMANAC_ERROR_FILE
            case .noTable: ALMANAC_ERROR_NO_TABLE
            case .newer: ALMANAC_ERROR_NEWER
            case .damaged: ALMANAC_ERROR_DAMAGED
            case .undecided: ALMANAC_ERROR_UNDECIDED
            }
        return almanac_status(constant)
    }
}

/// Runs the body of a C function and returns its status.
@inline(__always)
func status(_ body: () throws(Failure) -> Void) -> almanac_status {
    do throws(Failure) {
        try body()
        return almanac_status(ALMANAC_OK)
    } catch {
        return error.status
    }
}

extension Optional {
    /// The value, or the failure that says why there is none.
    @inline(__always)
    consuming func orThrow(_ failure: Failure) throws(Failure) -> Wrapped {
        guard let value = self else { throw failure }
        return value
    }
}

extension Failure {
    /// The failure of bytes that are no table.
    init(_ error: TableError) {
        self =
            switch error {
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

/// `ALMANAC_NO_DAY`, a macro that Swift cannot import.
let noDay = Int32.min
