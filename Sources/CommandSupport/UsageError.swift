import AlmanacCore
import AlmanacNames
import AlmanacWords

/// A mistake in the command line, told in the reader's language: the fault and, where possible, what to write instead.
package enum UsageError: CommandFailure {
    /// A word that is no verb of a command.
    case unknownVerb(String, of: CommandSyntax)
    /// A word that is no option of any verb; the verb that stands before it, if one does.
    case unknownOption(String, of: CommandSyntax, verb: Verb?)
    /// No verb, and the command has nothing to do without one.
    case noVerb(of: CommandSyntax)
    /// An option of other verbs than `call`.
    case foreignOption(String, call: String)
    case takesNoValue(String)
    case givenTwice(String)
    /// An option without its value; its form, `--data DIR`.
    case needsValue(String, form: String)
    /// An operand or option that has to be given; the line that has it.
    case missing(String, usage: String)
    case oneTooMany(String, usage: String)
    /// A value that a name of the line (an option without its hyphens) cannot have; the option, operand or variable it stands
    /// in if that has another name, and the values it can have.
    case unknownValue(String, of: String, in: String? = nil, among: [String])
    /// A text that is not what was expected; an example.
    case notUnderstood(String, example: String)
    /// A text, as quoted, outside the days or years from one to another.
    case outside(String, first: String, last: String)
    /// Two ends in the wrong order; what is right.
    case descending(String, right: String)
    /// A number outside a range, or a text that is none.
    case noNumber(String, ClosedRange<Int>)
    /// No such time zone; the variable that names it.
    case zone(String, in: String? = nil)
    /// A time zone whose file is of another kind or cut off.
    case zoneFile(String)
    /// An option that means something only with another, or in some formats.
    case onlyFor(option: String, String)
    /// Two ways to say one thing.
    case notBoth(String, String)
    /// A sentence that the command has of its own.
    case told(@Sendable (CalendarLanguage) -> String)

    /// A sentence that is in the reader's language already.
    package init(_ sentence: String) { self = .told { _ in sentence } }

    package var exitStatus: ExitStatus { .usage }
}

// MARK: - Words in messages

/// A word of the command line within quotation marks, on one line whatever it holds.
package func quoted(_ word: String, atMost count: Int = 80) -> String {
    // A word that is longer was not typed; its beginning tells which one is meant.
    let shown = word.unicodeScalars.prefix(count)
    return "'\(oneLine(String(shown)))\(shown.endIndex < word.unicodeScalars.endIndex ? "…" : "")'"
}

/// A text from outside on one line, whatever it holds.
package func oneLine(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return text }
    var line = ""
    for scalar in text.unicodeScalars {
        switch scalar.properties.generalCategory {
        // Signs that turn the direction of writing are of the category format, the joiners of emoji too.
        case .format where scalar == "\u{200C}" || scalar == "\u{200D}": line.unicodeScalars.append(scalar)
        case .control, .format, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
        default: line.unicodeScalars.append(scalar)
        }
    }
    return line
}

// MARK: - The sentences of messages

extension UsageError {
    /// One line without the name of the command and without a full stop.
    package func text(in language: CalendarLanguage) -> String {
        func say(_ sentence: Sentence, _ values: String...) -> String { sentence.text(in: language, values) }
        func advice(on word: String, among known: [String], of syntax: CommandSyntax? = nil) -> String {
            let nearest = nearestSpelling(to: word, among: known) ?? (known.count == 1 ? known[0] : nil)
            if let nearest { return say(.didYouMean, nearest) }
            return syntax.map { say(.seeHelp, $0.name) } ?? say(.oneOf, known.joined(separator: ", "))
        }
        switch self {
        case .told(let sentence): return sentence(language)
        case .unknownVerb(let word, let syntax):
            let known = syntax.listedVerbs.map(\.name)
            return say(.unknownVerb, quoted(word), advice(on: word, among: known, of: syntax))
        case .unknownOption(let word, let syntax, let verb):
            let options = verb?.options ?? syntax.verbs.flatMap(\.options)
            let known = options.map(\.longSpelling)
            // An option that was cut short is nearer than one of other letters.
            let longer = word.utf8.count > 3 ? known.first { $0.hasPrefix(word) } : nil
            return say(.unknownOption, quoted(word), advice(on: longer ?? word, among: known, of: syntax))
        case .noVerb(let syntax): return say(.noVerb, say(.seeHelp, syntax.name))
        case .foreignOption(let option, let call): return say(.foreignOption, quoted(option), call)
        case .takesNoValue(let option): return say(.takesNoValue, quoted(option))
        case .givenTwice(let word): return say(.givenTwice, quoted(word))
        case .needsValue(let option, let form): return say(.needsValue, quoted(option), form)
        case .missing(let name, let usage): return say(.missing, name, usage)
        case .oneTooMany(let word, let usage): return say(.oneTooMany, quoted(word), usage)
        case .unknownValue(let value, let name, let place, let known):
            let kind = (place.map { "\($0): " } ?? "") + "no \(name)"
            let subject = language == .english ? kind : place ?? "--\(name)"
            return say(.unknownValue, quoted(value), subject, advice(on: value, among: known))
        case .notUnderstood(let text, let example):
            return Sentences.notUnderstood.filled(in: language, [quoted(text), example])
        case .outside(let text, let first, let last):
            return Sentences.outside.filled(in: language, [quoted(text), first, last])
        case .descending(let text, let right): return say(.descending, quoted(text), right)
        case .noNumber(let text, let range):
            return say(.noNumber, quoted(text), "\(range.lowerBound)", "\(range.upperBound)")
        case .zone(let name, let variable): return say(.zone, quoted(name), variable.map { "\($0): " } ?? "")
        case .zoneFile(let name): return say(.zoneFile, quoted(name))
        case .onlyFor(let option, let owner): return say(.onlyFor, option, owner)
        case .notBoth(let first, let second): return say(.notBoth, first, second)
        }
    }
}

