import AlmanacCore
import Ephemeris

/// The inflated body of a table: the results of the compiler, packed section by section.
func tableBody(
    _ instantSections: [TableBody.Part],
    _ calendars: [CompiledCalendar],
    _ festivals: CompiledFestivals,
    _ instants: RoundedInstants,
    _ scales: TimeScales
) throws(CompileError) -> [UInt8] {
    let set = festivals.festivals
    let names = NameSection(
        languages: NameTexts.languages,
        festivals: set.festivals.map(\.names.texts),
        regions: set.regions.regions.map(\.names.texts),
        calendars: calendars.map(\.names.texts),
        regional: set.regionalNames
    )
    let aliases = AliasSection(set.aliases)
    guard aliases.count <= AliasSection.mostAliases else { throw .doesNotFit("aliases of festivals") }
    let about = AboutSection(scales.leapSeconds, instants.span)
    let deltaT = DeltaTSection(scales.deltaT, instants.span)
    var sections: [TableBody.Part] = [(.about, about.bytes)] + instantSections
    sections += [
        (.deltaT, deltaT.bytes),
        (.festivals, festivals.section.bytes),
        (.names, names.bytes),
        (.territories, TerritorySection(set.regions.territories).bytes),
        (.aliases, aliases.bytes),
        (.customs, set.customs.section.bytes),
    ]
    let uncertainty = UncertaintyModel(about: about, deltaT: deltaT)
    for calendar in calendars {
        guard let section = calendar.section(instants, uncertainty) else {
            throw .doesNotFit(
                "months and days of \(calendar.id), which have to begin in month 11 and end with a lunar year,"
            )
        }
        sections.append((.calendar, section.bytes))
    }
    return TableBody.bytes(of: sections)
}

extension RoundedInstants {
    /// The sections of terms and phases, which need nothing but the instants.
    func sections() throws(CompileError) -> [TableBody.Part] {
        let termSeconds = Array(terms.prefix(span.terms.count))
        // 48 coefficients would save 0.8 KB of the wide table, and double the time that opening it takes for terms.
        let order = span.isWide ? 32 : 8
        guard let termSection = TermSection(packing: termSeconds, firstNumber: firstTerm, predictorOrder: order) else {
            throw .tooFewYears("solar terms")
        }
        // One lunation more than there are months: its new moon ends the last month.
        let phaseSeconds = Array(phases.prefix(4 * (span.lunations.count + 1)))
        guard let phaseSection = PhaseSection(packing: phaseSeconds, firstLunation: firstLunation, span) else {
            throw .tooFewYears("phases")
        }
        return [(.terms, termSection.bytes), (.phases, phaseSection.bytes)]
    }
}

extension UncertaintyModel {
    /// The model of the sections that a table has of its time scales.
    init(_ scales: TimeScales, _ span: TableSpan = .bundled) {
        self.init(about: AboutSection(scales.leapSeconds, span), deltaT: DeltaTSection(scales.deltaT, span))
    }
}

extension AboutSection {
    /// The section for the promised days and the leap seconds known so far.
    init(_ leapSeconds: LeapSeconds, _ span: TableSpan) {
        let last = leapSeconds.rows[leapSeconds.rows.count - 1]
        self.init(
            promisedDays: span.promisedDays,
            lastLeapSecondDay: Day(rawValue: Int32(last.day)),
            heldMillisecondsTTMinusUTC: Int32(((LeapSeconds.ttMinusTAI + Double(last.taiMinusUTC)) * 1000).rounded()),
            leapSecondsUnknownFrom: Day(rawValue: Int32(leapSeconds.unknownFrom)),
            leapSecondsEnd: leapSeconds.end.map { Day(rawValue: Int32($0)) } ?? .max,
            // The tables of the Hong Kong Observatory are the longest: 1901-2100.
            lastPublishedDay: TableSpan.bundled.promisedDays.lastDay
        )
    }
}

extension DeltaTSection {
    /// ΔT and its uncertainty on 1 January of every year in which an instant of the table falls.
    init(_ deltaT: DeltaT, _ span: TableSpan) {
        let years = span.yearsWithDays
        let times = years.map { Double(TableSpan.day($0).rawValue) * 86_400 }
        self.init(
            firstYear: years.lowerBound,
            centiseconds: times.map { Int16((deltaT.seconds(atUT1: $0) * 100).rounded()) },
            sigmaCentiseconds: times.map { UInt16((deltaT.sigma(atUT1: $0) * 100).rounded(.up)) }
        )
    }
}
