import AlmanacCore
import AlmanacNames
import CAlmanac

/// The name of a season, 0 (spring) to 3.
@c(web_season_name)
public func seasonName(
    _ season: UInt8,
    _ language: UnsafePointer<CChar>?,
    _ text: UnsafeMutablePointer<CChar>?,
    _ size: Int,
    _ needed: UnsafeMutablePointer<Int>?
) -> almanac_status {
    status { () throws(Failure) in
        let season = try SolarTerm.Season(rawValue: season).orThrow(.argument)
        try write(season.name(in: try CalendarLanguage(named: language)), to: text, size, needed)
    }
}
