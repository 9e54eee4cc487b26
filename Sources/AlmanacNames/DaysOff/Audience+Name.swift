import AlmanacCore

extension Audience {
    /// The name of the audience: 所有人, public offices; the word of the data files for one that this code does not know.
    public func name(in language: CalendarLanguage) -> String { names?[language] ?? description }

    private var names: Names? {
        switch self {
        case .everybody: Names("所有人|所有人|everybody|모두|すべての人|mọi người")
        case .publicOffices: Names("政府机关|政府機關|public offices|관공서|官公庁|cơ quan nhà nước")
        case .workers: Names("劳动者|勞工|employees|근로자|労働者|người lao động")
        case .women: Names("妇女|婦女|women|여성|女性|phụ nữ")
        case .youth: Names("青年|青年|the young|청년|青年|thanh niên")
        case .children: Names("儿童|兒童|children|어린이|子ども|trẻ em")
        case .soldiers: Names("军人|軍人|soldiers|군인|軍人|quân nhân")
        case .banks: Names("银行|銀行|banks|은행|銀行|ngân hàng")
        case .listed:
            Names("仅法定最低假日|只有法定（強制性）假日|the statutory holidays alone|의무 휴일만|義務的休日のみ|chỉ ngày nghỉ bắt buộc")
        default: nil
        }
    }
}
