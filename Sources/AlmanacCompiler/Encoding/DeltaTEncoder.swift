import AlmanacCore
import Ephemeris

extension DeltaTSection {
    /// ΔT and its uncertainty on 1 January of every year in which an instant of the table falls.
    init(_ deltaT: DeltaT) {
        let years = 1899...2101
        let times = years.map { year in
            // Every year has a 1 January, so `.min` is never used.
            let day = GregorianDate(year: year, month: 1, day: 1).map { Day($0) } ?? .min
            return UniversalTime(secondsSince1970: Double(day.rawValue) * 86_400)
        }
        self.init(
            firstYear: years.lowerBound,
            centiseconds: times.map { Int16((deltaT.seconds(at: $0) * 100).rounded()) },
            sigmaCentiseconds: times.map { UInt16((deltaT.sigma(at: $0) * 100).rounded(.up)) }
        )
    }
}
