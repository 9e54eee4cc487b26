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
        let sought = FoldedText(text).letters
        if let place = Place.all.first(where: { $0.names.contains { FoldedText($0).letters == sought } }) {
            return place.degrees
        }
        throw AlmanacSyntax.longitude.refusal(of: text)
    }
}

/// A city, by its names and its longitude.
private struct Place {
    let names: [String]
    /// Degrees east of Greenwich.
    let degrees: Double

    /// The cities of the list below.
    static let all = list.split(whereSeparator: { ",\n".contains($0) }).compactMap { city -> Place? in
        let fields = city.split(separator: " ")
        guard let last = fields.last, let degrees = Double(last) else { return nil }
        let names = fields.dropLast().map { $0.split(separator: "_").joined(separator: " ") }
        return Place(names: names, degrees: degrees)
    }

    /// The cities: English, then as people there write it; `_` stands for a space. Source: GeoNames, to 0.01°.
    private static let list = """
        Beijing 北京 116.40, Shanghai 上海 121.47, Guangzhou 广州 廣州 113.26, Shenzhen 深圳 114.07,
        Tianjin 天津 117.18, Chongqing 重庆 重慶 106.55, Chengdu 成都 104.07, Wuhan 武汉 武漢 114.27,
        Nanjing 南京 118.78, Hangzhou 杭州 120.16, Xian 西安 108.93, Shenyang 沈阳 瀋陽 123.43,
        Harbin 哈尔滨 哈爾濱 126.65, Changchun 长春 長春 125.32, Dalian 大连 大連 121.60, Jinan 济南 濟南 117.00,
        Qingdao 青岛 青島 120.38, Zhengzhou 郑州 鄭州 113.65, Changsha 长沙 長沙 112.97, Fuzhou 福州 119.31,
        Xiamen 厦门 廈門 118.08, Nanning 南宁 南寧 108.32, Kunming 昆明 102.72, Guiyang 贵阳 貴陽 106.72,
        Lanzhou 兰州 蘭州 103.84, Taiyuan 太原 112.56, Hohhot 呼和浩特 111.65, Urumqi 乌鲁木齐 烏魯木齊 87.60,
        Lhasa 拉萨 拉薩 91.10, Haikou 海口 110.35,
        Hong_Kong 香港 114.17, Macau 澳门 澳門 113.55,
        Taipei 台北 臺北 121.53, Taichung 台中 臺中 120.68, Tainan 台南 臺南 120.21, Kaohsiung 高雄 120.31,
        Seoul 서울 126.98, Busan 부산 129.04, Incheon 인천 126.71, Daegu 대구 128.59, Gwangju 광주 126.92,
        Daejeon 대전 127.42, Jeju 제주 126.52, Pyongyang 평양 125.75,
        Tokyo 東京 139.69, Osaka 大阪 135.50, Kyoto 京都 135.75, Nagoya 名古屋 136.91, Sapporo 札幌 141.35,
        Fukuoka 福岡 130.42, Naha 那覇 127.69,
        Hanoi Hà_Nội 105.84, Ho_Chi_Minh_City Thành_phố_Hồ_Chí_Minh Sài_Gòn Saigon 106.63, Hue Huế 107.60,
        Da_Nang Đà_Nẵng 108.22, Hai_Phong Hải_Phòng 106.68,
        Singapore 新加坡 103.85, Kuala_Lumpur 吉隆坡 101.69, Bangkok 曼谷 100.50, Manila 马尼拉 馬尼拉 120.98,
        Sydney 悉尼 雪梨 151.21, London 伦敦 倫敦 -0.13, Paris 巴黎 2.35, New_York 纽约 紐約 -74.01,
        Toronto 多伦多 多倫多 -79.38, Vancouver 温哥华 溫哥華 -123.12, San_Francisco 旧金山 舊金山 -122.42,
        Los_Angeles 洛杉矶 洛杉磯 -118.24
        """
}
