import Almanac

/// A sentence of a page, a file or a message, in six languages side by side.
package enum Phrase: String, CaseIterable {
    case rule, withoutTerms, follows, incomplete, issued, twelveMonths, thirteenMonths, leap, withoutTermOfTwelve,
        withoutTermAfterLeap, termBeforeNewMoon, leapByClockTimes, noLeapByClockTimes, published, nearMidnight,
        disputed
    case byTheWeek, workdays, halfDays, daysOff, daysInARow, daysOrMore, workdaysByTheWeek, decided, undecided, bridge,
        completeness, lookedUpBefore, ifLawStays, regionCompleteness, incompleteYear, notLookedUp, notDecided, notKnown
    case secondsDecide, publishedOtherwise, timeTwice, todayIs, daysUntil, daysSince, ifGregorian, noBirthday,
        sharedBirthdays, countingAge
    case dayWords, occasionWords, noneBefore, moreUnconverted, unknownHome, missingHolidays, oneArgument, skippedTime,
        beyondDecided, onlyLaw, decidedUntil, offForOthers, ofPerson, noSuchPillar

    /// The sentence with values in the places of `{0}`, `{1}` and so on.
    package func text(in language: CalendarLanguage, _ values: [String] = []) -> String {
        guard let row = Self.rows.first(where: { $0.hasPrefix(rawValue + "|") }) else { return "" }
        return String(row.dropFirst(rawValue.count + 1)).filled(in: language, values, lineEnd: "|")
    }

    /// The sentence of a number; `{1}` is the ending of an English plural.
    func text(of count: Int, in language: CalendarLanguage) -> String {
        text(in: language, ["\(count)", count == 1 ? "" : "s"])
    }

    /// A sentence a row: its name, then the languages in the order of `CalendarLanguage`. Where a Korean
    /// particle depends on the sound before it both forms are written, 은(는), and `filled` takes one.
    private static let rows = """
        rule|朔所在之日为初一，含冬至的月为十一月。从一个十一月到下一个十一月之前若有十三个月，其中第一个不含中气的月为闰月（无中置闰）。比较的是日期，不是时刻。\
        |朔所在之日為初一，含冬至的月為十一月。從一個十一月到下一個十一月之前若有十三個月，其中第一個不含中氣的月為閏月（無中置閏）。比較的是日期，不是時刻。\
        |A month begins on the civil day of a new moon; the month with the Winter Solstice is month 11. Of thirteen \
        months from one month 11 to the next, the first without a principal term is leap. Days are compared, never \
        clock times.\
        |합삭이 든 날이 초하루이고, 동지가 든 달이 11월이다. 11월부터 다음 11월 앞까지 13개월이면 그 가운데 중기가 없는 첫 달이 윤달이다(무중치윤법). 시각이 아니라 날짜를 비교한다.\
        |朔の日を月の一日とし、冬至を含む月を11月とする。11月から次の11月の前までに13か月あるとき、中気を含まない最初の月を閏月とする（定気による置閏法）。比べるのは日付であり、時刻ではない。\
        |Ngày có sóc là mùng một; tháng chứa Đông chí là tháng 11. Nếu từ một tháng 11 đến trước tháng 11 kế tiếp có \
        13 tháng thì tháng đầu tiên không có trung khí là tháng nhuận. So sánh theo ngày, không theo giờ.
        withoutTerms|表中没有这些年的节气。当时的历法可能把节气均分于一年（平气），闰月因此可能不同。\
        |表中沒有這些年的節氣。當時的曆法可能把節氣均分於一年（平氣），閏月因此可能不同。\
        |The table has no solar terms for these years. Calendars of the time could divide the year evenly into terms \
        (平気), by which another month can be leap.\
        |이 해들의 절기는 표에 없다. 당시의 역법은 한 해를 고르게 나누어 절기를 두기도 하여(평기) 윤달이 다를 수 있다.\
        |これらの年の節気は表にない。当時の暦法には一年を等分して節気を置くもの（平気）があり、閏月が異なることがある。\
        |Bảng không có tiết khí của những năm này. Lịch thời ấy có thể chia đều năm thành các tiết khí (bình khí), nên \
        tháng nhuận có thể khác.
        follows|至{0}止，沿用{1}的日期。|至{0}止，沿用{1}的日期。|Until {0} the days of the {1} apply.|{0}까지는 {1}의 날짜를 따른다.\
        |{0}までは{1}の日付に従う。|Đến hết {0} dùng ngày của {1}.
        incomplete|表中没有从此十一月到下一个十一月的全部月份。|表中沒有從此十一月到下一個十一月的全部月份。\
        |The table does not hold all months from this month 11 to the next.|이 11월부터 다음 11월까지의 달이 표에 모두 있지는 않다.\
        |この11月から次の11月までの月が、表にそろっていない。|Bảng không có đủ các tháng từ tháng 11 này đến tháng 11 kế tiếp.
        issued|当时的历书依当时的历法如此颁行；此处不按当时的历法推算。|當時的曆書依當時的曆法如此頒行；此處不按當時的曆法推算。\
        |The calendar was issued so, by the rules of its time, which are not computed here.\
        |달력은 당시의 역법으로 이렇게 발행되었다. 그 역법은 여기서 계산하지 않는다.|暦は当時の法で作られ、この通り発行された。当時の法による計算はここでは行わない。\
        |Lịch đã được ban hành như vậy theo phép lịch đương thời; phép lịch ấy không được tính ở đây.
        twelveMonths|从十一月（{0}）到下一个十一月（{1}）之前有十二个月：无闰月。|從十一月（{0}）到下一個十一月（{1}）之前有十二個月：無閏月。\
        |From month 11 ({0}) to the next ({1}) there are 12 months: none is leap.\
        |11월({0})부터 다음 11월({1}) 앞까지 12개월이므로 윤달이 없다.|11月（{0}）から次の11月（{1}）の前まで12か月あり、閏月はない。\
        |Từ tháng 11 ({0}) đến trước tháng 11 kế tiếp ({1}) có 12 tháng: không có tháng nhuận.
        thirteenMonths|从十一月（{0}）到下一个十一月（{1}）之前有十三个月：有一个闰月。|從十一月（{0}）到下一個十一月（{1}）之前有十三個月：有一個閏月。\
        |From month 11 ({0}) to the next ({1}) there are 13 months: one is leap.\
        |11월({0})부터 다음 11월({1}) 앞까지 13개월이므로 윤달이 하나 있다.|11月（{0}）から次の11月（{1}）の前まで13か月あり、閏月が一つある。\
        |Từ tháng 11 ({0}) đến trước tháng 11 kế tiếp ({1}) có 13 tháng: có một tháng nhuận.
        leap|第一个不含中气的月始于{0}，在{1}之后，故为{2}。|第一個不含中氣的月始於{0}，在{1}之後，故為{2}。\
        |The first without a principal term begins on {0}, after {1}: {2}.|중기가 없는 첫 달은 {1} 다음 {0}에 시작하는 달이므로 {2}이다.\
        |中気を含まない最初の月は{1}の次、{0}に始まる月で、これが{2}である。\
        |Tháng đầu tiên không có trung khí bắt đầu ngày {0}, sau {1}, nên là {2}.
        withoutTermOfTwelve|{0}（{1}）不含中气，但只有十二个月，不置闰。|{0}（{1}）不含中氣，但只有十二個月，不置閏。\
        |{0} ({1}) has no principal term; with twelve months it is not leap.|{0}({1})에는 중기가 없으나, 12개월뿐이므로 윤달이 아니다.\
        |{0}（{1}）は中気を含まないが、12か月しかないので閏月ではない。|{2} ({1}) không có trung khí, nhưng chỉ có 12 tháng nên không nhuận.
        withoutTermAfterLeap|{0}（{1}）也不含中气，但只有第一个为闰月。|{0}（{1}）也不含中氣，但只有第一個為閏月。\
        |{0} ({1}) has no principal term either; only the first is leap.|{0}({1})에도 중기가 없으나, 첫 달만 윤달이다.\
        |{0}（{1}）も中気を含まないが、閏月は最初の月だけである。|{2} ({1}) cũng không có trung khí, nhưng chỉ tháng đầu tiên là tháng nhuận.
        termBeforeNewMoon|按时刻，{0}（{1}）早于同日的朔（{2}）。|按時刻，{0}（{1}）早於同日的朔（{2}）。\
        |By clock times, {0} ({1}) comes before the new moon of its day ({2}).|시각으로는 {0}({1}) 뒤에 같은 날의 합삭({2})이 온다.\
        |時刻では、{0}（{1}）が同じ日の朔（{2}）より早い。|Xét theo giờ, {0} ({1}) đến trước sóc cùng ngày ({2}).
        leapByClockTimes|若按时刻比较，始于{0}的月将为闰月；但历法比较的是日期。|若按時刻比較，始於{0}的月將為閏月；但曆法比較的是日期。\
        |So compared, the month from {0} would be leap, but days count.|시각을 비교하면 {0}에 시작하는 달이 윤달이 되지만, 역법은 날짜를 비교한다.\
        |時刻で比べれば{0}に始まる月が閏月となるが、暦が比べるのは日付である。\
        |Nếu so theo giờ thì tháng bắt đầu ngày {0} là tháng nhuận, nhưng lịch so theo ngày.
        noLeapByClockTimes|若按时刻比较，这些月中没有闰月；但历法比较的是日期。|若按時刻比較，這些月中沒有閏月；但曆法比較的是日期。\
        |So compared, no month of these would be leap, but days count.|시각을 비교하면 이 가운데 윤달이 없지만, 역법은 날짜를 비교한다.\
        |時刻で比べればこの中に閏月はないが、暦が比べるのは日付である。\
        |Nếu so theo giờ thì trong các tháng này không có tháng nhuận, nhưng lịch so theo ngày.
        published|例外：{0}的时刻是{1}，但日期依{3}公布为{4}，不是{5}。|例外：{0}的時刻是{1}，但日期依{3}公布為{4}，不是{5}。\
        |Exception: {0} at {1} is on {4} (published: {3}), not on {5}.\
        |예외: {0} 시각은 {1}이지만, 날짜는 {5}이 아니라 {3}의 발표에 따른 {4}이다.|例外：{0}の時刻は{1}だが、日付は{5}ではなく、{3}の公表による{4}である。\
        |Ngoại lệ: {0} lúc {1} được tính vào ngày {4} theo công bố của {3}, không phải {5}.
        nearMidnight|临近午夜：{0}的时刻是{1}，不确定度{2}秒。|臨近午夜：{0}的時刻是{1}，不確定度{2}秒。\
        |Near midnight: {0} at {1}, uncertain by {2} s.|자정 부근: {0} 시각은 {1}, 불확도는 {2}초이다.|午前0時に近い：{0}の時刻は{1}、不確かさは{2}秒。\
        |Sát nửa đêm: {0} lúc {1}, sai số {2} giây.
        disputed|另有异说：{0}的时刻是{1}，不确定度{2}秒；依{3}为{4}。|另有異說：{0}的時刻是{1}，不確定度{2}秒；依{3}為{4}。\
        |Disputed: {0} at {1}, uncertain by {2} s; {3} has {4}.|이견 있음: {0} 시각은 {1}, 불확도는 {2}초이다. {3}의 날짜는 {4}이다.\
        |異説あり：{0}の時刻は{1}、不確かさは{2}秒。{3}は{4}とする。|Có nguồn khác: {0} lúc {1}, sai số {2} giây; theo {3} là {4}.
        byTheWeek|按星期是{0}|按星期是{0}|{0} by the week alone|요일로는 {0}|曜日では{0}|theo thứ là {0}
        workdays|{0}个工作日|{0}個工作日|{0} workday{1}|근무일 {0}일|勤務日{0}日|{0} ngày làm việc
        halfDays|其中半天{0}个|其中半天{0}個|{0} of them half|그중 반일 {0}일|うち半日{0}日|trong đó {0} nửa ngày
        daysOff|休{0}天|休{0}天|{0} day{1} off|휴일 {0}일|休み{0}日|{0} ngày nghỉ
        daysInARow|{0}天|{0}天|{0} day{1}|{0}일|{0}日間|{0} ngày
        daysOrMore|至少{0}天|至少{0}天|{0} day{1} or more|{0}일 이상|{0}日以上|ít nhất {0} ngày
        workdaysByTheWeek|按星期{0}|按星期{0}|{0} by the week|요일로는 {0}|曜日では{0}|theo thứ {0}
        decided|其中{0}个已定|其中{0}個已定|{0} of them decided|그중 {0}일 확정|うち{0}日は確定|trong đó {0} ngày đã quyết định
        undecided|{0}天未定|{0}天未定|{0} day{1} not decided|미정 {0}일|未定{0}日|{0} ngày chưa quyết định
        bridge|请假 {0}：连休{1}，{2}|請假 {0}：連休{1}，{2}|leave on {0}: {1} off, {2}|연차 {0}: 연휴 {1}, {2}|有休 {0}：連休{1}、{2}\
        |nghỉ phép {0}: nghỉ liền {1}, {2}
        lookedUpBefore|查询早于这一天|查詢早於這一天|looked up before this day|이날보다 앞서 확인함|この日より前に確認\
        |tra cứu trước ngày này
        ifLawStays|若法律不变|若法律不變|if the law stays as it is|법이 그대로라면|法律が変わらなければ|nếu luật không đổi
        completeness|已定 {0}，查于 {1}|已定 {0}，查於 {1}|decided {0}, looked up on {1}|확정 {0}, 확인 {1}|確定 {0}、確認 {1}\
        |đã quyết định {0}, tra cứu ngày {1}
        regionCompleteness|{0}·{1}：{2} 已定{3}，查于 {4}|{0}·{1}：{2} 已定{3}，查於 {4}\
        |{0}, {1}: decided {2}{3}, looked up on {4}|{0}, {1}: 확정 {2}{3}, 확인 {4}|{0}・{1}：確定 {2}{3}、確認 {4}\
        |{0}, {1}: đã quyết định {2}{3}, tra cứu ngày {4}
        incompleteYear|{0}年尚未全部决定：其余只有法律规定的假日|{0}年尚未全部決定：其餘只有法律規定的假日\
        |{0} is not complete: of the other days only the law is known|{0}년은 아직 다 정해지지 않음: 나머지는 법정 공휴일만\
        |{0}年は未確定の日があります：残りは法律による休日のみ|năm {0} chưa đầy đủ: những ngày khác chỉ biết theo luật
        notLookedUp|仅知法律与通知所定；此类人员的其余日子未查|只知法律與通知所定；此類人員的其餘日子未查\
        |Only law and notices known; other days not looked up for this audience|법률과 고시만 확인; 이 대상의 다른 날은 조사하지 않음\
        |法律と告示のみ。この対象の他の日は未調査|Chỉ biết theo luật và thông báo; chưa tra cứu ngày khác cho đối tượng này
        notDecided|仅列法定假日；调休放假尚未公布|只列法定假日；調整放假尚未公布|By law only; adjustments not decided|법정 공휴일만; 조정은 미정\
        |法律による休日のみ。調整は未定|Chỉ theo luật; hoán đổi chưa công bố
        notKnown|仅列法定假日；调休放假不详|只列法定假日；調整放假不詳|By law only; adjustments not known|법정 공휴일만; 조정은 알 수 없음|法律による休日のみ。調整は不明\
        |Chỉ theo luật; không rõ hoán đổi
        secondsDecide|时刻紧邻午夜，相差数秒即改日期|時刻緊鄰午夜，相差數秒即改日期|so near midnight that seconds decide the day\
        |자정에 매우 가까워 몇 초가 날짜를 가른다|午前0時に極めて近く、数秒で日付が変わる|rất sát nửa đêm, vài giây quyết định ngày
        publishedOtherwise|另有机构公布不同日期|另有機構公布不同日期|published otherwise|다르게 발표됨|異なる発表あり|có nguồn công bố khác
        timeTwice|钟表拨回，此时刻出现两次:|鐘錶撥回，此時刻出現兩次:|The clocks were put back and showed this time twice:\
        |시계를 되돌려 이 시각이 두 번 있었다:|時計が戻されたため、この時刻は2回ある:|Đồng hồ vặn lùi nên giờ này có hai lần:
        todayIs|今天是{0}|今天是{0}|today is {0}|오늘: {0}|今日は{0}|Hôm nay là {0}
        daysUntil|距{0}还有{1}|距{0}還有{1}|{1} until {0}|{0}까지 {1}|{0}まであと{1}|Còn {1} đến {0}
        daysSince|距{0}已过{1}|距{0}已過{1}|{1} since {0}|{0}부터 {1} 지남|{0}から{1}|Đã {1} kể từ {0}
        ifGregorian|若指公历|若指公曆|If the Gregorian date was meant|양력이라면|新暦の日付なら|Nếu là ngày dương lịch
        noBirthday|历表之内再无此日|曆表之內再無此日|no such day before the calendar ends|역표가 끝날 때까지 그런 날 없음|暦表の終わりまでその日はない\
        |không còn ngày ấy trong lịch
        sharedBirthdays|农历公历生日同日|農曆公曆生日同日|Lunar and Gregorian birthday on one day|음력·양력 생일이 같은 날인 해|旧暦と新暦の誕生日が重なる年\
        |Sinh nhật âm và dương trùng ngày
        countingAge|虚岁{0}|虛歲{0}|counting age {0}|세는나이 {0}세|数え年{0}歳|tuổi ta {0}
        dayWords|明天, +30, 八月十五|明天, +30, 八月十五|tomorrow, +30, 'lunar 8-15'|내일, +30, '음력 8월 15일'|明日, +30, 旧暦8月15日\
        |'ngày mai', +30, 'rằm tháng 8'
        occasionWords|中秋, 立春, 腊月初八|中秋, 立春, 臘月初八|'Mid-Autumn', 'Start of Spring'|추석, 입춘|七夕, 立春|'Trung thu', 'Lập xuân'
        noneBefore|历法 {0} 在 {1} 之前没有这些数据|曆法 {0} 在 {1} 之前沒有這些資料|calendar {0} has none of these before {1}\
        |역법 {0}에는 {1} 이전 자료가 없습니다|暦 {0} には {1} より前のデータがありません|lịch {0} không có dữ liệu trước {1}
        moreUnconverted|另有{0}条无法换算|另有{0}條無法換算|and {0} more that cannot be converted|그 밖에 변환할 수 없는 것이 {0}개 있습니다\
        |ほかに換算できないものが{0}件あります|và {0} mục khác không đổi được
        unknownHome|不知道您所在地区的放假安排；请写 --region 与其中之一：{0}。容器与定时任务没有地区设置，也可设 ALMANAC_REGION\
        |不知道您所在地區的放假安排；請寫 --region 與其中之一：{0}。容器與排程沒有地區設定，也可設 ALMANAC_REGION\
        |the days off where you live are not known: write --region with one of {0}, or set ALMANAC_REGION: \
        a container and a scheduler have no locale\
        |계신 곳의 쉬는 날은 알 수 없습니다: --region 뒤에 다음 가운데 하나를 쓰세요: {0}. 컨테이너와 스케줄러에는 로캘이 없으니 ALMANAC_REGION을 쓸 수도 있습니다\
        |お住まいの地域の休日はわかりません。--region のあとに次のどれかを書いてください：{0}。コンテナやスケジューラーにはロケールがないため、ALMANAC_REGION でも指定できます\
        |không biết ngày nghỉ ở nơi bạn sống: hãy viết --region cùng một trong {0}, hoặc đặt ALMANAC_REGION: \
        container và bộ lập lịch không có locale
        missingHolidays|历法 {0} 缺少 {1} 的部分公众假日，请单独用 --region {2}，不加 --calendar\
        |曆法 {0} 缺少 {1} 的部分公眾假日，請單獨用 --region {2}，不加 --calendar\
        |calendar {0} leaves out public holidays of {1}: try --region {2} by itself, without --calendar\
        |역법 {0}에 {1}의 공휴일이 모두 있지는 않습니다: --calendar 없이 --region {2}만 쓰세요\
        |暦 {0} には {1} の祝日がそろっていません。--calendar なしで --region {2} だけを指定してください\
        |lịch {0} thiếu ngày nghỉ lễ của {1}: hãy dùng riêng --region {2}, không có --calendar
        oneArgument|{0}是一个参数，请不加引号输入：almanac {1}|{0}是一個參數，請不加引號輸入：almanac {1}\
        |{0} is one argument: write almanac {1}, without quotation marks|{0}은(는) 인수 하나입니다: 따옴표 없이 almanac {1}(이)라고 쓰세요\
        |{0}は一つの引数です。引用符なしで almanac {1} と書いてください|{0} là một tham số: hãy viết almanac {1}, không có dấu ngoặc kép
        skippedTime|{0} 的时钟拨快，没有'{1}'：请写 {2}（按拨快前）或 {3}（按拨快后）|{0} 的時鐘撥快，沒有'{1}'：請寫 {2}（按撥快前）或 {3}（按撥快後）\
        |{0} has no time '{1}', clocks were put forward past it: try {2} (by the clock before) or {3} (by the clock after)\
        |{0}에는 시계를 앞당겨 '{1}'이(가) 없습니다: {2}(앞당기기 전) 또는 {3}(앞당긴 후)로 쓰세요\
        |{0} では時計が進められ、'{1}'はありません。{2}（進める前）か {3}（進めた後）と書いてください\
        |{0} vặn đồng hồ nhanh lên nên không có '{1}': hãy viết {2} (giờ trước) hoặc {3} (giờ sau)
        beyondDecided|尚未公布：{0}（{1}）已定 {2}，所数的日子超出此范围|尚未公布：{0}（{1}）已定 {2}，所數的日子超出此範圍\
        |not decided: {0} for {1} has {2} decided, and the count continues outside them\
        |미정: {0}({1})은(는) {2}만 확정되었고, 세는 날이 그 범위를 벗어납니다|未定です。{0}（{1}）は {2} だけ確定していて、数える日がその範囲を出ます\
        |chưa quyết định: {0} ({1}) đã quyết định {2}, còn phép đếm ra ngoài khoảng ấy
        onlyLaw|尚未公布：{0}（{1}）只知法律与通知所定的日子|尚未公布：{0}（{1}）只知法律與通知所定的日子\
        |not decided: only law and notices of {0} for {1} are known|미정: {0}({1})은(는) 법률과 고시로 정한 날만 알려져 있습니다\
        |未定です。{0}（{1}）は法律と告示で定めた日しか分かりません|chưa quyết định: với {0} ({1}) chỉ biết những ngày theo luật và thông báo
        decidedUntil|{0}（{1}）的日子只定到 {2}：此后请更新，否则答案是“未定”|{0}（{1}）的日子只定到 {2}：此後請更新，否則答案是「未定」\
        |the days of {0} for {1} are decided until {2} only: after that a newer release is needed, or the answer is "not decided"\
        |{0}({1})의 날은 {2}까지만 확정되어 있습니다: 그 뒤에는 새 판이 있어야 하며, 없으면 답은 '미정'입니다\
        |{0}（{1}）の日は {2} までしか確定していません。その後は新しい版が必要で、なければ答えは「未定」です\
        |ngày của {0} ({1}) chỉ được quyết định đến {2}: sau đó cần bản mới hơn, nếu không câu trả lời là "chưa quyết định"
        offForOthers|{0}放假|{0}放假|a day off for {0}|{0}은(는) 휴무|{0}は休み|ngày nghỉ của {0}
        noSuchPillar|{0}没有{1}，只有{2}|{0}沒有{1}，只有{2}|a {0} has no {1}: it has a {2}|{0}에는 {1}이(가) 없고 {2}이(가) 있습니다\
        |{0}に{1}はなく、{2}があります|{0} không có {1} mà có {2}
        ofPerson|{0}的{1}|{0}的{1}|{0}'s {1}|{0} {1}|{0}の{1}|{1} của {0}
        """.split(separator: "\n")
}