/// A sentence about the command line or a file, in six languages side by side.
package enum Sentence: String, CaseIterable {
    case unknownVerb, unknownOption, noVerb, unknownValue, didYouMean, seeHelp, oneOf
    case foreignOption, takesNoValue, givenTwice, needsValue, missing, oneTooMany, onlyFor, notBoth
    case descending, noNumber, zone, zoneFile
    case wideTable, cannotRead, cannotWrite, otherFile, newerFile, damagedFile, standardInput, standardOutput

    /// The sentence with values in the places of `{0}`, `{1}` and `{2}`.
    package func text(in language: CalendarLanguage, _ values: [String] = []) -> String {
        guard let row = Self.rows.first(where: { $0.hasPrefix(rawValue + "|") }) else { return "" }
        return String(row.dropFirst(rawValue.count + 1)).filled(in: language, values, lineEnd: "|")
    }

    /// A sentence a row: its name, then the languages in the order of `CalendarLanguage`.
    private static let rows = """
        unknownVerb|没有命令{0}，{1}|沒有命令{0}，{1}|unknown verb {0}: {1}|{0} 명령이 없습니다: {1}\
        |{0}というコマンドはありません。{1}|không có lệnh {0}: {1}
        unknownOption|没有选项{0}，{1}|沒有選項{0}，{1}|unknown option {0}: {1}|{0} 옵션이 없습니다: {1}\
        |{0}というオプションはありません。{1}|không có tùy chọn {0}: {1}
        noVerb|没有给出命令，{0}|沒有給出命令，{0}|no verb is given: {0}|명령이 없습니다: {0}|コマンドがありません。{0}|thiếu lệnh: {0}
        unknownValue|{1} 没有{0}，{2}|{1} 沒有{0}，{2}|{1} {0}: {2}|{1}에 {0}이(가) 없습니다: {2}\
        |{1}に{0}はありません。{2}|{1} không có {0}: {2}
        didYouMean|是否要输入“{0}”？|是否要輸入「{0}」？|did you mean '{0}'?|'{0}'인가요?|「{0}」ですか|ý bạn là '{0}'?
        seeHelp|请看“{0} --help”|請看「{0} --help」|see '{0} --help'|'{0} --help'를 보세요\
        |「{0} --help」をご覧ください|hãy xem '{0} --help'
        oneOf|可用：{0}|可用：{0}|expected one of {0}|{0} 중 하나를 쓰세요|次のどれかを書いてください: {0}|hãy viết một trong {0}
        foreignOption|{1} 没有选项{0}|{1} 沒有選項{0}|{0} is no option of {1}|{0}은(는) {1}의 옵션이 아닙니다\
        |{0}は {1} のオプションではありません|{0} không phải là tùy chọn của {1}
        takesNoValue|{0}不带值|{0}不帶值|{0} takes no value|{0}은(는) 값을 받지 않습니다|{0}に値は指定できません|{0} không nhận giá trị
        givenTwice|{0}出现了两次|{0}出現了兩次|{0} is given twice|{0}이(가) 두 번 지정되었습니다|{0}が二度指定されています|{0} được viết hai lần
        needsValue|{0}需要一个值：{1}|{0}需要一個值：{1}|{0} needs a value: {1}|{0}에 값이 필요합니다: {1}\
        |{0}には値が必要です: {1}|{0} cần một giá trị: {1}
        missing|缺少 {0}：{1}|缺少 {0}：{1}|{0} is missing: {1}|{0}이(가) 없습니다: {1}|{0} がありません: {1}|thiếu {0}: {1}
        oneTooMany|多余的参数{0}：{1}|多餘的參數{0}：{1}|{0} is one word too many: {1}|{0}은(는) 필요 없는 인수입니다: {1}\
        |{0}は余分な引数です: {1}|thừa tham số {0}: {1}
        onlyFor|{0} 只用于 {1}|{0} 只用於 {1}|{0} is for {1}|{0}은(는) {1}에만 씁니다|{0} は {1} だけで使えます|{0} chỉ dùng cho {1}
        notBoth|{0} 和 {1} 只能写一个|{0} 和 {1} 只能寫一個|give {0} or {1}, not both|{0}와(과) {1}은(는) 함께 쓸 수 없습니다\
        |{0} と {1} は同時に使えません|chỉ viết {0} hoặc {1}, không viết cả hai
        descending|{0}先后颠倒，请写 {1}|{0}先後顛倒，請寫 {1}|{0} is in descending order: write {1}\
        |{0}은(는) 앞뒤가 바뀌었습니다: {1}처럼 쓰세요|{0}は前後が逆です。{1} と書いてください|{0} ngược thứ tự: hãy viết {1}
        noNumber|{0}不是{1}至{2}的整数|{0}不是{1}至{2}的整數|{0} is no number from {1} to {2}\
        |{0}은(는) {1}에서 {2}까지의 수가 아닙니다|{0}は{1}から{2}までの数ではありません|{0} không phải là số từ {1} đến {2}
        zone|{1}没有可用的时区{0}，请写如 Asia/Tokyo 的名称|{1}沒有可用的時區{0}，請寫如 Asia/Tokyo 的名稱\
        |{1}no time zone {0} on this system: expected a name such as Asia/Tokyo\
        |{1}시간대 {0}을(를) 쓸 수 없습니다: Asia/Tokyo와 같은 이름을 쓰세요\
        |{1}時間帯{0}は使えません。Asia/Tokyo のような名前を書いてください|{1}không dùng được múi giờ {0}: hãy viết tên như Asia/Tokyo
        zoneFile|{0}不是完整的时区文件|{0}不是完整的時區檔案|time zone {0}: its file is not a whole file of a time zone\
        |{0}은(는) 온전한 시간대 파일이 아닙니다|{0}は完全な時間帯ファイルではありません|{0} không phải là tệp múi giờ trọn vẹn
        wideTable|1900–2100年以外的日子取自1646–2200年的大表：早年按已知的颁行历，2100年以后只是推算\
        |1900–2100年以外的日子取自1646–2200年的大表：早年按已知的頒行曆，2100年以後只是推算\
        |days outside 1900-2100 are from the table of 1646-2200: early ones as issued where that is known, those after 2100 computed\
        |1900–2100년 밖의 날짜는 1646–2200년 표에서 옵니다: 옛날은 알려진 반포 역서, 2100년 뒤는 계산입니다\
        |1900〜2100年の外の日は1646〜2200年の表によります。昔は知られる頒暦、2100年より後は計算です\
        |ngày ngoài 1900–2100 lấy từ bảng 1646–2200: xưa theo lịch đã ban hành nếu biết, sau 2100 chỉ là tính toán
        cannotRead|无法读取 {0}：{1}|無法讀取 {0}：{1}|cannot read {0}: {1}|{0}을(를) 읽을 수 없습니다: {1}\
        |{0} を読み込めません: {1}|không đọc được {0}: {1}
        cannotWrite|无法写入 {0}：{1}|無法寫入 {0}：{1}|cannot write {0}: {1}|{0}을(를) 쓸 수 없습니다: {1}\
        |{0} に書き込めません: {1}|không ghi được {0}: {1}
        otherFile|{0}：应为 {2} 生成的文件|{0}：應為 {2} 產生的檔案|{0}: {1}|{0}: {2}(으)로 만든 파일이어야 합니다\
        |{0}: {2} で作ったファイルではありません|{0}: phải là tệp do {2} tạo ra
        newerFile|{0}：格式比本程序新，请更新程序|{0}：格式比本程式新，請更新程式|{0}: {1}\
        |{0}: 이 프로그램보다 새로운 형식입니다. 프로그램을 업데이트하세요\
        |{0}: このプログラムより新しい形式です。プログラムを更新してください\
        |{0}: định dạng mới hơn chương trình này, hãy cập nhật chương trình
        damagedFile|{0}：文件已损坏或不完整|{0}：檔案已損壞或不完整|{0}: {1}|{0}: 파일이 손상되었거나 온전하지 않습니다\
        |{0}: ファイルが壊れているか不完全です|{0}: tệp bị hỏng hoặc không đầy đủ
        standardInput|标准输入|標準輸入|standard input|표준 입력|標準入力|đầu vào chuẩn
        standardOutput|标准输出|標準輸出|standard output|표준 출력|標準出力|đầu ra chuẩn
        """.split(separator: "\n")
}
