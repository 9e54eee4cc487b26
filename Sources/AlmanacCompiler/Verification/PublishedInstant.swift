import AlmanacCore
import Ephemeris

/// The instant of an event by a JPL ephemeris, in TDB, for which TT may stand.
package struct PublishedInstant: Sendable {
    /// A solar term, or a phase of the Moon.
    package enum Kind: Sendable, Hashable {
        /// The term.
        case term(SolarTerm)
        /// The phase.
        case phase(MoonPhase)
    }

    /// The event.
    package let kind: Kind
    /// The instant.
    package let time: TerrestrialTime
}

extension SourceFile {
    /// The rows `kind angle_deg jd_day seconds_of_day_tdb` below the header.
    package func publishedInstants() throws(DataFileError) -> [PublishedInstant] {
        var instants: [PublishedInstant] = []
        for line in dataLines().dropFirst() {
            let angle = try line.integer(1, "the angle in degrees", in: 0...359)
            let time = TerrestrialTime(
                julianDay: try line.number(2, "the Julian date of 0h"),
                seconds: try line.number(3, "the seconds of the day")
            )
            instants.append(PublishedInstant(kind: try line.eventKind(angle: angle), time: time))
        }
        return instants
    }
}

extension DataLine {
    fileprivate func eventKind(angle: Int) throws(DataFileError) -> PublishedInstant.Kind {
        if word(0) == "phase", angle % 90 == 0 { return .phase(MoonPhase(wrapping: angle / 90)) }
        if word(0) == "term", let term = SolarTerm(longitudeDegrees: angle) { return .term(term) }
        throw error(found: "\(word(0)) at \(angle)°", expected: "a term at a multiple of 15° or a phase of 90°")
    }
}
