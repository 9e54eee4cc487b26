import Almanac

extension LunisolarCalendar {
    /// The stem-branch and the animal of a lunar year, `丙午 馬`.
    func nameOfYear(_ year: Int, in language: CalendarLanguage) -> String {
        let pillar = StemBranch.year(year)
        return "\(pillar.name(in: language)) \(name(of: pillar.zodiac, in: language))"
    }
}
