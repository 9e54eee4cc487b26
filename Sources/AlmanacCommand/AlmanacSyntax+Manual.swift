import Almanac
import CommandSupport

extension AlmanacSyntax {
    /// Calls that the help of their verbs and the manual page show, in the order of the verbs.
    static let examples: [Example] = [
        (today, "almanac", "this month, as the locale has it"),
        (today, "almanac --region korea --language en", "this month in Korea, in English"),
        (today, "almanac -3", "this month between the last one and the next"),
        (today, "almanac 2 2027", "February 2027, as with cal; almanac 2027 is the year"),
        (today, "almanac tomorrow", "everything known of tomorrow"),
        (today, "almanac 五月初五", "the next 5th of month 5"),
        (today, "almanac days until christmas", "a question, here and in five other languages"),
        (today, "almanac when is the next holiday in korea", "the next public holiday there"),
        (today, "almanac 国庆节放几天假 --region mainland", "the break of a holiday"),
        (today, "almanac 추석까지 며칠 남았어", "the days until a festival"),
        (today, "almanac 来年の春分の日はいつ", "the day of a festival in a year"),
        (today, "almanac còn bao nhiêu ngày nữa đến tết", "the days until New Year"),

        (month, "almanac month 2026-02 --region taiwan", "a month with the festivals of Taiwan"),
        (year, "almanac year 2027 --region hongkong", "a year by the calendar of Hong Kong"),
        (year, "almanac year 2027 --details", "the same with the lunar date of every day"),
        (week, "almanac week 2026-02-17 --first-weekday sunday", "the week of a day, from Sunday"),
        (day, "almanac day 2026-02-17", "lunar date, pillars, solar term, phase and festivals of a day"),
        (day, "almanac day +30", "the day thirty days from today"),
        (day, "almanac day --zone Europe/Paris", "today in Paris, and its events by the clocks there"),
        (day, "almanac day --format '{lunar} {term}'", "one line for a prompt or a status bar"),
        (works, "almanac works 2026-02-14 --region mainland", "whether that Saturday is worked, and why"),
        (daysOff, "almanac days-off 2026 --region japan", "the breaks of a year, and what bridges them"),
        (workdays, "almanac workdays 2026-02-01 +10 --region mainland", "the tenth workday after 1 February"),
        (explain, "almanac explain 2033-12", "why the month that begins in December 2033 is a leap month"),
        (explain, "almanac explain 立春 2026", "when the Sun is there, how far from midnight, and what authorities have"),
        (explain, "almanac explain 2026-02-14 --region mainland", "by which notice that Saturday is worked"),
        (explain, "almanac explain 2033 --svg -o 2033.svg", "the new moons and principal terms of 2033 as a picture"),

        (export, "almanac export ics 2026...2028 -o terms.ics", "terms and festivals for a calendar app"),
        (
            export,
            "almanac export ics 2026...2036 --feed anniversaries --anniversary '8-15=Grandmother' -o birthdays.ics",
            "a birthday on the 15th of month 8, every year on its day"
        ),
        (export, "almanac export html 2026 --region japan -o 2026.html", "a wall calendar for phone and paper"),
        (export, "almanac export csv 2026 --language en > days.csv", "one row a day, for a spreadsheet"),
        (
            export,
            "almanac export ics 2026 --feed days-off --region mainland -o days-off.ics",
            "days off and make-up workdays for a calendar app"
        ),

        (next, "almanac next Mid-Autumn", "the next Mid-Autumn Festival, and in how many days it is"),
        (next, "almanac next full-moon --count 12", "the full moons of the next year, with their times"),
        (when, "almanac when 'Chinese New Year' 2027-2036", "a festival in the years to come"),
        (when, "almanac when zhongqiu 10-01", "in which years Mid-Autumn is on 1 October"),
        (until, "almanac until christmas", "how many days there are until a festival or a day"),
        (birthday, "almanac birthday 1956-8-15 --name Mum", "when Mum's lunar birthday is in the next ten years"),
        (
            birthday,
            "almanac birthday --gregorian 1995-10-09 --ics --years 30 --alarm 7 -o ming.ics",
            "thirty lunar birthdays for a calendar app, with an alarm a week before"
        ),
        (
            birthday,
            "echo Mum,1956-8-15,lunar | almanac birthday --persons -",
            "the next birthday of each person of a file"
        ),
        (pillars, "almanac pillars 1990-01-27T08:30 --zone Asia/Shanghai", "the four pillars of a moment"),
        (pillars, "almanac pillars 丙戌 乙未 甲辰 己巳", "the moments of some pillars"),

        (months, "almanac months 2033...2034 | awk '$4 == 1'", "the leap months of two years"),
        (
            terms,
            "almanac terms 2026...2100 --doubts | grep -vw certain",
            "the solar terms whose day depends on seconds"
        ),
        (phases, "almanac phases 2026 | awk '$2 == 2 {print $1}'", "the days of the full moons of a year"),
        (convert, "almanac convert 2026-02-17", "the lunar date and the pillars of a day"),
        (convert, "almanac convert --lunar 2025-6L-1", "the first day of leap month 6 of 2025"),
        (convert, "echo 1990-01-27 | almanac convert -", "days from standard input, one a line"),
        (festivals, "almanac festivals 2026 --region vietnam --language vi", "the festivals of Vietnam"),
        (diff, "almanac diff china korea 2017...2027", "where the calendars of two countries differ"),
        (
            expand,
            "echo BEGIN:VEVENT DTSTART:20130210 'RRULE:RSCALE=CHINESE;FREQ=YEARLY' END:VEVENT | xargs -n1 "
                + "| almanac expand - 2027...2030",
            "the days of the events of a calendar file"
        ),
    ]

