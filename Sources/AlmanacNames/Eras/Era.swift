import AlmanacCore

/// A count of years with a name: 民國, 令和, 단기.
///
/// All of them number the years of the Gregorian calendar, not lunar years.
public enum Era: UInt8, CaseIterable, Codable, Hashable, Sendable {
    /// 民國, the Republic of China: 1912 is year 1.
    case minguo
    /// 檀紀, 단기, counted from the legendary foundation of Korea: year 1 is 2333 BC.
    ///
    /// Official in South Korea from 1948-09-25 to 1961-12-31; almanacs still print it.
    case dangun
    /// 明治: 1868 is year 1. It begins here on 1873-01-01, when Japan adopted the Gregorian calendar.
    case meiji
    /// 大正, from 1912-07-30.
    case taisho
    /// 昭和, from 1926-12-25.
    case showa
    /// 平成, from 1989-01-08.
    case heisei
    /// 令和, from 2019-05-01.
    case reiwa

    /// The first day of the era; for 明治 the first day of the Gregorian calendar in Japan, in the sixth year.
    public var firstDay: Day {
        let origin: (year: Int, month: Int, day: Int)
        switch self {
        case .minguo: origin = (1912, 1, 1)
        case .dangun: origin = (-2332, 1, 1)
        case .meiji: origin = (1873, 1, 1)
        case .taisho: origin = (1912, 7, 30)
        case .showa: origin = (1926, 12, 25)
        case .heisei: origin = (1989, 1, 8)
        case .reiwa: origin = (2019, 5, 1)
        }
        return Day(year: origin.year, month: origin.month, day: origin.day) ?? .max
    }

    /// The Gregorian year before year 1 of the era.
    public var yearZero: Int {
        switch self {
        case .minguo: 1911
        case .dangun: -2333
        case .meiji: 1867
        case .taisho: 1911
        case .showa: 1925
        case .heisei: 1988
        case .reiwa: 2018
        }
    }
}

extension Era {
    /// The eras of one country, of which each day has at most one.
    public enum System: UInt8, CaseIterable, Codable, Hashable, Sendable {
        /// 民國, from 1912.
        case republicOfChina
        /// 단기, from 2333 BC.
        case korea
        /// 明治 to 令和, from 1873. The day on which the era changed belongs to the new one.
        case japan

        /// Returns the era of a day, or nil before the first era.
        public func era(on day: Day) -> Era? {
            switch self {
            case .republicOfChina: day >= Era.minguo.firstDay ? .minguo : nil
            case .korea: day >= Era.dangun.firstDay ? .dangun : nil
            case .japan:
                if day >= Era.reiwa.firstDay {
                    .reiwa
                } else if day >= Era.heisei.firstDay {
                    .heisei
                } else if day >= Era.showa.firstDay {
                    .showa
                } else if day >= Era.taisho.firstDay {
                    .taisho
                } else if day >= Era.meiji.firstDay {
                    .meiji
                } else {
                    nil
                }
            }
        }
    }

    /// A year of an era: 令和8年.
    public struct YearNumber: Hashable, Sendable {
        /// The era that counts the year.
        public let era: Era

        /// The number of the year in the era, from 1.
        public let year: Int

        /// The year of a day in the eras of a country, or nil before the first era.
        public init?(_ day: Day, in system: Era.System) {
            guard let era = system.era(on: day) else { return nil }
            self.era = era
            year = GregorianDate(day).year - era.yearZero
        }
    }
}
