import AlmanacNames

/// Sentences about words that were read or refused, without a full stop, each a line for every language in the order of
/// `CalendarLanguage`. `{0}`, the words, and `{1}`, `{2}` are filled in. `Names` have none to fill in.
package enum Sentences {
    /// The words are not understood; an example.
    package static let notUnderstood = """
        看不懂{0}，请写如 {1}
        看不懂{0}，請寫如 {1}
        {0} is not understood: write {1}
        {0}을(를) 알 수 없습니다: {1}처럼 쓰세요
        {0}は分かりません。{1} のように書いてください
        không hiểu {0}: hãy viết như {1}
        """

    /// The words name a subject that is not here.
    package static let notHere = """
        这里没有{0}的资料：只有历法、节日、节气、月相和放假
        這裡沒有{0}的資料：只有曆法、節日、節氣、月相和放假
        nothing is known here of {0}: only of dates, festivals, solar terms, moon phases and days off
        {0}에 대한 자료는 없습니다: 날짜, 명절, 절기, 달의 위상, 휴일만 있습니다
        {0}の資料はありません。暦、行事、節気、月相、休日だけです
        ở đây không có dữ liệu về {0}: chỉ có ngày tháng, lễ tết, tiết khí, pha Mặt Trăng và ngày nghỉ
        """

    static let example = """
        明天, +30, 八月十五
        明天, +30, 八月十五
        tomorrow, +30, lunar 8-15
        내일, +30, 음력 8월 15일
        明日, +30, 旧暦8月15日
        ngày mai, +30, rằm tháng 8
        """

    package static let unknownName = """
        没有名为{0}的节日、节气或月相，是否要输入“{1}”？
        沒有名為{0}的節日、節氣或月相，是否要輸入「{1}」？
        no festival, term or phase {0}: did you mean '{1}'?
        {0}(이)라는 명절, 절기, 위상이 없습니다: '{1}'인가요?
        {0}という行事、節気、月相はありません。「{1}」ですか
        không có lễ, tiết khí hay pha Mặt Trăng {0}: ý bạn là '{1}'?
        """

    static let noSuchDay = """
        没有{0}这一天：{1}有{2}天
        沒有{0}這一天：{1}有{2}天
        there is no {0}: {1} has {2} days
        {0}은(는) 없는 날입니다: {1}은 {2}일까지입니다
        {0}という日はありません。{1}は{2}日までです
        không có ngày {0}: {1} có {2} ngày
        """

    static let otherWeekday = """
        没有{0}：{1}是{2}
        沒有{0}：{1}是{2}
        there is no {0}: {1} is a {2}
        {0}은(는) 없는 날입니다: {1}은 {2}입니다
        {0}という日はありません。{1}は{2}です
        không có {0}: {1} là {2}
        """

    static let notInEra = """
        没有{0}：那时不用这个年号
        沒有{0}：那時不用這個年號
        there is no {0}: the era does not include the date
        {0}은(는) 없습니다: 그 연호를 쓰던 때가 아닙니다
        {0}はありません。その元号の期間ではありません
        không có {0}: ngày ấy không thuộc niên hiệu này
        """

    static let noSuchMonth = """
        没有{0}：月份为1至12
        沒有{0}：月份為1至12
        there is no {0}: months are 1 to 12
        {0}은(는) 없습니다: 달은 1에서 12까지입니다
        {0}はありません。月は1から12までです
        không có {0}: tháng từ 1 đến 12
        """

    static let noLeapMonth = """
        没有{0}：农历{1}年没有闰月
        沒有{0}：農曆{1}年沒有閏月
        there is no {0}: lunar year {1} has no leap month
        {0}은(는) 없습니다: 음력 {1}년에는 윤달이 없습니다
        {0}はありません。旧暦{1}年に閏月はありません
        không có {0}: năm âm lịch {1} không có tháng nhuận
        """

    static let noSuchLeapMonth = """
        没有{0}：农历{1}年的闰月是{2}
        沒有{0}：農曆{1}年的閏月是{2}
        there is no {0}: the leap month of lunar year {1} is {2}
        {0}은(는) 없습니다: 음력 {1}년의 윤달은 {2}입니다
        {0}はありません。旧暦{1}年の閏月は{2}です
        không có {0}: tháng nhuận của năm âm lịch {1} là {2}
        """

    static let noSuchLunarDay = """
        没有{0}：农历一个月最多30天
        沒有{0}：農曆一個月最多30天
        there is no {0}: a lunar month has 30 days at most
        {0}은(는) 없습니다: 음력 한 달은 많아야 30일입니다
        {0}はありません。旧暦のひと月は30日までです
        không có {0}: tháng âm lịch có nhiều nhất 30 ngày
        """

    static let noBirth = """
        {0}从出生或去世那天算起，请一并写出，如 1967-02-11
        {0}從出生或去世那天算起，請一併寫出，如 1967-02-11
        {0} is counted from a day of birth or death: write that too, such as 1967-02-11
        {0}은(는) 태어나거나 돌아가신 날부터 셉니다: 그날도 1967-02-11처럼 쓰세요
        {0}は生まれた日か亡くなった日から数えます。その日も 1967-02-11 のように書いてください
        {0} được tính từ ngày sinh hoặc ngày mất: hãy viết cả ngày ấy, như 1967-02-11
        """

    package static let unknownEra = """
        没有{0}的年号：年号从{1}起才有
        沒有{0}的年號：年號從{1}起才有
        the era of {0} is not known: eras are known from {1} on
        {0}의 연호는 없습니다: 연호는 {1}부터 있습니다
        {0}の元号はありません。元号は{1}からです
        không có niên hiệu của {0}: niên hiệu có từ {1}
        """

    static let noThirtiethDay = """
        没有{0}：农历{1}年{2}有29天
        沒有{0}：農曆{1}年{2}有29天
        there is no {0}: {2} of lunar year {1} has 29 days
        {0}은(는) 없습니다: 음력 {1}년 {2}은 29일까지입니다
        {0}はありません。旧暦{1}年{2}は29日までです
        không có {0}: {2} năm âm lịch {1} có 29 ngày
        """

    package static let outside = """
        {0}不在{1}至{2}之内
        {0}不在{1}至{2}之內
        {0} is not within {1}...{2}
        {0}은(는) {1}...{2} 범위 밖입니다
        {0}は{1}から{2}までの範囲外です
        {0} không nằm trong {1}...{2}
        """

    package static let ambiguous = """
        {0}有多种读法，请输入其一：{1}
        {0}有多種讀法，請輸入其一：{1}
        {0} has several readings, type one of: {1}
        {0}은(는) 여러 뜻이 있습니다. 다음 중 하나를 쓰세요: {1}
        {0}は幾通りにも読めます。次のどれかを入力してください: {1}
        {0} có nhiều cách hiểu, hãy gõ một trong: {1}
        """

    /// The words are a name of which nothing falls between two days.
    package static let never = """
        {1}至{2}之间没有{0}
        {1}至{2}之間沒有{0}
        no {0} from {1} to {2}
        {1}부터 {2}까지 {0}이(가) 없습니다
        {1}から{2}までに{0}はありません
        không có {0} từ {1} đến {2}
        """

    static let noToday = """
        系统不知道今天的日期，请写出日期
        系統不知道今天的日期，請寫出日期
        the system does not know today: write a date
        시스템이 오늘 날짜를 모릅니다: 날짜를 쓰세요
        システムが今日の日付を返しません。日付を書いてください
        hệ thống không biết hôm nay là ngày nào: hãy viết ngày
        """
}

