/// A word that is no option, `YEARS`.
package struct Operand: Sendable {
    enum Count: Sendable {
        case one, zeroOrOne, oneOrMore, zeroOrMore
    }

    let name: String
    let count: Count
    /// The words it may be, if they are few.
    var choices: @Sendable () -> [String] = { [] }

    /// A word that must be there; `choices` are offered, not checked.
    package static func one(
        _ name: String,
        choices: @autoclosure @escaping @Sendable () -> [String] = []
    ) -> Operand {
        Operand(name: name, count: .one, choices: choices)
    }
    /// One word or more; only the last operand of a verb may be so. `choices` are offered, not checked.
    package static func oneOrMore(
        _ name: String,
        choices: @autoclosure @escaping @Sendable () -> [String] = []
    ) -> Operand {
        Operand(name: name, count: .oneOrMore, choices: choices)
    }
    /// A word that may be missing; `choices` are offered, not checked.
    package static func optional(
        _ name: String,
        choices: @autoclosure @escaping @Sendable () -> [String] = []
    ) -> Operand {
        Operand(name: name, count: .zeroOrOne, choices: choices)
    }
    /// Any number of words; only the last operand of a verb may be so.
    package static func zeroOrMore(_ name: String) -> Operand { Operand(name: name, count: .zeroOrMore) }
}
