import Almanac
import CommandSupport

extension AlmanacSyntax {
    static let longitude = Option(
        "longitude",
        "DEGREES|CITY",
        "true solar time at a longitude, degrees east of Greenwich such as 116.4, or at a city such as Taipei or 서울",
        choices: Place.all.compactMap { $0.names.first?.split(separator: " ").joined(separator: "-") }
    )
}

extension Arguments {
    /// The longitude of `--longitude` in degrees east of Greenwich; nil if the option is not given.
    func longitudeDegrees() throws(UsageError) -> Double? {
        guard let text = self[AlmanacSyntax.longitude] else { return nil }
        if let degrees = Double(text), (-180...180).contains(degrees) { return degrees }
        if let place = Place(named: text) { return place.degrees }
        throw AlmanacSyntax.longitude.refusal(of: text)
    }
}

/// A city, by its names, its longitude and its zone.
struct Place {
    let names: [String]
    /// Degrees east of Greenwich.
    let degrees: Double
    /// The name in the tz database.
    let zone: String

    /// The city of a name, whatever its capitals and accents.
    init?(named name: String) {
        let sought = FoldedText(name).letters
        guard let found = Self.all.first(where: { $0.names.contains { FoldedText($0).letters == sought } }) else {
            return nil
        }
        self = found
    }

    private init(names: [String], degrees: Double, zone: String) {
        (self.names, self.degrees, self.zone) = (names, degrees, zone)
    }

    /// The cities of the list below.
    static let all: [Place] = {
        var (places, zone) = ([Place](), "")
        for entry in list.split(whereSeparator: { ",\n".contains($0) }) {
            let fields = entry.split(separator: " ")
            guard let last = fields.last, let degrees = Double(last) else {
                zone = fields.joined()
                continue
            }
            let names = fields.dropLast().map { $0.split(separator: "_").joined(separator: " ") }
            places.append(Place(names: names, degrees: degrees, zone: zone))
        }
        return places
    }()

    /// The cities, below their zones: English, then as people there write it; `_` stands for a space. Source: GeoNames, to 0.01°.
    private static let list = """
        Asia/Shanghai
        Beijing 北京 116.40, Shanghai 上海 121.47, Guangzhou 广州 廣州 113.26, Shenzhen 深圳 114.07,
        Tianjin 天津 117.18, Chongqing 重庆 重慶 106.55, Chengdu 成都 104.07, Wuhan 武汉 武漢 114.27,
        Nanjing 南京 118.78, Hangzhou 杭州 120.16, Xian 西安 108.93, Shenyang 沈阳 瀋陽 123.43,
        Harbin 哈尔滨 哈爾濱 126.65, Changchun 长春 長春 125.32, Dalian 大连 大連 121.60, Jinan 济南 濟南 117.00,
        Qingdao 青岛 青島 120.38, Zhengzhou 郑州 鄭州 113.65, Changsha 长沙 長沙 112.97, Fuzhou 福州 119.31,
        Xiamen 厦门 廈門 118.08, Nanning 南宁 南寧 108.32, Kunming 昆明 102.72, Guiyang 贵阳 貴陽 106.72,
        Lanzhou 兰州 蘭州 103.84, Taiyuan 太原 112.56, Hohhot 呼和浩特 111.65,
        Lhasa 拉萨 拉薩 91.10, Haikou 海口 110.35,
        Asia/Urumqi, Urumqi 乌鲁木齐 烏魯木齊 87.60, Asia/Hong_Kong, Hong_Kong 香港 114.17, Asia/Macau, Macau 澳门 澳門 113.55,
        Asia/Taipei
        Taipei 台北 臺北 121.53, Taichung 台中 臺中 120.68, Tainan 台南 臺南 120.21, Kaohsiung 高雄 120.31,
        Asia/Seoul
        Seoul 서울 126.98, Busan 부산 129.04, Incheon 인천 126.71, Daegu 대구 128.59, Gwangju 광주 126.92,
        Daejeon 대전 127.42, Jeju 제주 126.52, Asia/Pyongyang, Pyongyang 평양 125.75,
        Asia/Tokyo
        Tokyo 東京 139.69, Osaka 大阪 135.50, Kyoto 京都 135.75, Nagoya 名古屋 136.91, Sapporo 札幌 141.35,
        Fukuoka 福岡 130.42, Naha 那覇 127.69,
        Asia/Ho_Chi_Minh
        Hanoi Hà_Nội 105.84, Ho_Chi_Minh_City Thành_phố_Hồ_Chí_Minh Sài_Gòn Saigon 106.63, Hue Huế 107.60,
        Da_Nang Đà_Nẵng 108.22, Hai_Phong Hải_Phòng 106.68,
        Asia/Singapore, Singapore 新加坡 103.85, Asia/Kuala_Lumpur, Kuala_Lumpur 吉隆坡 101.69, Asia/Bangkok, Bangkok 曼谷 100.50,
        Asia/Manila, Manila 马尼拉 馬尼拉 120.98, Australia/Sydney, Sydney 悉尼 雪梨 151.21, Europe/London, London 伦敦 倫敦 -0.13,
        Europe/Paris, Paris 巴黎 2.35, America/New_York, New_York 纽约 紐約 -74.01, America/Toronto, Toronto 多伦多 多倫多 -79.38,
        America/Vancouver, Vancouver 温哥华 溫哥華 -123.12,
        America/Los_Angeles, San_Francisco 旧金山 舊金山 -122.42, Los_Angeles 洛杉矶 洛杉磯 -118.24
        """
}
