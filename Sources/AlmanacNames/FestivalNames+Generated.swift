// The names of the festivals. Written by almanac-gen from Data/festivals; edit those files instead.
// swift-format-ignore-file

import AlmanacCore

extension FestivalID {
    /// The names in every language, or nil if this code was built before the festival was added.
    var names: Names? {
        switch fingerprint {
        case 0x69a2208b08b28000: // chunjie
            Names("春节", "春節", "Lunar New Year", "Lunar New Year", "春節", "Lunar New Year")
        case 0x38f97d3a27200000: // chuxi
            Names("除夕", "除夕", "Lunar New Year's Eve", "Lunar New Year's Eve", "除夕", "Lunar New Year's Eve")
        case 0xe5aa5751e6113000: // yuanxiao
            Names("元宵节", "元宵節", "Lantern Festival", "Lantern Festival", "元宵節", "Lantern Festival")
        case 0x238c5ea64cd42240: // longtaitou
            Names("龙抬头", "龍抬頭", "Dragon Raises Its Head", "Dragon Raises Its Head", "龍抬頭", "Dragon Raises Its Head")
        case 0x4021906da48c8000: // shangsi
            Names("上巳", "上巳", "Double Third", "Double Third", "上巳", "Double Third")
        case 0xc97ea57d29000000: // mazu
            Names("妈祖诞", "媽祖誕", "Mazu's Birthday", "Mazu's Birthday", "媽祖誕", "Mazu's Birthday")
        case 0xe3946966be940000: // hanshi
            Names("寒食", "寒食", "Cold Food", "Cold Food", "寒食", "Cold Food")
        case 0xd9d89804fa5d5e00: // hanshi-105
            Names("寒食(百五)", "寒食(百五)", "Cold Food (105 days)", "Cold Food (105 days)", "寒食(百五)", "Cold Food (105 days)")
        case 0xb70fea85d0513000: // qingming
            Names("清明节", "清明節", "Qingming", "Qingming", "清明節", "Qingming")
        case 0xb46a107bcb000000: // yufo
            Names("佛诞", "佛誕", "Buddha's Birthday", "Buddha's Birthday", "佛誕", "Buddha's Birthday")
        case 0xa16f0852ce40000: // duanwu
            Names("端午节", "端午節", "Dragon Boat Festival", "Dragon Boat Festival", "端午節", "Dragon Boat Festival")
        case 0xe29aed311d000000: // qixi
            Names("七夕", "七夕", "Qixi", "Qixi", "七夕", "Qixi")
        case 0x87fe23044fbdec00: // zhongyuan
            Names("中元节", "中元節", "Ghost Festival", "Ghost Festival", "中元節", "Ghost Festival")
        case 0x91a1896d60af1000: // zhongqiu
            Names("中秋节", "中秋節", "Mid-Autumn Festival", "Mid-Autumn Festival", "中秋節", "Mid-Autumn Festival")
        case 0xc23f3680aa746e00: // chongyang
            Names("重阳节", "重陽節", "Double Ninth", "Double Ninth", "重陽節", "Double Ninth")
        case 0x42c9dd44e4200000: // hanyi
            Names("寒衣节", "寒衣節", "Winter Clothes Day", "Winter Clothes Day", "寒衣節", "Winter Clothes Day")
        case 0x503a77be73030000: // xiayuan
            Names("下元节", "下元節", "Lower Yuan", "Lower Yuan", "下元節", "Lower Yuan")
        case 0x24f062f45000000: // laba
            Names("腊八节", "臘八節", "Laba", "Laba", "臘八節", "Laba")
        case 0x376ca7e7cb200000: // weiya
            Names("尾牙", "尾牙", "Weiya", "Weiya", "尾牙", "Weiya")
        case 0xbbe59db385846232: // xiaonian-north
            Names("小年(北)", "小年(北)", "Little New Year (north)", "Little New Year (north)", "小年(北)", "Little New Year (north)")
        case 0x9b204fc5db0966b1: // xiaonian-south
            Names("小年(南)", "小年(南)", "Little New Year (south)", "Little New Year (south)", "小年(南)", "Little New Year (south)")
        case 0x27fa325291f80000: // lichun
            Names("立春", "立春", "Start of Spring", "Start of Spring", "立春", "Start of Spring")
        case 0x86f98034e1708000: // dongzhi
            Names("冬至", "冬至", "Winter Solstice", "Winter Solstice", "冬至", "Winter Solstice")
        case 0x89bae63cd8de8000: // chunshe
            Names("春社", "春社", "Spring She", "Spring She", "春社", "Spring She")
        case 0x8c7a80c4dac40000: // qiushe
            Names("秋社", "秋社", "Autumn She", "Autumn She", "秋社", "Autumn She")
        case 0x3139130b6eb2aa00: // sanfu-chu
            Names("初伏", "初伏", "First Dog Days", "First Dog Days", "初伏", "First Dog Days")
        case 0x7488edd1ec880278: // sanfu-zhong
            Names("中伏", "中伏", "Middle Dog Days", "Middle Dog Days", "中伏", "Middle Dog Days")
        case 0x11d70de430773000: // sanfu-mo
            Names("末伏", "末伏", "Last Dog Days", "Last Dog Days", "末伏", "Last Dog Days")
        case 0xdaeceaba78200000: // rumei
            Names("入梅", "入梅", "Plum Rains Begin", "Plum Rains Begin", "入梅", "Plum Rains Begin")
        case 0xf2acafc6f6340000: // chumei
            Names("出梅", "出梅", "Plum Rains End", "Plum Rains End", "出梅", "Plum Rains End")
        case 0x73f59a10dbb9ac00: // rumei-ren
            Names("入梅(壬)", "入梅(壬)", "Plum Rains Begin (ren day)", "Plum Rains Begin (ren day)", "入梅(壬)", "Plum Rains Begin (ren day)")
        case 0xf8703b9a9a4b4000: // shujiu-1
            Names("一九", "一九", "First Nine", "First Nine", "一九", "First Nine")
        case 0xfb4e37e8293f9000: // shujiu-2
            Names("二九", "二九", "Second Nine", "Second Nine", "二九", "Second Nine")
        case 0xfe2c3435b833e000: // shujiu-3
            Names("三九", "三九", "Third Nine", "Third Nine", "三九", "Third Nine")
        case 0x10a308347283000: // shujiu-4
            Names("四九", "四九", "Fourth Nine", "Fourth Nine", "四九", "Fourth Nine")
        case 0x3e82cd0d61c8000: // shujiu-5
            Names("五九", "五九", "Fifth Nine", "Fifth Nine", "五九", "Fifth Nine")
        case 0x6c6291e6510d000: // shujiu-6
            Names("六九", "六九", "Sixth Nine", "Sixth Nine", "六九", "Sixth Nine")
        case 0x9a4256bf4052000: // shujiu-7
            Names("七九", "七九", "Seventh Nine", "Seventh Nine", "七九", "Seventh Nine")
        case 0xc8221b982f97000: // shujiu-8
            Names("八九", "八九", "Eighth Nine", "Eighth Nine", "八九", "Eighth Nine")
        case 0xf601e0711edc000: // shujiu-9
            Names("九九", "九九", "Ninth Nine", "Ninth Nine", "九九", "Ninth Nine")
        case 0x81c99b30fc701340: // labour-day
            Names("劳动节", "勞動節", "Labour Day", "Labour Day", "勞動節", "Labour Day")
        case 0xf43decd304e9855: // national-day-prc
            Names("国庆节", "國慶節", "National Day", "National Day", "國慶節", "National Day")
        case 0x9270aa4e5e841340: // womens-day
            Names("妇女节", "婦女節", "Women's Day", "Women's Day", "婦女節", "Women's Day")
        case 0x34611c890b830200: // arbor-day
            Names("植树节", "植樹節", "Arbor Day", "Arbor Day", "植樹節", "Arbor Day")
        case 0xd6bd2cc60f430200: // youth-day
            Names("青年节", "青年節", "Youth Day", "Youth Day", "青年節", "Youth Day")
        case 0x5114d66f5a9e8775: // childrens-day
            Names("儿童节", "兒童節", "Children's Day", "Children's Day", "兒童節", "Children's Day")
        case 0x21616abbaf630200: // party-day
            Names("建党节", "建黨節", "Party Founding Day", "Party Founding Day", "建黨節", "Party Founding Day")
        case 0x2b3cdd2b6f785000: // army-day
            Names("建军节", "建軍節", "Army Day", "Army Day", "建軍節", "Army Day")
        case 0xf824a425857d4855: // teachers-day
            Names("教师节", "教師節", "Teachers' Day", "Teachers' Day", "教師節", "Teachers' Day")
        case 0x58f91ede7b290461: // journalists-day
            Names("记者节", "記者節", "Journalists' Day", "Journalists' Day", "記者節", "Journalists' Day")
        case 0x426c0b7239de4d48: // victory-day
            Names("抗战胜利纪念日", "抗戰勝利紀念日", "Victory Day", "Victory Day", "抗戰勝利紀念日", "Victory Day")
        case 0xa201c8144a134d48: // martyrs-day
            Names("烈士纪念日", "烈士紀念日", "Martyrs' Day", "Martyrs' Day", "烈士紀念日", "Martyrs' Day")
        case 0xe690e593ce7bef9e: // constitution-day
            Names("宪法日", "憲法日", "Constitution Day", "Constitution Day", "憲法日", "Constitution Day")
        case 0x3fde84a422e2e855: // memorial-day-nanjing
            Names("国家公祭日", "國家公祭日", "National Memorial Day", "National Memorial Day", "國家公祭日", "National Memorial Day")
        case 0x31cf9b1927e30200: // space-day
            Names("航天日", "航天日", "Space Day", "Space Day", "航天日", "Space Day")
        case 0xda0fb5bbb4d34d48: // doctors-day
            Names("医师节", "醫師節", "Doctors' Day", "Doctors' Day", "醫師節", "Doctors' Day")
        case 0x1092c2f2f5cc1340: // police-day
            Names("警察节", "警察節", "Police Day", "Police Day", "警察節", "Police Day")
        case 0x2dc4fa8105a61000: // fengshou
            Names("中国农民丰收节", "中國農民豐收節", "Farmers' Harvest Festival", "Farmers' Harvest Festival", "中國農民豐收節", "Farmers' Harvest Festival")
        case 0xe8feeeac200cca00: // chunjie-2
            Names("年初二", "年初二", "Second Day of Lunar New Year", "Second Day of Lunar New Year", "年初二", "Mùng hai Tết")
        case 0x15de14fadd394c00: // chunjie-3
            Names("年初三", "年初三", "Third Day of Lunar New Year", "Third Day of Lunar New Year", "年初三", "Mùng ba Tết")
        case 0x39a93a086304adb5: // holy-saturday
            Names("圣周六", "聖周六", "Holy Saturday", "성토요일", "聖土曜日", "Thứ Bảy Tuần Thánh")
        case 0x52966225d77b64b5: // easter-monday
            Names("复活节星期一", "復活節星期一", "Easter Monday", "부활절 월요일", "復活祭の月曜日", "Thứ Hai Phục Sinh")
        case 0x129e8871b7141340: // boxing-day
            Names("节礼日", "節禮日", "Boxing Day", "박싱 데이", "ボクシング・デー", "Boxing Day")
        case 0xed2ea80eb399e0: // zhongqiu-next
            Names("中秋节翌日", "中秋節翌日", "Day after Mid-Autumn", "Day after Mid-Autumn", "中秋節翌日", "Day after Mid-Autumn")
        case 0x4252bebead830200: // hksar-day
            Names("香港特区成立纪念日", "香港特區成立紀念日", "Hong Kong Establishment Day", "Hong Kong Establishment Day", "香港特區成立紀念日", "Hong Kong Establishment Day")
        case 0x3286d7bd73881000: // jinjitsu
            Names("人日(日本)", "人日(日本)", "Jinjitsu", "Jinjitsu", "人日の節句", "Jinjitsu")
        case 0x7c9e67b07200000: // joshi
            Names("上巳(日本)", "上巳(日本)", "Joshi", "Joshi", "上巳の節句", "Joshi")
        case 0xc9696f362ee00000: // tango
            Names("端午(日本)", "端午(日本)", "Tango", "Tango", "端午の節句", "Tango")
        case 0xa2d260d992a25000: // tanabata
            Names("七夕(日本)", "七夕(日本)", "Tanabata", "Tanabata", "七夕", "Tanabata")
        case 0x9e9f6a0370e00000: // choyo
            Names("重阳(日本)", "重陽(日本)", "Choyo", "Choyo", "重陽の節句", "Choyo")
        case 0x8c4bce45b49af200: // obon-july
            Names("盂兰盆(七月)", "盂蘭盆(七月)", "Obon (July)", "Obon (July)", "お盆 (新暦)", "Obon (July)")
        case 0x773207b71e000000: // obon
            Names("盂兰盆", "盂蘭盆", "Obon", "Obon", "お盆", "Obon")
        case 0x94ebfd6a3fc69c80: // obon-lunar
            Names("盂兰盆(旧历)", "盂蘭盆(舊曆)", "Obon (Okinawa)", "Obon (Okinawa)", "旧盆", "Obon (Okinawa)")
        case 0x744c838a90e0c730: // shichigosan
            Names("七五三", "七五三", "Shichi-Go-San", "Shichi-Go-San", "七五三", "Shichi-Go-San")
        case 0xfe921fd55448ff11: // kyu-shogatsu
            Names("旧正月", "舊正月", "Lunar New Year (Japan)", "Lunar New Year (Japan)", "旧正月", "Lunar New Year (Japan)")
        case 0xb8a04e0db08ae000: // setsubun
            Names("节分", "節分", "Setsubun", "Setsubun", "節分", "Setsubun")
        case 0x65dab5037e6d82bd: // hachijuhachiya
            Names("八十八夜", "八十八夜", "88th Night", "88th Night", "八十八夜", "88th Night")
        case 0xd200ef11166a6508: // nihyakutoka
            Names("二百十日", "二百十日", "210th Day", "210th Day", "二百十日", "210th Day")
        case 0xa25bdcf9dae44f11: // nihyakuhatsuka
            Names("二百二十日", "二百二十日", "220th Day", "220th Day", "二百二十日", "220th Day")
        case 0x84d9452326b0c9e8: // higan-iri-spring
            Names("春彼岸", "春彼岸", "Spring Higan", "Spring Higan", "春の彼岸", "Spring Higan")
        case 0x7d8fca62baa83b41: // higan-iri-autumn
            Names("秋彼岸", "秋彼岸", "Autumn Higan", "Autumn Higan", "秋の彼岸", "Autumn Higan")
        case 0x668cef41fe79ff47: // higan-chunichi-spring
            Names("春分日(日本)", "春分日(日本)", "Vernal Equinox Day", "Vernal Equinox Day", "春分の日", "Vernal Equinox Day")
        case 0x668d41d612fc3547: // higan-chunichi-autumn
            Names("秋分日(日本)", "秋分日(日本)", "Autumnal Equinox Day", "Autumnal Equinox Day", "秋分の日", "Autumnal Equinox Day")
        case 0x12747c82fbe745ba: // shanichi-spring
            Names("春社日(日本)", "春社日(日本)", "Spring Shanichi", "Spring Shanichi", "春の社日", "Spring Shanichi")
        case 0xe6e2ad8ce925f3cc: // shanichi-autumn
            Names("秋社日(日本)", "秋社日(日本)", "Autumn Shanichi", "Autumn Shanichi", "秋の社日", "Autumn Shanichi")
        case 0x8dd012cfd6b40000: // nyubai
            Names("入梅(日本)", "入梅(日本)", "Nyubai", "Nyubai", "入梅", "Nyubai")
        case 0xc1fbc7a23770b000: // hangesho
            Names("半夏生", "半夏生", "Hangesho", "Hangesho", "半夏生", "Hangesho")
        case 0xef79b5bb73dc45ba: // doyo-iri-spring
            Names("春土用", "春土用", "Spring Doyo", "Spring Doyo", "春の土用", "Spring Doyo")
        case 0x113aee02f198c9b9: // doyo-iri-summer
            Names("夏土用", "夏土用", "Summer Doyo", "Summer Doyo", "夏の土用", "Summer Doyo")
        case 0x33ff7494511af3cc: // doyo-iri-autumn
            Names("秋土用", "秋土用", "Autumn Doyo", "Autumn Doyo", "秋の土用", "Autumn Doyo")
        case 0xcb579ac1eb58ab6e: // doyo-iri-winter
            Names("冬土用", "冬土用", "Winter Doyo", "Winter Doyo", "冬の土用", "Winter Doyo")
        case 0x9d275ed4e5e0eebd: // doyo-no-ushi-summer
            Names("土用丑日", "土用丑日", "Day of the Ox", "Day of the Ox", "土用の丑の日", "Day of the Ox")
        case 0x93fc5bab8c1a31e5: // dento-tanabata
            Names("传统七夕(日本)", "傳統七夕(日本)", "Traditional Tanabata", "Traditional Tanabata", "伝統的七夕", "Traditional Tanabata")
        case 0xd8ef839e33140000: // jugoya
            Names("十五夜", "十五夜", "Harvest Moon", "Harvest Moon", "十五夜", "Harvest Moon")
        case 0x9f88c3ae36c08000: // jusanya
            Names("十三夜", "十三夜", "Thirteenth Night", "Thirteenth Night", "十三夜", "Thirteenth Night")
        case 0x376aa5aa7e8a0000: // seollal
            Names("春节(韩国)", "春節(韓國)", "Seollal", "설날", "ソルラル", "Seollal")
        case 0xe9141733cd8e51e8: // seollal-eve
            Names("春节前日(韩国)", "春節前日(韓國)", "Day before Seollal", "설날 전날", "春節前日(韓國)", "Day before Seollal")
        case 0x7ae1413a1113ca4: // seollal-next
            Names("春节翌日(韩国)", "春節翌日(韓國)", "Day after Seollal", "설날 다음 날", "春節翌日(韓國)", "Day after Seollal")
        case 0xb903691abf33aa00: // daeboreum
            Names("正月大满月", "正月大滿月", "Great Full Moon", "정월대보름", "正月大滿月", "Great Full Moon")
        case 0x82c9f07c429c0000: // hansik
            Names("寒食(韩国)", "寒食(韓國)", "Hansik", "한식", "寒食(韓國)", "Hansik")
        case 0xdd0a039ee6128ec8: // buddha-birthday-kr
            Names("佛诞(韩国)", "佛誕(韓國)", "Buddha's Birthday", "부처님오신날", "佛誕(韓國)", "Buddha's Birthday")
        case 0xa1d5d0430b000000: // dano
            Names("端午(韩国)", "端午(韓國)", "Dano", "단오", "端午(韓國)", "Dano")
        case 0xb329c513f9000000: // yudu
            Names("流头", "流頭", "Yudu", "유두", "流頭", "Yudu")
        case 0x8a2cbe3eac3ef000: // chilseok
            Names("七夕(韩国)", "七夕(韓國)", "Chilseok", "칠석", "七夕(韓國)", "Chilseok")
        case 0xb9730300ed613000: // baekjung
            Names("百中", "百中", "Baekjung", "백중", "百中", "Baekjung")
        case 0x422d727231d58000: // chuseok
            Names("秋夕", "秋夕", "Chuseok", "추석", "チュソク", "Chuseok")
        case 0xf3d6e3fb80d9d1e8: // chuseok-eve
            Names("秋夕前日", "秋夕前日", "Day before Chuseok", "추석 전날", "秋夕前日", "Day before Chuseok")
        case 0x1270e0db545cbca4: // chuseok-next
            Names("秋夕翌日", "秋夕翌日", "Day after Chuseok", "추석 다음 날", "秋夕翌日", "Day after Chuseok")
        case 0xe3fbbe37eed40000: // dongji
            Names("冬至(韩国)", "冬至(韓國)", "Dongji", "동지", "冬至(韓國)", "Dongji")
        case 0xa9a946e30de62039: // seotdal-geumeum
            Names("除夕(韩国)", "除夕(韓國)", "Lunar Year's End", "섣달그믐", "除夕(韓國)", "Lunar Year's End")
        case 0x95afda9c0a5c0000: // chobok
            Names("初伏(韩国)", "初伏(韓國)", "Chobok", "초복", "初伏(韓國)", "Chobok")
        case 0x3439cc513b758000: // jungbok
            Names("中伏(韩国)", "中伏(韓國)", "Jungbok", "중복", "中伏(韓國)", "Jungbok")
        case 0xa56f5c72725c0000: // malbok
            Names("末伏(韩国)", "末伏(韓國)", "Malbok", "말복", "末伏(韓國)", "Malbok")
        case 0x11e2645cf5414543: // to-wang-yongsa
            Names("土王用事", "土王用事", "Earth Reigns", "토왕용사", "土王用事", "Earth Reigns")
        case 0x295bee6ecf5f3c51: // parents-day-kr
            Names("父母节(韩国)", "父母節(韓國)", "Parents' Day", "어버이날", "父母節(韓國)", "Parents' Day")
        case 0xf43c13c1c171055: // national-day-prc-next
            Names("国庆节翌日", "國慶節翌日", "Day after National Day", "Day after National Day", "國慶節翌日", "Day after National Day")
        case 0xc57a0f824b81e775: // all-souls-day
            Names("追思节", "追思節", "All Souls' Day", "위령의 날", "死者の日", "Lễ Các Đẳng")
        case 0xfd2460c87d1cc9e7: // immaculate-conception
            Names("圣母无原罪瞻礼", "聖母無原罪瞻禮", "Immaculate Conception", "원죄 없이 잉태되신 마리아 대축일", "無原罪の聖母", "Lễ Đức Mẹ Vô Nhiễm Nguyên Tội")
        case 0x99908bcf1c785000: // msar-day
            Names("澳门特区成立纪念日", "澳門特區成立紀念日", "Macau Establishment Day", "Macau Establishment Day", "澳門特區成立紀念日", "Macau Establishment Day")
        case 0x471bdf50f82819c8: // double-tenth
            Names("国庆日", "國慶日", "Double Tenth Day", "Double Tenth Day", "國慶日", "Double Tenth Day")
        case 0xba601fe1861eb28d: // peace-memorial-day
            Names("和平纪念日", "和平紀念日", "Peace Memorial Day", "Peace Memorial Day", "和平紀念日", "Peace Memorial Day")
        case 0x5669db2ed187e775: // childrens-day-taiwan
            Names("儿童节", "兒童節", "Children's Day", "Children's Day", "兒童節", "Children's Day")
        case 0x226c26183e8a4855: // teachers-day-taiwan
            Names("教师节", "教師節", "Teachers' Day", "Teachers' Day", "教師節", "Teachers' Day")
        case 0x32c643112b734d9e: // retrocession-day
            Names("光复节", "光復節", "Retrocession Day", "Retrocession Day", "光復節", "Retrocession Day")
        case 0xe690e00544fb61ee: // constitution-day-taiwan
            Names("行宪纪念日", "行憲紀念日", "Constitution Day", "Constitution Day", "行憲紀念日", "Constitution Day")
        case 0x11911e133fdb2240: // xiaonianye
            Names("小年夜", "小年夜", "Eve of New Year's Eve", "Eve of New Year's Eve", "小年夜", "Eve of New Year's Eve")
        case 0x53b41e2857cf3c51: // fathers-day-taiwan
            Names("父亲节", "父親節", "Father's Day", "Father's Day", "父親節", "Father's Day")
        case 0x886c8002902c40df: // grandparents-day-taiwan
            Names("祖父母节", "祖父母節", "Grandparents' Day", "Grandparents' Day", "祖父母節", "Grandparents' Day")
        case 0x97a31fae28e9ef30: // yufo-taiwan
            Names("佛陀诞辰纪念日", "佛陀誕辰紀念日", "Buddha's Birthday (civic)", "Buddha's Birthday (civic)", "佛陀誕辰紀念日", "Buddha's Birthday (civic)")
        case 0xaaafd69c51fd513c: // tet-nguyen-dan
            Names("越南春节", "越南春節", "Tết", "Tết", "越南春節", "Tết Nguyên Đán")
        case 0xe7904d80894b1200: // giao-thua
            Names("越南除夕", "越南除夕", "Lunar New Year's Eve (Vietnam)", "Lunar New Year's Eve (Vietnam)", "越南除夕", "Giao thừa")
        case 0xa5dcc45e4ea5128c: // tet-nguyen-tieu
            Names("越南元宵", "越南元宵", "First Full Moon", "First Full Moon", "越南元宵", "Rằm tháng Giêng")
        case 0xce1b587bceaf6b27: // tet-han-thuc
            Names("越南寒食", "越南寒食", "Cold Food (Vietnam)", "Cold Food (Vietnam)", "越南寒食", "Tết Hàn thực")
        case 0xabc84dc3f4487d81: // gio-to-hung-vuong
            Names("雄王祭", "雄王祭", "Hùng Kings' Commemoration", "Hùng Kings' Commemoration", "雄王祭", "Giỗ Tổ Hùng Vương")
        case 0x5a2f4e321f8e000: // phat-dan
            Names("越南佛诞", "越南佛誕", "Vesak", "Vesak", "越南佛誕", "Phật Đản")
        case 0xe3d462373d01d3b3: // tet-doan-ngo
            Names("越南端午", "越南端午", "Tết Đoan Ngọ", "Tết Đoan Ngọ", "越南端午", "Tết Đoan Ngọ")
        case 0x8f5596553b780000: // vu-lan
            Names("越南盂兰盆", "越南盂蘭盆", "Vu Lan", "Vu Lan", "越南盂蘭盆", "Vu Lan")
        case 0x59ddf78fd1e72a00: // trung-thu
            Names("越南中秋", "越南中秋", "Mid-Autumn (Vietnam)", "Mid-Autumn (Vietnam)", "越南中秋", "Tết Trung thu")
        case 0x4401d3cf9f0f8000: // ong-tao
            Names("越南灶君节", "越南灶君節", "Kitchen Gods' Day", "Kitchen Gods' Day", "越南灶君節", "Ông Công Ông Táo")
        case 0xe379b46a20f9c775: // new-years-day
            Names("元旦", "元旦", "New Year's Day", "새해 첫날", "元日", "Tết Dương lịch")
        case 0x937b6875e571717c: // valentines-day
            Names("情人节", "情人節", "Valentine's Day", "밸런타인데이", "バレンタインデー", "Ngày lễ Tình nhân")
        case 0xfbf4d380d7f9c261: // april-fools-day
            Names("愚人节", "愚人節", "April Fools' Day", "만우절", "エイプリルフール", "Cá tháng Tư")
        case 0x694a94a901220876: // christmas-eve
            Names("平安夜", "平安夜", "Christmas Eve", "크리스마스이브", "クリスマスイブ", "Đêm Giáng sinh")
        case 0xa37fa0f295f47600: // christmas
            Names("圣诞节", "聖誕節", "Christmas", "크리스마스", "クリスマス", "Lễ Giáng sinh")
        case 0xe12623d31f3e0d48: // good-friday
            Names("耶稣受难日", "耶穌受難日", "Good Friday", "성금요일", "聖金曜日", "Thứ Sáu Tuần Thánh")
        case 0xf260617507c80000: // easter
            Names("复活节", "復活節", "Easter", "부활절", "復活祭", "Lễ Phục sinh")
        case 0xaf69ae867871f317: // orthodox-easter
            Names("东正教复活节", "東正教復活節", "Orthodox Easter", "정교회 부활절", "正教会の復活祭", "Lễ Phục sinh Chính thống giáo")
        case 0xc232fef923934d48: // mothers-day
            Names("母亲节", "母親節", "Mother's Day", "Mother's Day", "母の日", "Ngày của Mẹ")
        case 0x4927c8ada3934d48: // fathers-day
            Names("父亲节", "父親節", "Father's Day", "Father's Day", "父の日", "Ngày của Cha")
        case 0x776eb11d9cd9ebc3: // thanksgiving-us
            Names("感恩节", "感恩節", "Thanksgiving (US)", "추수감사절(미국)", "感謝祭(米国)", "Lễ Tạ ơn (Hoa Kỳ)")
        default: nil
        }
    }
}
