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

/// The same random numbers on every run (Steele, Lea and Flood's SplitMix64).
struct RepeatableNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
