import AlmanacCore

/// A count of years with a name: 民國, 令和, 단기.
///
/// All of them number the years of the Gregorian calendar, not lunar years.
public enum Era: UInt8, CaseIterable, Hashable, Sendable {
    /// 民國, the Republic of China: 1912 is year 1.
    case minguo
    /// 檀紀, 단기, counted from the legendary founding of Korea: year 1 is 2333 BC. Official in South Korea from
    /// 1948-09-25 to 1961-12-31, in almanacs to this day.
    case dangun
    /// 明治: 1868 is year 1. Answered for from 1873-01-01, when Japan took up the Gregorian calendar.
    case meiji
    /// 大正, from 1912-07-30.
    case taisho
    /// 昭和, from 1926-12-25.
    case showa
    /// 平成, from 1989-01-08.
    case heisei
    /// 令和, from 2019-05-01.
    case reiwa

    /// The first day of the era; for 明治 the first one by the Gregorian calendar, which is in its year 6.
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

    /// The Gregorian year that would be the era's year zero.
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

/// Eras that follow each other in one country's calendar.
public enum EraSystem: UInt8, CaseIterable, Hashable, Sendable {
    /// 民國, from 1912.
    case republicOfChina
    /// 단기.
    case korea
    /// 明治 to 令和, from 1873. A day on which the era changed has the new one.
    case japan

    /// The era of a day, or nil before the first one.
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
