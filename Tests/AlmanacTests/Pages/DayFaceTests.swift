import Almanac
import TestSupport
import Testing

/// The face of a day: the one value that a view places.
@Suite("Faces of days")
struct DayFaceTests {
    static let newYearsDays = [
        ("zh-CN", "2026-02-17", "2026年2月17日, 星期二, 正月初一, 春节 (法定假日), 朔", "春节", "休"),
        ("zh-TW", "2026-02-17", "2026年2月17日, 星期二, 正月初一, 春節 (國定假日), 朔", "春節", "休"),
        (
            "en-HK", "2026-02-17",
            "17 February 2026, Tuesday, Day 1 of Month 1, Lunar New Year's Day (Public holiday), New Moon",
            "Lunar New Year's Day", "off"
        ),
        ("ko-KR", "2026-02-17", "2026년 2월 17일, 화요일, 음력 1월 1일, 설날 (공휴일), 삭", "설날", "휴"),
        ("ja-JP", "2026-02-23", "2026年2月23日, 月曜日, 旧暦1月7日, 天皇誕生日 (祝日)", "天皇誕生日", "休"),
        (
            "vi-VN", "2026-02-17",
            "ngày 17 tháng 2 năm 2026, Thứ Ba, mùng 1 tháng Giêng âm lịch, Tết Nguyên Đán (Ngày nghỉ lễ), Sóc",
            "Tết Nguyên Đán",
            "nghỉ"
        ),
    ]

    @Test("a holiday is one line, a badge and a sentence in six languages", arguments: newYearsDays)
    func holidays(tag: String, text: String, spoken: String, label: String, badge: String) throws {
        let face = try #require(Reader(tag).face(on: day(text)))
        #expect(face.accessibilityText == spoken)
        #expect(face.label.text == label && face.badge == badge && face.mark == .holiday && face.colour == .red)
        #expect(face.number == Int(text.suffix(2)) && face.names.first?.text == label)
    }

    @Test("a make-up workday, a term and a plain day say what they are")
    func otherDays() throws {
        let reader = Reader("zh-CN")
        let worked = try #require(reader.face(on: day("2026-02-14")))
        #expect(worked.badge == "班" && worked.colour == .plain && worked.accessibilityText.contains("调休上班"))
        let term = try #require(reader.face(on: day("2026-02-04")))
        #expect(term.label.text == "立春" && term.lunarDate.text == "十七" && term.badge == nil)
        let plain = try #require(reader.face(on: day("2026-03-02")))
        #expect(plain.accessibilityText == "2026年3月2日, 星期一, 正月十四" && plain.names.isEmpty)
        #expect(plain.label == plain.lunarDate && plain.label.text == "十四")
        #expect(reader.face(on: .max) == nil)
    }

    @Test("names follow the style, and the lunar date is none of them")
    func styles() throws {
        let reader = Reader("zh-TW")
        // 清明 of 2026, which is a festival and a term; and 中秋 under a style that shows lunar dates first.
        let term = try #require(
            reader.face(on: day("2026-04-05"), style: CellLabel.Style(sources: [.term, .lunarDate]))
        )
        #expect(term.names.map(\.text) == ["清明"] && term.label.text == "清明" && term.lunarDate.text == "十八")
        let lunar = try #require(
            reader.face(on: day("2026-09-25"), style: CellLabel.Style(sources: [.lunarDate, .festival]))
        )
        #expect(lunar.names.isEmpty && lunar.label.text == "十五" && lunar.badge == "休")
    }

    @Test("a doubtful day is spoken in words")
    func doubts() throws {
        // The Hong Kong Observatory has the new moon of 2057-09-28 there and not on the 29th.
        let face = try #require(Reader("zh-TW").face(on: day("2057-09-29")))
        #expect(face.lunarDate.certainty.sign == "≈")
        #expect(face.accessibilityText.contains("(日期未確定)") && !face.accessibilityText.contains("≈"))
    }

    @Test("a year has the marks and the colours of the notice 国办发明电〔2025〕7号, and no others")
    func notice() throws {
        let off = [
            ("01-01", "01-03"), ("02-15", "02-23"), ("04-04", "04-06"), ("05-01", "05-05"), ("06-19", "06-21"),
            ("09-25", "09-27"), ("10-01", "10-07"),
        ].map { day("2026-" + $0)...day("2026-" + $1) }
        let worked = ["01-04", "02-14", "02-28", "05-09", "09-20", "10-10"].map { day("2026-" + $0) }
        let reader = Reader("zh-CN")
        var failures = Failures()
        for day in try #require(DayRange(year: 2026)) {
            let face = reader.face(on: day)
            let (isOff, isWorked) = (off.contains { $0.contains(day) }, worked.contains(day))
            let isWeekend = day.weekday == .saturday || day.weekday == .sunday
            failures.check(face?.mark == (isOff ? .holiday : isWorked ? .makeUpWorkday : nil), "the mark of \(day)")
            failures.check(face?.colour == (isOff || isWeekend && !isWorked ? .red : .plain), "the colour of \(day)")
        }
        #expect(failures.isEmpty, "\(failures)")
    }

    @Test(
        "every day of a year has the label and the phase of its festivals, and speaks all names",
        arguments: ["zh-CN", "ja-JP", "en-US"]
    )
    func parts(tag: String) throws {
        let reader = Reader(tag)
        var failures = Failures()
        for style in [CellLabel.Style(), CellLabel.Style(sources: [.term, .festival], lastKind: .calendarNote)] {
            for day in try #require(DayRange(year: 2026)) {
                guard let face = reader.face(on: day, style: style) else { throw MissingFace(day: day) }
                let festivals = reader.festivals
                let label = festivals.label(on: day, in: reader.language, style: style)
                failures.check(face.label == label, "the label of \(day)")
                failures.check(face.phase == festivals.calendar.phase(on: day), "the phase of \(day)")
                let isLunar = face.names.contains { $0.subject == .lunarDay || $0.subject == .lunarMonth }
                failures.check(
                    !isLunar && face.names.allSatisfy { face.accessibilityText.contains($0.text) },
                    "the names of \(day)"
                )
            }
        }
        #expect(failures.isEmpty, "\(failures)")
    }
}

private struct MissingFace: Error { let day: Day }
