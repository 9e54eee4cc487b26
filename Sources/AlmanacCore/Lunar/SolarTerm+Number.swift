extension SolarTerm {
    /// The number of this term in a Gregorian year, counted from 小寒 of January 1900, which is 0; 24 a year.
    package func number(inYear year: Int) -> Int {
        (year - 1900) * SolarTerm.count + index
    }
}
