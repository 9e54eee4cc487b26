extension Instant {
    /// How many seconds an instant may be wrong, by where the error would come from.
    ///
    /// All parts are in hundredths of a second. They are added, not squared, as nobody knows how they are correlated.
    public struct Uncertainty: Hashable, Sendable {
        /// The theory of the Sun and the Moon, within 0.02 s of JPL DE440 (in-sample), and rounding to whole seconds, 0.5 s.
        public let computationCentiseconds: Int
        /// The rotation of the Earth: the uncertainty (one sigma) of ΔT before 1972, and again after the last date for which
        /// the International Earth Rotation Service has announced leap seconds.
        public internal(set) var earthRotationCentiseconds = 0
        /// Leap seconds to come: how far a clock that follows the predicted rotation of the Earth will be from UTC without
        /// further leap seconds, with which the table is computed.
        public internal(set) var leapSecondCentiseconds = 0

        init(computation: Int) {
            computationCentiseconds = computation
        }

        /// The sum of the parts in whole seconds, rounded up.
        public var seconds: Int {
            (computationCentiseconds + earthRotationCentiseconds + leapSecondCentiseconds + 99) / 100
        }
    }
}
