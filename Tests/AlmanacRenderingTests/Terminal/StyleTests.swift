import Almanac
import Testing

@testable import AlmanacRendering

/// Colours of a terminal, and their absence without a palette.
@Suite struct StyleTests {
    @Test("terms have the colour of their season") func seasonColours() throws {
        let text = try month(2, .terminal)
        #expect(text.contains("\u{1B}[32m立春\u{1B}[0m"))
        #expect(try month(8, .terminal).contains("\u{1B}[33m立秋\u{1B}[0m"))
        #expect(try month(6, .terminal).contains("\u{1B}[35m夏至\u{1B}[0m"))
        #expect(try month(12, .terminal).contains("\u{1B}[36m冬至\u{1B}[0m"))
    }

    /// A public holiday is red, bold and signed; a custom is bold, an observance is neither.
    @Test("public holidays have a style of their own") func publicHolidays() throws {
        let text = try month(2, .terminal)
        #expect(text.contains("\u{1B}[1;31m春節\u{1B}[0m"))
        #expect(text.contains("\u{1B}[1m尾牙\u{1B}[0m"))
        #expect(text.contains("\u{1B}[1;31m+\u{1B}[0m\u{1B}[2m 法定假日\u{1B}[0m"))
    }

    /// Without colours the sign alone says which day is a holiday, and only those days have it.
    @Test("public holidays show without colours") func holidaysWithoutColours() throws {
        for palette in [Palette.none, .monochrome] {
            let text = plain(try month(2, palette))
            #expect(text.contains("\n16+ ") && text.contains(" 17+") && text.contains("\n+ 法定假日 · "))
            // The four holidays, 除夕 to 年初三, what their sign means, and UTC+8.
            #expect(text.split(separator: "+").count == 7)
        }
        #expect(!(try month(3, .none).contains("+ 法定假日")))
    }

    /// Numbers are bold and lunar dates faint; of these only the first day of a lunar month has full weight.
    @Test("the number and the lunar date differ in weight") func weights() throws {
        let text = try month(3, .terminal)
        #expect(text.contains("\u{1B}[1m3\u{1B}[0m") && text.contains("\u{1B}[2m十六\u{1B}[0m"))
        #expect(text.contains(" 二月 "))
    }

    /// 1 March 2026 was a Sunday. Saturdays are red as Sundays are, or blue by the custom of the region.
    @Test("weekends have colours and heads", arguments: [(DayColour.red, 31), (.blue, 34)])
    func weekendColours(saturdays: DayColour, code: Int) throws {
        let text = try month(3, .terminal, saturdays: saturdays)
        #expect(text.contains("\u{1B}[1;31m1\u{1B}[0m") && text.contains("\u{1B}[1;\(code)m7\u{1B}[0m"))
        #expect(text.contains("\u{1B}[\(code)m六\u{1B}[0m") && text.contains("\u{1B}[31m日\u{1B}[0m"))
        #expect(text.contains("\u{1B}[2m一\u{1B}[0m"))
    }

    @Test("a monochrome page has weights alone") func monochrome() throws {
        let text = try month(2, .monochrome)
        let codes = text.matches(of: /\u{1B}\[([0-9;]+)m/).flatMap { $0.1.split(separator: ";") }
        #expect(Set(codes) == ["0", "1", "2", "7"])
        #expect(plain(text) == plain(try month(2, .terminal)))
    }

    @Test("today is marked with and without colours") func markedToday() throws {
        #expect(try month(2, .terminal).contains("\u{1B}[1;7;31m17\u{1B}[0m\u{1B}[1;31m+"))
        #expect(try month(2, .monochrome).contains("\u{1B}[1;7m17\u{1B}[0m"))
        #expect(try month(2, .none).contains(" 17+*"))
        #expect(!(try month(3, .none).contains("*")))
    }

    @Test("neighbouring days are dimmed or left out") func neighbouringDays() throws {
        #expect(try month(2, .terminal).contains("\u{1B}[2m31\u{1B}[0m"))
        #expect(!(try month(2, .none).contains("31")))
    }

    @Test("without a palette there are no controls") func noControls() throws {
        let isFree = try month(2, .none).unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
        #expect(isFree)
    }

    @Test("an uncertain day is marked") func uncertainDay() throws {
        let month = try #require(YearMonth(year: 2057, month: 9))
        let lines = try #require(LunisolarCalendar.china.festivals().text(of: month, TerminalSettings()))
        #expect(lines.contains { $0.text(in: .none).contains("29≈") })
    }

    @Test("spaces at the end are not written") func trailingSpaces() {
        #expect(StyledText("一").padded(to: 9).text(in: .none) == "一")
        #expect(StyledText("一", .dimmed).padded(to: 9).text(in: .terminal) == "\u{1B}[2m一\u{1B}[0m")
    }
}

/// A text without its control sequences.
private func plain(_ text: String) -> String { text.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

private func month(_ number: Int, _ palette: Palette, saturdays: DayColour = .red) throws -> String {
    let settings = TerminalSettings(
        palette: palette,
        language: .traditionalChinese,
        today: Day(year: 2026, month: 2, day: 17),
        saturdayColour: saturdays
    )
    let month = try #require(YearMonth(year: 2026, month: number))
    return try #require(LunisolarCalendar.china.festivals().text(of: month, settings))
        .text(in: palette)
}
