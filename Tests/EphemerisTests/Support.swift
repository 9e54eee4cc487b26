// What these tests share: the data folder, the theory made of it, published figures, collected failures.

import AlmanacCompiler
import Foundation

@testable import Ephemeris
import TestSupport

/// The theory of `Data/theory`, read once for all tests.
enum Fixture {
    static let folder = Result { try SourceFolder(path: DataFolder.path) }
    static let theory = Result { try Theory(from: folder.get()) }

    /// Every term and phase that the table needs.
    static let events = Task {
        await EventTable.compute(
            theory: try theory.get(),
            terms: TableSpan.computedTerms,
            phases: TableSpan.computedPhases
        )
    }
}

/// The folder `Data` beside `Tests`.
enum DataFolder {
    static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Data").path

    /// The fields of the rows of a tab-separated file, comments left out.
    static func rows(of name: String) throws -> [[String]] {
        try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
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

/// What went wrong in a long loop, so that the loop runs to its end and the test asserts once.
struct Failures: CustomStringConvertible {
    private var count = 0
    private var firstMessages: [String] = []

    var isEmpty: Bool { count == 0 }

    mutating func check(_ isRight: Bool, _ message: @autoclosure () -> String) {
        guard !isRight else { return }
        count += 1
        if firstMessages.count < 10 { firstMessages.append(message()) }
    }

    var description: String { "\(count) failures: " + firstMessages.joined(separator: "; ") }
}
