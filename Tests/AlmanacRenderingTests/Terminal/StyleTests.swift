import Almanac
import Testing

@testable import AlmanacRendering

/// Colours of a terminal, and their absence without a palette.
@Suite struct StyleTests {
    @Test func termsHaveTheColourOfTheirSeason() throws {
        let text = try month(2, .terminal)
        #expect(text.contains("\u{1B}[32m立春\u{1B}[0m"))
        #expect(try month(8, .terminal).contains("\u{1B}[33m立秋\u{1B}[0m"))
        #expect(try month(6, .terminal).contains("\u{1B}[35m夏至\u{1B}[0m"))
        #expect(try month(12, .terminal).contains("\u{1B}[36m冬至\u{1B}[0m"))
    }

    @Test func festivalsAreRed() throws {
        #expect(try month(2, .terminal).contains("\u{1B}[1;31m春節\u{1B}[0m"))
    }

    @Test func todayIsMarkedWithAndWithoutColours() throws {
        #expect(try month(2, .terminal).contains("\u{1B}[7m17\u{1B}[0m*"))
        #expect(try month(2, .none).contains(" 17*"))
        #expect(!(try month(3, .none).contains("*")))
    }

    @Test func neighbouringDaysAreDimmedOrLeftOut() throws {
        #expect(try month(2, .terminal).contains("\u{1B}[2m31"))
        #expect(!(try month(2, .none).contains("31")))
    }

    @Test func withoutAPaletteThereAreNoControls() throws {
        let isFree = try month(2, .none).unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 }
        #expect(isFree)
    }

    @Test func anUncertainDayIsMarked() throws {
        let month = try #require(YearMonth(year: 2057, month: 9))
        let lines = try #require(LunisolarCalendar.china.festivals().text(of: month, TerminalSettings()))
        #expect(lines.contains { $0.text(in: .none).contains("29≈") })
    }

    @Test func spacesAtTheEndAreNotWritten() {
        #expect(StyledText("一").padded(to: 9).text(in: .none) == "一")
        #expect(StyledText("一", .dimmed).padded(to: 9).text(in: .terminal) == "\u{1B}[2m一\u{1B}[0m")
    }
}

private func month(_ number: Int, _ palette: Palette) throws -> String {
    let settings = TerminalSettings(
        palette: palette,
        language: .traditionalChinese,
        today: Day(year: 2026, month: 2, day: 17)
    )
    let month = try #require(YearMonth(year: 2026, month: number))
    return try #require(LunisolarCalendar.china.festivals().text(of: month, settings))
        .map { $0.text(in: palette) }
        .joined(separator: "\n")
}
