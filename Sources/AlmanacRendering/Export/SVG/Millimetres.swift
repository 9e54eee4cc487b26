/// A length in hundredths of a millimetre, which has the same text on every machine.
struct Millimetres: Hashable, Sendable, CustomStringConvertible {
    private let hundredths: Int

    /// The hundredth of a millimetre nearest to a length in millimetres.
    init(_ value: Double) {
        hundredths = Int((value * 100).rounded())
    }

    /// The length in millimetres: `12`, `12.5`, `-0.25`.
    var description: String {
        let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if part == 0 { return "\(sign)\(whole)" }
        if part % 10 == 0 { return "\(sign)\(whole).\(part / 10)" }
        return "\(sign)\(whole)." + (part < 10 ? "0" : "") + "\(part)"
    }
}
