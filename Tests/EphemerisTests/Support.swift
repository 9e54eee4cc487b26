import AlmanacCompiler
import CompilerSupport
import Foundation
import TestSupport

@testable import Ephemeris

extension Fixture {
    /// Every term and phase that the table needs.
    static var events: EventTable {
        get async throws { try await compilation.value.events }
    }
}

/// One row of `check_values.tsv`: an epoch and what was published for it.
struct CheckValue {
    let julianDay: Double
    let values: [Double]

    /// Julian centuries since J2000.0, in every lane.
    var centuries: Lanes { Lanes(repeating: (julianDay - 2_451_545) / 36_525) }

    /// Seconds since J2000.0, in every lane.
    var seconds: Lanes { Lanes(repeating: (julianDay - 2_451_545) * 86_400) }

    /// The rows of a section.
    static func rows(_ section: String) throws -> [CheckValue] {
        try DataFolder.rows(of: "reference/check_values.tsv").filter { $0[0] == section }.map { fields in
            let numbers = fields.dropFirst().compactMap { Double($0) }
            return CheckValue(julianDay: numbers[0], values: Array(numbers.dropFirst()))
        }
    }
}

/// The difference of two angles in parts of a turn, brought within half a turn either side of zero.
func angularDifference(_ left: Double, _ right: Double, turn: Double) -> Double {
    remainder(left - right, turn)
}
