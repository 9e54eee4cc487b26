/// How many seconds an instant may be wrong, by where the error would come from.
///
/// All parts are in hundredths of a second. They are added and not squared, as nobody knows how they hang together.
public struct InstantUncertainty: Hashable, Sendable {
    /// The theory of the Sun and the Moon, within 0.02 s of JPL DE440, and rounding to whole seconds, 0.5 s.
    public let computationCentiseconds: Int
    /// The rotation of the Earth: the uncertainty (one sigma) of ΔT before 1972, and again once no bulletin of the
    /// International Earth Rotation Service reaches so far.
    public internal(set) var earthRotationCentiseconds = 0
    /// Leap seconds to come: how far a clock that keeps to the Earth's foretold rotation will be from one that has no
    /// leap second more, with which the table is computed.
    public internal(set) var leapSecondCentiseconds = 0

    init(computation: Int) {
        computationCentiseconds = computation
    }

    /// All of it in whole seconds, rounded up.
    public var seconds: Int {
        (computationCentiseconds + earthRotationCentiseconds + leapSecondCentiseconds + 99) / 100
    }
}
