import Almanac

extension AlmanacSyntax {
    /// The line of a verb on the first page of the help, of the command itself, or the heading of its options.
    static func line(of name: String, in language: CalendarLanguage) -> String? {
        for row in lines.split(separator: "\n") {
            let fields = row.split(separator: "|", omittingEmptySubsequences: false)
            if fields.count == 7, fields[0] == name { return String(fields[1 + Int(language.rawValue)]) }
        }
        return nil
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
        explain|农历各月为何如此编号|農曆各月為何如此編號|why the lunar months are numbered as they are\
        |음력 달의 번호가 그러한 까닭|旧暦の月の番号がそうなる理由|vì sao các tháng âm lịch được đánh số như vậy
        export|写成 ics、json、csv、svg 或 html|寫成 ics、json、csv、svg 或 html|writes years as ics, json, csv, svg or html\
        |ics, json, csv, svg, html로 쓰기|ics、json、csv、svg、html に書き出す|ghi ra ics, json, csv, svg hoặc html
        next|下一个节日、节气、月相或农历日子|下一個節日、節氣、月相或農曆日子|the next festival, term, phase or lunar date\
        |다음 명절, 절기, 달의 위상, 음력 날짜|次の行事、節気、月相、旧暦の日|lễ, tiết khí, pha Mặt Trăng hay ngày âm lịch sắp tới
        when|它们在各年的哪一天|它們在各年的哪一天|the days of the same in years|그것이 해마다 언제인지|それが各年のいつか|ngày ấy trong các năm
        until|距某日还有几天|距某日還有幾天|how many days there are until a day|어떤 날까지 며칠인지|ある日まであと何日か|còn bao nhiêu ngày
        birthday|农历生日是哪一天|農曆生日是哪一天|when a lunar birthday is|음력 생일이 언제인지|旧暦の誕生日はいつか|ngày sinh nhật âm lịch
        pillars|某时刻的四柱|某時刻的四柱|the four pillars of a moment|어떤 때의 사주|ある時刻の四柱|tứ trụ của một thời điểm
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
