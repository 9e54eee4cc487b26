import AlmanacCore

/// Makes the regions of a file of holidays out of their rules: lays out the days off of every audience, and numbers festivals, audiences
/// and faces.
struct HolidayEncoder {
    private let table: AlmanacTable
    private let names: HolidayNameSection
    private var regions: [HolidayRegion] = []

    /// Lays out the days off of regions, which have to be regions of the table.
    init(_ rules: [HolidayRules], _ table: AlmanacTable) throws {
        self.table = table
        // The audiences are in the order in which the files name them.
        var audiences: [Audience] = [.everybody]
        var festivals: [FestivalID] = []
        for rules in rules {
            let file = rules.file
            let named = rules.rows.map(\.audience) + [file.head.usual.audience] + rules.laws.rows.map(\.audience)
            audiences.append(new: named + file.restLaws.map(\.audience) + file.head.audiences.map(\.audience))
            festivals.append(new: rules.holidays.map(\.id) + rules.laws.rows.compactMap(\.festival))
            festivals.append(new: rules.rows.compactMap(\.festival))
        }
        let (mostFestivals, mostAudiences) = (HolidayNameSection.mostFestivals, HolidayNameSection.mostAudiences)
        try CompileError.require(festivals.count, atMost: mostFestivals, "festivals that rows name")
        try CompileError.require(audiences.count, atMost: mostAudiences, "audiences that rows name")
        names = HolidayNameSection(festivals: festivals, audiences: audiences)
        regions = try rules.map(region)
    }

    /// The inflated body.
    func bodyBytes() throws(CompileError) -> [UInt8] {
        let body = HolidayTable.bodyBytes(madeWith: (table.header.release, table.header.digest), names, regions)
        try CompileError.require(body.count, atMost: TableHeader.largestBody, "bytes of the inflated file of holidays")
        return body
    }

    private func region(_ rules: HolidayRules) throws(CompileError) -> HolidayRegion {
        let (file, groups) = (rules.file, groups(rules))
        let days = try HolidayDayEncoder(groups, names, file.head.id).days
        let head = HolidayRegion.Head(
            id: file.head.id,
            usual: file.head.usual.audience,
            lookedUp: file.head.lookedUp,
            holidays: holidays(rules),
            groups: groups.map { group in
                AudienceDays(audiences: group.set, completeDays: group.layout.completeDays, weeks: group.layout.weeks)
            }
        )
        return HolidayRegion(head: head, authorities: file.authorities, notices: file.notices.map(\.fields), days: days)
    }

    /// The layouts of a region, each with its audiences: one for everybody, one for each audience of whom a rule speaks, one for the
    /// others.
    private func groups(_ rules: HolidayRules) -> [HolidayDayEncoder.Group] {
        var groups: [HolidayDayEncoder.Group] = []
        var others = AudienceSet(of: names.audiences.count)
        others.insert(names.audiences.count)
        for (index, audience) in names.audiences.enumerated() where audience != .listed || rules.hasList {
            let isAlone = rules.areAbout(audience)
            let isListed = audience == .listed || audience == .workers && rules.hasList
            guard isAlone || isListed || audience == .everybody else {
                others.insert(index)
                continue
            }
            var set = AudienceSet(of: names.audiences.count)
            set.insert(index)
            groups.append((set, isAlone ? index : nil, isListed, DaysOffLayout(rules, for: audience)))
        }
        return groups + [(others, nil, false, DaysOffLayout(rules, for: nil))]
    }

