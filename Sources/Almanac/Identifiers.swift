// Made of Data/festivals by Scripts/generate; a change here is lost. The names are those of the bundled table.

extension RegionID {
    /// 中國大陸, Mainland China.
    public static var mainland: RegionID { "mainland" }
    /// 香港, Hong Kong.
    public static var hongkong: RegionID { "hongkong" }
    /// 澳門, Macau.
    public static var macau: RegionID { "macau" }
    /// 臺灣, Taiwan.
    public static var taiwan: RegionID { "taiwan" }
    /// 韓國, Korea.
    public static var korea: RegionID { "korea" }
    /// 越南, Vietnam.
    public static var vietnam: RegionID { "vietnam" }
    /// 日本, Japan.
    public static var japan: RegionID { "japan" }
}

extension FestivalID {
    /// 追思節, All Souls' Day.
    public static var allSoulsDay: FestivalID { "all-souls-day" }
    /// 愚人節, April Fools' Day.
    public static var aprilFoolsDay: FestivalID { "april-fools-day" }
    /// 植樹節, Arbor Day.
    public static var arborDay: FestivalID { "arbor-day" }
    /// 建軍節, Army Day.
    public static var armyDay: FestivalID { "army-day" }
    /// 越南建軍節, Army Day (Vietnam).
    public static var armyDayVn: FestivalID { "army-day-vn" }
    /// 百中, Baekjung.
    public static var baekjung: FestivalID { "baekjung" }
    /// 聖誕節後第一個周日, Boxing Day.
    public static var boxingDay: FestivalID { "boxing-day" }
    /// 佛誕(韓國), Buddha's Birthday.
    public static var buddhaBirthdayKr: FestivalID { "buddha-birthday-kr" }
    /// 兒童節, Children's Day.
    public static var childrensDay: FestivalID { "childrens-day" }
    /// 兒童節, Children's Day.
    public static var childrensDayJapan: FestivalID { "childrens-day-japan" }
    /// 兒童節(韓國), Children's Day.
    public static var childrensDayKorea: FestivalID { "childrens-day-korea" }
    /// 兒童節, Children's Day.
    public static var childrensDayTaiwan: FestivalID { "childrens-day-taiwan" }
    /// 七夕(韓國), Chilseok.
    public static var chilseok: FestivalID { "chilseok" }
    /// 初伏(韓國), Chobok.
    public static var chobok: FestivalID { "chobok" }
    /// 重陽節, Double Ninth.
    public static var chongyang: FestivalID { "chongyang" }
    /// 重陽(日本), Choyo.
    public static var choyo: FestivalID { "choyo" }
    /// 聖誕節, Christmas.
    public static var christmas: FestivalID { "christmas" }
    /// 平安夜, Christmas Eve.
    public static var christmasEve: FestivalID { "christmas-eve" }
    /// 聖誕節後第二個周日, The second weekday after Christmas Day.
    public static var christmasSecondWeekday: FestivalID { "christmas-second-weekday" }
    /// 出梅, Plum Rains End.
    public static var chumei: FestivalID { "chumei" }
    /// 春節, Lunar New Year.
    public static var chunjie: FestivalID { "chunjie" }
    /// 年初二, Second Day of Lunar New Year.
    public static var chunjie2: FestivalID { "chunjie-2" }
    /// 年初三, Third Day of Lunar New Year.
    public static var chunjie3: FestivalID { "chunjie-3" }
    /// 春社, Spring Earth God Day.
    public static var chunshe: FestivalID { "chunshe" }
    /// 秋夕, Chuseok.
    public static var chuseok: FestivalID { "chuseok" }
    /// 秋夕前日, Day before Chuseok.
    public static var chuseokEve: FestivalID { "chuseok-eve" }
    /// 秋夕翌日, Day after Chuseok.
    public static var chuseokNext: FestivalID { "chuseok-next" }
    /// 除夕, Lunar New Year's Eve.
    public static var chuxi: FestivalID { "chuxi" }
    /// 憲法日, Constitution Day.
    public static var constitutionDay: FestivalID { "constitution-day" }
    /// 憲法紀念日, Constitution Day.
    public static var constitutionDayJapan: FestivalID { "constitution-day-japan" }
    /// 行憲紀念日, Constitution Day.
    public static var constitutionDayTaiwan: FestivalID { "constitution-day-taiwan" }
    /// 文化日, Culture Day.
    public static var cultureDayJapan: FestivalID { "culture-day-japan" }
    /// 越南文化日, Vietnamese Culture Day.
    public static var cultureDayVn: FestivalID { "culture-day-vn" }
    /// 正月十五(韓國), Great Full Moon.
    public static var daeboreum: FestivalID { "daeboreum" }
    /// 端午(韓國), Dano.
    public static var dano: FestivalID { "dano" }
    /// 傳統七夕(日本), Traditional Tanabata.
    public static var dentoTanabata: FestivalID { "dento-tanabata" }
    /// 醫師節, Doctors' Day.
    public static var doctorsDay: FestivalID { "doctors-day" }
    /// 越南醫師節, Doctors' Day (Vietnam).
    public static var doctorsDayVn: FestivalID { "doctors-day-vn" }
    /// 冬至(韓國), Dongji.
    public static var dongji: FestivalID { "dongji" }
    /// 冬至, Winter Solstice.
    public static var dongzhi: FestivalID { "dongzhi" }
    /// 國慶日, Double Tenth Day.
    public static var doubleTenth: FestivalID { "double-tenth" }
    /// 秋土用, Autumn Doyo.
    public static var doyoIriAutumn: FestivalID { "doyo-iri-autumn" }
    /// 春土用, Spring Doyo.
    public static var doyoIriSpring: FestivalID { "doyo-iri-spring" }
    /// 夏土用, Summer Doyo.
    public static var doyoIriSummer: FestivalID { "doyo-iri-summer" }
    /// 冬土用, Winter Doyo.
    public static var doyoIriWinter: FestivalID { "doyo-iri-winter" }
    /// 土用丑日, Day of the Ox.
    public static var doyoNoUshiSummer: FestivalID { "doyo-no-ushi-summer" }
    /// 端午節, Dragon Boat Festival.
    public static var duanwu: FestivalID { "duanwu" }
    /// 復活節, Easter.
    public static var easter: FestivalID { "easter" }
    /// 復活節星期一, Easter Monday.
    public static var easterMonday: FestivalID { "easter-monday" }
    /// 天皇誕生日, Emperor's Birthday.
    public static var emperorsBirthday: FestivalID { "emperors-birthday" }
    /// 父親節, Father's Day.
    public static var fathersDay: FestivalID { "fathers-day" }
    /// 父親節, Father's Day.
    public static var fathersDayTaiwan: FestivalID { "fathers-day-taiwan" }
    /// 中國農民豐收節, Farmers' Harvest Festival.
    public static var fengshou: FestivalID { "fengshou" }
    /// 開天節, National Foundation Day.
    public static var gaecheonjeol: FestivalID { "gaecheonjeol" }
    /// 越南除夕, Lunar New Year's Eve (Vietnam).
    public static var giaoThua: FestivalID { "giao-thua" }
    /// 雄王祭, Hùng Kings' Commemoration.
    public static var gioToHungVuong: FestivalID { "gio-to-hung-vuong" }
    /// 耶穌受難日, Good Friday.
    public static var goodFriday: FestivalID { "good-friday" }
    /// 祖父母節, Grandparents' Day.
    public static var grandparentsDayTaiwan: FestivalID { "grandparents-day-taiwan" }
    /// 綠之日, Greenery Day.
    public static var greeneryDay: FestivalID { "greenery-day" }
    /// 國軍日, Armed Forces Day.
    public static var gukgunDay: FestivalID { "gukgun-day" }
    /// 光復節(韓國), Liberation Day.
    public static var gwangbokjeol: FestivalID { "gwangbokjeol" }
    /// 八十八夜, 88th Night.
    public static var hachijuhachiya: FestivalID { "hachijuhachiya" }
    /// 萬聖夜, Halloween.
    public static var halloween: FestivalID { "halloween" }
    /// 半夏生, Hangesho.
    public static var hangesho: FestivalID { "hangesho" }
    /// 韓文日, Hangul Day.
    public static var hangeulDay: FestivalID { "hangeul-day" }
    /// 寒食, Cold Food.
    public static var hanshi: FestivalID { "hanshi" }
    /// 寒食(百五), Cold Food (105 days).
    public static var hanshi105: FestivalID { "hanshi-105" }
    /// 寒食(韓國), Hansik.
    public static var hansik: FestivalID { "hansik" }
    /// 寒衣節, Winter Clothes Day.
    public static var hanyi: FestivalID { "hanyi" }
    /// 秋分日(日本), Autumnal Equinox Day.
    public static var higanChunichiAutumn: FestivalID { "higan-chunichi-autumn" }
    /// 春分日(日本), Vernal Equinox Day.
    public static var higanChunichiSpring: FestivalID { "higan-chunichi-spring" }
    /// 秋彼岸, Autumn Higan.
    public static var higanIriAutumn: FestivalID { "higan-iri-autumn" }
    /// 春彼岸, Spring Higan.
    public static var higanIriSpring: FestivalID { "higan-iri-spring" }
    /// 香港特區成立紀念日, Hong Kong Establishment Day.
    public static var hksarDay: FestivalID { "hksar-day" }
    /// 聖週六, Holy Saturday.
    public static var holySaturday: FestivalID { "holy-saturday" }
    /// 顯忠日, Memorial Day.
    public static var hyeonchungil: FestivalID { "hyeonchungil" }
    /// 聖母無原罪瞻禮, Immaculate Conception.
    public static var immaculateConception: FestivalID { "immaculate-conception" }
    /// 制憲節, Constitution Day.
    public static var jeheonjeol: FestivalID { "jeheonjeol" }
    /// 人日(日本), Jinjitsu.
    public static var jinjitsu: FestivalID { "jinjitsu" }
    /// 上巳(日本), Hinamatsuri.
    public static var joshi: FestivalID { "joshi" }
    /// 記者節, Journalists' Day.
    public static var journalistsDay: FestivalID { "journalists-day" }
    /// 十五夜, Harvest Moon.
    public static var jugoya: FestivalID { "jugoya" }
    /// 中伏(韓國), Jungbok.
    public static var jungbok: FestivalID { "jungbok" }
    /// 十三夜, Thirteenth Night.
    public static var jusanya: FestivalID { "jusanya" }
    /// 敬老日, Respect for the Aged Day.
    public static var keiroNoHi: FestivalID { "keiro-no-hi" }
    /// 結婚之儀, Imperial Wedding.
    public static var kekkonNoGi: FestivalID { "kekkon-no-gi" }
    /// 建國紀念日, National Foundation Day.
    public static var kenkokuKinen: FestivalID { "kenkoku-kinen" }
    /// 勤勞感謝日, Labour Thanksgiving Day.
    public static var kinroKansha: FestivalID { "kinro-kansha" }
    /// 舊正月, Lunar New Year (Japan).
    public static var kyuShogatsu: FestivalID { "kyu-shogatsu" }
    /// 臘八節, Laba.
    public static var laba: FestivalID { "laba" }
    /// 勞動節, Labour Day.
    public static var labourDay: FestivalID { "labour-day" }
    /// 勞動節次日, Day after Labour Day.
    public static var labourDay2: FestivalID { "labour-day-2" }
    /// 勞動節第三日, Third Day of Labour Day.
    public static var labourDay3: FestivalID { "labour-day-3" }
    /// 立春, Start of Spring.
    public static var lichun: FestivalID { "lichun" }
    /// 龍抬頭, Dragon Raises Its Head.
    public static var longtaitou: FestivalID { "longtaitou" }
    /// 末伏(韓國), Malbok.
    public static var malbok: FestivalID { "malbok" }
    /// 海之日, Marine Day.
    public static var marineDay: FestivalID { "marine-day" }
    /// 烈士紀念日, Martyrs' Day.
    public static var martyrsDay: FestivalID { "martyrs-day" }
    /// 媽祖誕, Mazu's Birthday.
    public static var mazu: FestivalID { "mazu" }
    /// 國家公祭日, National Memorial Day.
    public static var memorialDayNanjing: FestivalID { "memorial-day-nanjing" }
    /// 母親節, Mother's Day.
    public static var mothersDay: FestivalID { "mothers-day" }
    /// 山之日, Mountain Day.
    public static var mountainDay: FestivalID { "mountain-day" }
    /// 澳門特區成立紀念日, Macau Establishment Day.
    public static var msarDay: FestivalID { "msar-day" }
    /// 國慶節, National Day.
    public static var nationalDayPrc: FestivalID { "national-day-prc" }
    /// 國慶節第三日, Third Day of National Day.
    public static var nationalDayPrc3: FestivalID { "national-day-prc-3" }
    /// 國慶節翌日, Day after National Day.
    public static var nationalDayPrcNext: FestivalID { "national-day-prc-next" }
    /// 越南國慶, National Day (Vietnam).
    public static var nationalDayVn: FestivalID { "national-day-vn" }
    /// 元旦, New Year's Day.
    public static var newYearsDay: FestivalID { "new-years-day" }
    /// 二百二十日, 220th Day.
    public static var nihyakuhatsuka: FestivalID { "nihyakuhatsuka" }
    /// 二百十日, 210th Day.
    public static var nihyakutoka: FestivalID { "nihyakutoka" }
    /// 入梅(日本), Nyubai.
    public static var nyubai: FestivalID { "nyubai" }
    /// 盂蘭盆, Obon.
    public static var obon: FestivalID { "obon" }
    /// 盂蘭盆(七月), Obon (July).
    public static var obonJuly: FestivalID { "obon-july" }
    /// 盂蘭盆(舊曆), Obon (Okinawa).
    public static var obonLunar: FestivalID { "obon-lunar" }
    /// 越南灶君節, Kitchen Gods' Day.
    public static var ongTao: FestivalID { "ong-tao" }
    /// 東正教復活節, Orthodox Easter.
    public static var orthodoxEaster: FestivalID { "orthodox-easter" }
    /// 父母節(韓國), Parents' Day.
    public static var parentsDayKr: FestivalID { "parents-day-kr" }
    /// 建黨節, Party Founding Day.
    public static var partyDay: FestivalID { "party-day" }
    /// 越南建黨節, Party Founding Day (Vietnam).
    public static var partyDayVn: FestivalID { "party-day-vn" }
    /// 和平紀念日, Peace Memorial Day.
    public static var peaceMemorialDay: FestivalID { "peace-memorial-day" }
    /// 越南佛誕, Vesak.
    public static var phatDan: FestivalID { "phat-dan" }
    /// 警察節, Police Day.
    public static var policeDay: FestivalID { "police-day" }
    /// 破五, Powu.
    public static var powu: FestivalID { "powu" }
    /// 清明節, Qingming.
    public static var qingming: FestivalID { "qingming" }
    /// 秋社, Autumn Earth God Day.
    public static var qiushe: FestivalID { "qiushe" }
    /// 七夕, Qixi.
    public static var qixi: FestivalID { "qixi" }
    /// 人日, Renri.
    public static var renri: FestivalID { "renri" }
    /// 光復節, Retrocession Day.
    public static var retrocessionDay: FestivalID { "retrocession-day" }
    /// 南方解放日, Reunification Day.
    public static var reunificationDay: FestivalID { "reunification-day" }
    /// 入梅, Plum Rains Begin.
    public static var rumei: FestivalID { "rumei" }
    /// 入梅(壬), Plum Rains Begin (ren day).
    public static var rumeiRen: FestivalID { "rumei-ren" }
    /// 三一節, Independence Movement Day.
    public static var samiljeol: FestivalID { "samiljeol" }
    /// 初伏, First Dog Days.
    public static var sanfuChu: FestivalID { "sanfu-chu" }
    /// 末伏, Last Dog Days.
    public static var sanfuMo: FestivalID { "sanfu-mo" }
    /// 中伏, Middle Dog Days.
    public static var sanfuZhong: FestivalID { "sanfu-zhong" }
    /// 成人日, Coming of Age Day.
    public static var seijinNoHi: FestivalID { "seijin-no-hi" }
    /// 春節(韓國), Seollal.
    public static var seollal: FestivalID { "seollal" }
    /// 春節前日(韓國), Day before Seollal.
    public static var seollalEve: FestivalID { "seollal-eve" }
    /// 春節翌日(韓國), Day after Seollal.
    public static var seollalNext: FestivalID { "seollal-next" }
    /// 除夕(韓國), Lunar Year's End.
    public static var seotdalGeumeum: FestivalID { "seotdal-geumeum" }
    /// 節分, Setsubun.
    public static var setsubun: FestivalID { "setsubun" }
    /// 上巳, Double Third.
    public static var shangsi: FestivalID { "shangsi" }
    /// 秋社日(日本), Autumn Shanichi.
    public static var shanichiAutumn: FestivalID { "shanichi-autumn" }
    /// 春社日(日本), Spring Shanichi.
    public static var shanichiSpring: FestivalID { "shanichi-spring" }
    /// 七五三, Shichi-Go-San.
    public static var shichigosan: FestivalID { "shichigosan" }
    /// 昭和日, Showa Day.
    public static var showaDay: FestivalID { "showa-day" }
    /// 一九, First Nine.
    public static var shujiu1: FestivalID { "shujiu-1" }
    /// 二九, Second Nine.
    public static var shujiu2: FestivalID { "shujiu-2" }
    /// 三九, Third Nine.
    public static var shujiu3: FestivalID { "shujiu-3" }
    /// 四九, Fourth Nine.
    public static var shujiu4: FestivalID { "shujiu-4" }
    /// 五九, Fifth Nine.
    public static var shujiu5: FestivalID { "shujiu-5" }
    /// 六九, Sixth Nine.
    public static var shujiu6: FestivalID { "shujiu-6" }
    /// 七九, Seventh Nine.
    public static var shujiu7: FestivalID { "shujiu-7" }
    /// 八九, Eighth Nine.
    public static var shujiu8: FestivalID { "shujiu-8" }
    /// 九九, Ninth Nine.
    public static var shujiu9: FestivalID { "shujiu-9" }
    /// 植木日, Arbor Day (Korea).
    public static var sikmogil: FestivalID { "sikmogil" }
    /// 雙十一, Singles' Day.
    public static var singlesDay: FestivalID { "singles-day" }
    /// 天皇即位日, Accession of the Emperor.
    public static var sokuiNoHi: FestivalID { "sokui-no-hi" }
    /// 即位禮正殿之儀, Enthronement Ceremony.
    public static var sokuiNoRei: FestivalID { "sokui-no-rei" }
    /// 航天日, Space Day.
    public static var spaceDay: FestivalID { "space-day" }
    /// 運動日, Sports Day.
    public static var sportsDayJapan: FestivalID { "sports-day-japan" }
    /// 體育日, Health and Sports Day.
    public static var taiikuNoHi: FestivalID { "taiiku-no-hi" }
    /// 大喪之禮, State Funeral of Emperor Showa.
    public static var taisoNoRei: FestivalID { "taiso-no-rei" }
    /// 七夕(日本), Tanabata.
    public static var tanabata: FestivalID { "tanabata" }
    /// 端午(日本), Tango no Sekku.
    public static var tango: FestivalID { "tango" }
    /// 教師節, Teachers' Day.
    public static var teachersDay: FestivalID { "teachers-day" }
    /// 教師節(韓國), Teachers' Day (Korea).
    public static var teachersDayKr: FestivalID { "teachers-day-kr" }
    /// 教師節, Teachers' Day.
    public static var teachersDayTaiwan: FestivalID { "teachers-day-taiwan" }
    /// 越南教師節, Teachers' Day (Vietnam).
    public static var teachersDayVn: FestivalID { "teachers-day-vn" }
    /// 越南端午, Tết Đoan Ngọ.
    public static var tetDoanNgo: FestivalID { "tet-doan-ngo" }
    /// 越南寒食, Cold Food (Vietnam).
    public static var tetHanThuc: FestivalID { "tet-han-thuc" }
    /// 越南春節, Tết.
    public static var tetNguyenDan: FestivalID { "tet-nguyen-dan" }
    /// 越南元宵, First Full Moon.
    public static var tetNguyenTieu: FestivalID { "tet-nguyen-tieu" }
    /// 感恩節, Thanksgiving (US).
    public static var thanksgivingUs: FestivalID { "thanksgiving-us" }
    /// 土王用事, Towang-yongsa (earth's reign).
    public static var toWangYongsa: FestivalID { "to-wang-yongsa" }
    /// 越南中秋, Mid-Autumn (Vietnam).
    public static var trungThu: FestivalID { "trung-thu" }
    /// 情人節, Valentine's Day.
    public static var valentinesDay: FestivalID { "valentines-day" }
    /// 越南財神日, God of Wealth Day (Vietnam).
    public static var viaThanTai: FestivalID { "via-than-tai" }
    /// 抗戰勝利紀念日, Victory Day.
    public static var victoryDay: FestivalID { "victory-day" }
    /// 越南盂蘭盆, Vu Lan.
    public static var vuLan: FestivalID { "vu-lan" }
    /// 尾牙, Weiya.
    public static var weiya: FestivalID { "weiya" }
    /// 婦女節, Women's Day.
    public static var womensDay: FestivalID { "womens-day" }
    /// 越南婦女節, Women's Day (Vietnam).
    public static var womensDayVn: FestivalID { "womens-day-vn" }
    /// 小年(北), Little New Year (north).
    public static var xiaonianNorth: FestivalID { "xiaonian-north" }
    /// 小年(南), Little New Year (south).
    public static var xiaonianSouth: FestivalID { "xiaonian-south" }
    /// 小年夜, Eve of New Year's Eve.
    public static var xiaonianye: FestivalID { "xiaonianye" }
    /// 下元節, Xiayuan.
    public static var xiayuan: FestivalID { "xiayuan" }
    /// 青年節, Youth Day.
    public static var youthDay: FestivalID { "youth-day" }
    /// 青年節, Youth Day.
    public static var youthDayTaiwan: FestivalID { "youth-day-taiwan" }
    /// 元宵節, Lantern Festival.
    public static var yuanxiao: FestivalID { "yuanxiao" }
    /// 流頭, Yudu.
    public static var yudu: FestivalID { "yudu" }
    /// 佛誕, Buddha's Birthday.
    public static var yufo: FestivalID { "yufo" }
    /// 佛誕慶祝日, Buddha's Birthday (celebrated).
    public static var yufoTaiwan: FestivalID { "yufo-taiwan" }
    /// 玉皇誕, Jade Emperor's Birthday.
    public static var yuhuang: FestivalID { "yuhuang" }
    /// 中秋節, Mid-Autumn Festival.
    public static var zhongqiu: FestivalID { "zhongqiu" }
    /// 中秋節翌日, Day after Mid-Autumn.
    public static var zhongqiuNext: FestivalID { "zhongqiu-next" }
    /// 中元節, Ghost Festival.
    public static var zhongyuan: FestivalID { "zhongyuan" }
}