// MARK: - Rules that decided; the first value is the other reading

extension Sentences {
    static let dayFirst = """
        按日/月读，不是 {0}
        按日/月讀，不是 {0}
        read as day/month, not {0}
        일/월 순으로 읽었습니다 ({0} 아님)
        日/月と読みました（{0}ではなく）
        đọc theo ngày/tháng, không phải {0}
        """

    static let monthFirst = """
        按月/日读，不是 {0}
        按月/日讀，不是 {0}
        read as month/day, not {0}
        월/일 순으로 읽었습니다 ({0} 아님)
        月/日と読みました（{0}ではなく）
        đọc theo tháng/ngày, không phải {0}
        """

    static let other = """
        也可指 {0}
        也可指 {0}
        it may also mean {0}
        {0}일 수도 있습니다
        {0} とも読めます
        cũng có thể là {0}
        """

    static let age = """
        满{0}岁，虚岁{1}
        滿{0}歲，虛歲{1}
        aged {0}
        만 {0}세, 세는나이 {1}세
        満{0}歳、数え年{1}歳
        tròn {0} tuổi, tuổi mụ {1}
        """

    static let ageInYear = """
        今年满{0}岁，虚岁{1}
        今年滿{0}歲，虛歲{1}
        aged {0} this year
        올해 만 {0}세, 세는나이 {1}세
        今年で満{0}歳、数え年{1}歳
        năm nay tròn {0} tuổi, tuổi mụ {1}
        """

    static let kept = """
        这一年没有{0}：闰月生日按平月，三十按二十九
        這一年沒有{0}：閏月生日按平月，三十按二十九
        that year has no {0}: a leap month is kept in the plain one, the 30th on the 29th
        그해에는 {0}이(가) 없습니다: 윤달은 평달에, 30일은 29일에 쇱니다
        その年に{0}はありません。閏月は平月に、30日は29日とします
        năm ấy không có {0}: tháng nhuận tính theo tháng thường, ngày 30 tính ngày 29
        """

    static let lastDayOfYear = """
        这个腊月有29天：按除夕
        這個臘月有29天：按除夕
        this month 12 has 29 days: New Year's Eve
        이 섣달은 29일까지입니다: 섣달그믐
        この師走は29日まで: 大晦日（旧暦）
        tháng Chạp này có 29 ngày: ngày cuối năm
        """
}