    /// The environment, the files and the related commands of the manual page.
    static let surroundings: Surroundings = (
        variables: [
            (
                "LC_ALL, LC_TIME, LANG",
                "The language of pages, files and messages, and the region of pages and files: by its territory, with its calendar and first weekday. "
                    + "All output is UTF-8, in the locale C too. A container or a scheduler often has neither a locale nor TZ: pages are "
                    + "then in English, and today is that of UTC."
            ),
            (
                "ALMANAC_REGION",
                "The region of pages and files, in the form of --region; takes precedence over the locale."
            ),
            ("TZ", "The time zone that says which day is today, and whose times stand beside those of the calendar."),
            ("TZDIR", "The folder with the files of time zones (TZif); if not set, that of the system."),
            ("COLUMNS", "The width of the lines in columns; if not set, that of the terminal, or 80."),
            ("LINES", "The height of the screen in lines; if not set, that of the terminal."),
            ("NO_COLOR", "If set and not empty, no colours are shown; bold and faint text remains."),
            (
                "ALMANAC_PAGER, PAGER",
                "The command, for the shell, that shows a page longer than the screen; none if empty or cat, less if not set. "
                    + "It is given LESS=FRX and LESSCHARSET=utf-8 unless they are set."
            ),
        ],
        files: [
            ("/usr/share/zoneinfo", "The time zones of TZ and --zone. The table needs no file: it is in the program.")
        ],
        seeAlso: ["almanac-gen(1)", "cal(1)", "date(1)", "tzfile(5)"]
    )
}

// MARK: - The first page of the help

extension AlmanacSyntax {
    /// The line of a verb on the first page of the help, of the command itself, or the heading of its options.
    static func line(of name: String, in language: CalendarLanguage) -> String? {
        let row = lines.split(separator: "\n").first { $0.hasPrefix(name + "|") }
        return row.map { String($0.dropFirst(name.count + 1)).filled(in: language, lineEnd: "|") }
    }

