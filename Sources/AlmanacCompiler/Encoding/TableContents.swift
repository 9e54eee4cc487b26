import AlmanacCore
import Ephemeris

/// What the compiler computed, packed section by section into the body of a table.
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

    /// The inflated body.
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
