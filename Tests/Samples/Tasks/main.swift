// Thirteen tasks of a calendar app: Scripts/check consumer builds them in a package outside the tree.
import AlmanacViewsFoundation

// 0: the reader, of a locale. 1: today, and its lunar date.
let reader = Reader(Locale(identifier: "zh_TW"))
let zone = TimeZone(identifier: "Asia/Taipei") ?? .current
let now = Date(timeIntervalSince1970: 1_789_963_200)
guard let today = Day(now, in: zone), let days = DayRange(years: today.year...today.year + 1) else { fatalError() }
print(today, now.formatted(.lunarDate(in: reader.language, calendar: reader.calendar.id, timeZone: zone)))

// 2: the page of a month with labels, badges and colours.
let month = YearMonth(today)
let cells = reader.calendar.grid(of: month, firstWeekday: reader.firstWeekday).map(Array.init) ?? []
for cell in cells where cell.dayOfMonth > 24 {
    guard let face = reader.face(on: cell.day) else { continue }
    print(face.day, face.label.text, face.badge ?? "-", face.colour)
}

// 3: months in sections with a jump. 4: pages without an end in sight. 5: a strip of weeks.
let sections = MonthSections(days, firstWeekday: reader.firstWeekday)
if let position = sections.position(of: today) { print(position.section, position.item, IndexPath(position)) }
var pager = MonthPager(sections, showing: today)
pager.index += 1
print(pager.turn(toPageShowing: today), pager.nearbyIndices)
let strip = WeekStrip(days, firstWeekday: reader.firstWeekday)
print(strip[strip.index(nearest: today)].days.map { reader.festivals.label(on: $0, in: reader.language)?.text ?? "" })

// 6: selection. 7: check-ins with a streak.
var selection = DaySelection.single(nil)
selection.tap(today)
var ledger = CheckInLedger(over: days, rules: CheckInRules(makeUpsPerMonth: 2, makeUpReach: 7))
try ledger.checkIn(today: today)
if let yesterday = today.previous { try ledger.makeUp(yesterday, today: today) }
print(selection.contains(today), ledger.currentStreak(today: today)?.count ?? 0, ledger.makeUpsLeft(in: month))

// 8: the next festival, holiday, break and workday.
if let next = reader.festivals.next(.zhongqiu, after: today) {
    print(reader.festivals.name(of: next.id, in: reader.language), next.day, next.day.days(since: today))
}
if let work = reader.daysOff, let holiday = work.nextHoliday(after: today), let rest = work.nextBreak(after: today) {
    print(holiday, rest.days, work.nextWorkday(after: rest.days.lastDay) ?? today, work.isWorkday(today) ?? false)
}

// 9: lunar birthdays.
if let birthday = LunarMonthDay("8-3") {
    print(reader.calendar.anniversaries(of: birthday, after: today, count: 3))
}

// 10: a lunar date that does not exist says why.
if let date = LunarDate("2026-6L-1"), let absence = reader.calendar.absence(of: date) {
    print(absence.text(of: date.month, in: reader.language))
}

// 11: stored, and read by a server. 12: the entries of a widget.
struct Entry: Codable {
    let day: Day
    let label: CellLabel?
    let work: WorkStatus?
}
let entries = (0..<2).compactMap { today.advanced(by: $0) }.map { day in
    Entry(day: day, label: reader.festivals.label(on: day, in: reader.language), work: reader.daysOff?.status(of: day))
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(entries), as: UTF8.self))
print(try JSONDecoder().decode([Entry].self, from: encoder.encode(entries)).map(\.day))

// 13: a festival of one's own among all others.
if let founding = MonthDay(month: 9, day: 22), let day = founding.day(inYear: today.year) {
    var own = OwnDay("founding", names: [("zh-hant", "創社紀念日")], .gregorian(founding), years: 2001...2100)
    own.kind = .traditional
    let mine = Reader(tags: ["zh-TW"], table: try AlmanacTable.bundled.adding([own]))
    print(mine?.festivals.label(on: day, in: reader.language)?.text ?? "none")
}