    /// The holidays in the order in which they name a break: the longest a holiday first, then the one that more regions know, so that
    /// Christmas comes before the day after it, then the first among labels.
    private func holidays(_ rules: HolidayRules) -> [UInt8] {
        let firstYears = Dictionary(rules.holidays.map { ($0.id, $0.year) }, uniquingKeysWith: min)
        let ranks = table.festivals.ids.enumerated().compactMap { index, id in
            firstYears[id].map { year in
                let regions = table.festivals.rows.filter { Int($0.festival) == index }.reduce(0) { $0 | $1.regions }
                return (id: id, year: year, missing: -regions.nonzeroBitCount, index: index)
            }
        }
        return ranks.sorted { ($0.year, $0.missing, $0.index) < ($1.year, $1.missing, $1.index) }
            .map { HolidayNameSection.byte(of: names.festivals.firstIndex(of: $0.id)) }
    }
}

extension Array where Element: Equatable {
    /// Appends the elements that are not there, each once.
    fileprivate mutating func append(new elements: [Element]) {
        for element in elements where !contains(element) { append(element) }
    }
}

/// Numbers the faces of a region's days.
struct HolidayDayEncoder {
    /// The audiences of a layout; if a rule speaks of one of them alone, its index; and whether they have the shorter list.
    typealias Group = (set: AudienceSet, own: Int?, isListed: Bool, layout: DaysOffLayout)

    private struct Key: Hashable {
        let face: HolidayFace
        let set: AudienceSet
    }

    /// The days of the region.
    let days: HolidayDays

    init(_ groups: [Group], _ names: HolidayNameSection, _ region: RegionID) throws(CompileError) {
        var numbers: [Key: Int] = [:]
        var faces: [(face: HolidayFace, audiences: AudienceSet, days: [Day])] = []
        for day in Self.days(groups) {
            for key in Self.faces(groups, on: day, names) {
                if let number = numbers[key], let last = faces[number].days.last,
                    faces[number].days.count < HolidayDays.most,
                    day.days(since: last) <= HolidayDays.most
                {
                    faces[number].days.append(day)
                } else {
                    numbers[key] = faces.count
                    faces.append((key.face, key.set, [day]))
                }
            }
        }
        try CompileError.require(faces.count, atMost: HolidayDays.most, "kinds of days of \(region)")
        days = HolidayDays(faces)
    }

    /// The days of which a layout says more than the week, and those on which the week of one has rest and another's work.
    private static func days(_ groups: [Group]) -> [Day] {
        var days = Set(groups.flatMap { $0.layout.statuses.keys })
        let layouts = groups.map(\.layout).reduce(into: [DaysOffLayout]()) { different, layout in
            if !layout.weeks.isEmpty && !different.contains(where: { $0.weeks == layout.weeks }) {
                different.append(layout)
            }
        }
        guard let first = layouts.first, layouts.count > 1 else { return days.sorted() }
        for (index, day) in first.days.enumerated() {
            let rests = layouts.compactMap { $0.rests[index] }
            if rests.contains(where: { $0 < .day }) && rests.contains(where: { $0 >= .day }) { days.insert(day) }
        }
        return days.sorted()
    }

    /// The faces of a day, each with its audiences.
    private static func faces(_ groups: [Group], on day: Day, _ names: HolidayNameSection) -> [Key] {
        var statuses = groups.map { $0.layout.status(on: day) }
        // A bit for each audience: a file with more of them than bits has no notes about the last ones.
        let off = zip(groups, statuses).reduce(UInt64(0)) { bits, one in
            one.0.own.map { $0 < UInt64.bitWidth && one.1.isOff ? bits | 1 << UInt64($0) : bits } ?? bits
        }
        var sets: [(face: HolidayFace, set: AudienceSet)] = []
        for (index, group) in groups.enumerated() {
            // The shorter list binds every employer, and gets no note.
            if statuses[index].isWorked && !group.isListed { statuses[index].audiencesOff = off }
            guard group.layout.statuses[day] != nil || statuses[index].audiencesOff != 0 else { continue }
            let face = HolidayFace(statuses[index], on: day, names)
            if let same = sets.firstIndex(where: { $0.face == face }) {
                sets[same].set.formUnion(group.set)
            } else {
                sets.append((face, group.set))
            }
        }
        return sets.map { Key(face: $0.face, set: $0.set) }
    }
}