    /// A verb a row, in the order of `CalendarLanguage`; the verb without a name comes first.
    private static let lines = """
        |本月，或所问的年、月、日|本月，或所問的年、月、日|this month, or a year, a month or a day|이번 달, 또는 해·달·날\
        |今月、または年・月・日|tháng này, hoặc một năm, tháng, ngày
        month|一个月的月历|一個月的月曆|a month as a grid|한 달 달력|月の暦|lịch của một tháng
        year|一年的十二个月|一年的十二個月|the twelve months of a year|한 해의 열두 달|一年の十二か月|mười hai tháng của một năm
        week|某日所在的一周|某日所在的一週|the week of a day|어떤 날이 든 한 주|ある日を含む一週間|tuần có một ngày
        day|某日的一切：农历、干支、节气、节日|某日的一切：農曆、干支、節氣、節日|everything known of a day\
        |어떤 날의 모든 것: 음력, 간지, 절기, 명절|ある日のすべて: 旧暦、干支、節気、行事|mọi điều về một ngày
        works|某日是否上班，依据什么|某日是否上班，依據什麼|whether days are worked, and why\
        |어떤 날에 근무하는지, 그 근거|出勤日かどうかと、その根拠|ngày nào đi làm, theo căn cứ nào
        days-off|一年的假期，以及怎样请假连休|一年的假期，以及怎樣請假連休|the breaks of a year, and what bridges them\
        |한 해의 연휴와 징검다리 휴가|一年の連休と、有休でつなげる日|các kỳ nghỉ trong năm và ngày phép nối chúng
        workdays|两天之间有几个工作日|兩天之間有幾個工作日|the workdays between two days|두 날 사이의 근무일 수\
        |二つの日の間の勤務日数|số ngày làm việc giữa hai ngày
        explain|农历各月、节气、节日、某日的缘由|農曆各月、節氣、節日、某日的緣由|why a month, a term, a festival or a day is as it is\
        |음력 달·절기·명절·날이 그러한 까닭|旧暦の月、節気、行事、ある日の理由|vì sao tháng, tiết khí, ngày lễ, một ngày là như vậy
        export|写成 ics、json、csv、svg 或 html|寫成 ics、json、csv、svg 或 html|writes years as ics, json, csv, svg or html\
        |ics, json, csv, svg, html로 쓰기|ics、json、csv、svg、html に書き出す|ghi ra ics, json, csv, svg hoặc html
        next|下一个节日、节气、月相或农历日子|下一個節日、節氣、月相或農曆日子|the next festival, term, phase or lunar date\
        |다음 명절, 절기, 달의 위상, 음력 날짜|次の行事、節気、月相、旧暦の日|lễ, tiết khí, pha Mặt Trăng hay ngày âm lịch sắp tới
        when|它们在各年的哪一天|它們在各年的哪一天|the days of the same in years|그것이 해마다 언제인지|それが各年のいつか|ngày ấy trong các năm
        until|距某日还有几天|距某日還有幾天|how many days there are until a day|어떤 날까지 며칠인지|ある日まであと何日か|còn bao nhiêu ngày
        birthday|农历生日是哪一天|農曆生日是哪一天|when a lunar birthday is|음력 생일이 언제인지|旧暦の誕生日はいつか|ngày sinh nhật âm lịch
        pillars|某时刻的四柱，四柱的时刻|某時刻的四柱，四柱的時刻|the four pillars of a moment, and back\
        |어떤 때의 사주, 사주의 때|ある時刻の四柱、四柱の時刻|tứ trụ của một thời điểm, và ngược lại
        months|农历月（表格）|農曆月（表格）|lunar months, as a table|음력 달(표)|旧暦の月（表）|tháng âm lịch (bảng)
        terms|节气（表格）|節氣（表格）|solar terms, as a table|절기(표)|節気（表）|tiết khí (bảng)
        phases|月相（表格）|月相（表格）|phases of the Moon, as a table|달의 위상(표)|月相（表）|pha Mặt Trăng (bảng)
        convert|公历与农历互换（表格）|公曆與農曆互換（表格）|days and lunar dates, as a table|양력과 음력 변환(표)|新暦と旧暦の換算（表）|đổi ngày dương lịch, âm lịch (bảng)
        festivals|节日（表格）|節日（表格）|festivals, as a table|명절(표)|行事（表）|ngày lễ (bảng)
        diff|两种历法的不同（表格）|兩種曆法的不同（表格）|where two calendars differ, as a table|두 역법의 차이(표)|二つの暦の違い（表）|hai lịch khác nhau ở đâu (bảng)
        expand|iCalendar 文件中的事件在哪些天（表格）|iCalendar 檔案中的事件在哪些天（表格）|days of the events of an iCalendar file, as a table\
        |iCalendar 파일에 든 일정의 날짜(표)|iCalendar ファイルの予定の日（表）|ngày của các sự kiện trong tệp iCalendar (bảng)
        help|命令的用法：almanac help 命令|命令的用法：almanac help 命令|how to use a verb: almanac help VERB\
        |명령 사용법: almanac help 명령|コマンドの使い方: almanac help コマンド|cách dùng một lệnh: almanac help LỆNH
        almanac|东亚阴阳历，1900–2100年|東亞陰陽曆，1900–2100年|the East Asian lunisolar calendars, 1900-2100\
        |동아시아의 태음태양력, 1900–2100년|東アジアの太陰太陽暦、1900–2100年|âm dương lịch Đông Á, 1900–2100
        options|选项（英文说明）：|選項（英文說明）：||옵션(영어 설명):|オプション（説明は英語）:|Tùy chọn (mô tả bằng tiếng Anh):
        """
}
