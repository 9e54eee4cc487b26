import Almanac

extension StemBranch {
    /// The stem-branch and the animal of a year, `丙午 馬`.
    func nameOfYear(in language: CalendarLanguage) -> String {
        "\(name(in: language)) \(zodiac.name(in: language))"
    }
}
