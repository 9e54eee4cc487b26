import AlmanacCore
import Ephemeris

/// The results of the compiler, packed section by section into the body of a table.
struct TableContents {
    private let instants: RoundedInstants
    private let calendars: [CompiledCalendar]
    private let festivals: FestivalSection
    private let names: NameSection
    private let aliases: AliasSection
    private let territories: TerritorySection
    private let customs: CustomSection
    private let about: AboutSection
    private let deltaT: DeltaTSection

    /// The contents of a table.
    init(
        _ instants: RoundedInstants,
        _ calendars: [CompiledCalendar],
        _ festivals: CompiledFestivals,
        _ scales: TimeScales
    ) {
        self.instants = instants
        self.calendars = calendars
        self.festivals = festivals.section
        names = NameSection(
            languages: NameTexts.languages,
            festivals: festivals.festivals.festivals.map(\.names.texts),
            regions: festivals.festivals.regions.regions.map(\.names.texts),
            calendars: calendars.map(\.names.texts),
            regional: festivals.festivals.regionalNames
        )
        aliases = AliasSection(festivals.festivals.aliases)
        territories = TerritorySection(festivals.festivals.regions.territories)
        customs = festivals.festivals.customs.section
        about = AboutSection(scales.leapSeconds)
        deltaT = DeltaTSection(scales.deltaT)
    }

    func bodyBytes() throws(CompileError) -> [UInt8] {
        guard aliases.count <= AliasSection.mostAliases else { throw .doesNotFit("aliases of festivals") }
        var sections: [(kind: TableBody.Kind, bytes: [UInt8])] = [
            (.about, about.bytes),
            (.terms, try termBytes()),
            (.phases, try phaseBytes()),
            (.deltaT, deltaT.bytes),
            (.festivals, festivals.bytes),
            (.names, names.bytes),
            (.territories, territories.bytes),
            (.aliases, aliases.bytes),
            (.customs, customs.bytes),
        ]
        for calendar in calendars { sections.append((.calendar, try calendarBytes(calendar))) }
        return TableBody.bytes(of: sections)
    }

    private func termBytes() throws(CompileError) -> [UInt8] {
        let seconds = Array(instants.terms.prefix(TableSpan.terms.count))
        guard let section = TermSection(packing: seconds, firstNumber: instants.firstTerm) else {
            throw .doesNotFit("solar terms")
        }
        return section.bytes
    }

    private func phaseBytes() throws(CompileError) -> [UInt8] {
        // One lunation more than there are months: its new moon ends the last month.
        let seconds = Array(instants.phases.prefix(4 * (TableSpan.lunations.count + 1)))
        guard let section = PhaseSection(packing: seconds, firstLunation: instants.firstLunation) else {
            throw .doesNotFit("phases")
        }
        return section.bytes
    }

    private func calendarBytes(_ calendar: CompiledCalendar) throws(CompileError) -> [UInt8] {
        let uncertainty = UncertaintyModel(about: about, deltaT: deltaT)
        guard let section = calendar.section(instants, uncertainty) else {
            throw .doesNotFit("months and days of \(calendar.id)")
        }
        return section.bytes
    }
}

extension UncertaintyModel {
    /// The model of the sections that a table has of its time scales.
    init(_ scales: TimeScales) {
        self.init(about: AboutSection(scales.leapSeconds), deltaT: DeltaTSection(scales.deltaT))
    }
}

extension AboutSection {
    /// The section for the promised days and the leap seconds known so far.
    init(_ leapSeconds: LeapSeconds) {
        let last = leapSeconds.rows[leapSeconds.rows.count - 1]
        self.init(
            promisedDays: TableSpan.promisedDays,
            lastLeapSecondDay: Day(rawValue: Int32(last.day)),
            heldMillisecondsTTMinusUTC: Int32(((LeapSeconds.ttMinusTAI + Double(last.taiMinusUTC)) * 1000).rounded()),
            leapSecondsUnknownFrom: Day(rawValue: Int32(leapSeconds.unknownFrom)),
            leapSecondsEnd: leapSeconds.end.map { Day(rawValue: Int32($0)) } ?? .max
        )
    }
}

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
