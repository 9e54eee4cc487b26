import AlmanacCore

extension SolarTerm {
    /// The term in pinyin without tones, the same in every release and language, whatever the Swift names become: people
    /// subscribe to events by it.
    public var identifier: String {
        switch self {
        case .xiaohan: "xiaohan"
        case .dahan: "dahan"
        case .lichun: "lichun"
        case .yushui: "yushui"
        case .jingzhe: "jingzhe"
        case .chunfen: "chunfen"
        case .qingming: "qingming"
        case .guyu: "guyu"
        case .lixia: "lixia"
        case .xiaoman: "xiaoman"
        case .mangzhong: "mangzhong"
        case .xiazhi: "xiazhi"
        case .xiaoshu: "xiaoshu"
        case .dashu: "dashu"
        case .liqiu: "liqiu"
        case .chushu: "chushu"
        case .bailu: "bailu"
        case .qiufen: "qiufen"
        case .hanlu: "hanlu"
        case .shuangjiang: "shuangjiang"
        case .lidong: "lidong"
        case .xiaoxue: "xiaoxue"
        case .daxue: "daxue"
        case .dongzhi: "dongzhi"
        }
    }
}
