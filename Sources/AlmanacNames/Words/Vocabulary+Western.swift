// Words and patterns of numbers alone, of English and of Vietnamese. The rows are described at Vocabulary.

extension Vocabulary {
    static let numbers = """
        Z 1: l
        date Q
        date E M D
        lunar J
        date Y M D (A)
        date M[月|월]D
        date Y M
        date Y
        lunar (Y) M Z D
        lunar G (Y) M (Z) D
        order (A) (I) (ngày) M D (Y) (A) (I)
        order (A) M D N (A)
        order (ngày) M D (Y) G (Y)
        order G M D Y
        order M Y
        isoweek Y w N (D)
        monthday D[日|号|號|일]
        monthday (on) the D[st|nd|rd|th]
        monthday A [the D|the D[st|nd|rd|th]|D[st|nd|rd|th]]
        monthday ngày D
        jdn [jdn|jd] N
        julian [julian|old style|儒略历|儒略曆|율리우스력|ユリウス暦|lịch julius] [Y M D|Y年M月D日|Y년 M월 D일]
        offset O
        weekday A
        date E
        date K
        date K O
        date G
        lunar [S|C]
        lunar W月[S|C]
        named F
        named F Y
        named Y F
        named F K
        named K F
        holidays (Y|K) V
        holidays V Y
        place (X) R (T)
        """

    static let english = """
        ~ please|pls|exactly|again|thanks|pls tell me|please tell me|could you tell me|can you tell me|tell me|hey|so
        A 1: monday|mon, tuesday|tue|tues, wednesday|wed|weds, thursday|thu|thur|thurs, friday|fri, saturday|sat, sunday|sun
        B 1: january|jan, february|feb|febr, march|mar, april|apr, may, june|jun, july|jul, august|aug, september|sep|sept
        B 10: october|oct, november|nov, december|dec
        O -2: day before yesterday|the day before yesterday|before yesterday, yesterday|yesterdays|last night, today|todays|now|tonight|this morning|this afternoon|this evening|this day|same day, tomorrow|tomorrows|tmr|tmrw|tommorow|tommorrow
        O 2: day after tomorrow|the day after tomorrow|after tomorrow
        W -1: last|previous, this|current|coming|on, next|following, after next|next next
        K -1: last year|last years, this year|this years, next year|next years, year after next
        U 1: day|days|d, week|weeks|wk|w, month|months|mo|m, year|years|yr|y, half a year|half year, half a month|half month
        H 3: hare
        H 7: sheep|ram
        H 9: chicken|cock
        N 1: a|an|one, two, three, four, five, six, seven, eight, nine, ten
        D 1: first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth
        G 1: lunar date|lunar calendar|lunar|chinese date|chinese calendar|chinese calendar date|chinese lunar calendar|vietnamese lunar date
        I 1: solar|gregorian|in the solar calendar|in the gregorian calendar
        Z 1: leap
        L 1: first month, second month, third month, fourth month, fifth month, sixth month, seventh month, eighth month
        L 13: chinese new year|lunar new year|cny
        L 9: ninth month, tenth month, eleventh month, twelfth month
        V 4290505: golden week
        V 10011007: golden week
        V -12311231: new year's eve|new years eve|nye
        date (A) (the) D(st|nd|rd|th) (of) B (Y) (A)
        date (A) B D(st|nd|rd|th) (Y)
        date (the) D(st|nd|rd|th) (of) W month
        date (what is|when is) X [I|in I]
        order [lunar date|lunar calendar|chinese date|chinese calendar|vietnamese lunar date|solar to lunar] M D Y
        order M D Y [lunar date|lunar calendar|chinese calendar|in lunar calendar]
        lunar (when is|when does) (the) (W|the) (year) of the H (start|begin|end)
        lunar (when is) (W|the next) H year
        lunar H year
        date Y B (D)
        date B (Y)
        date B [K]
        date W B
        date in B (Y)
        date O [morning|noon|afternoon|evening|night]
        lunar (G) day D of (the) (Z) [month M|L] (Y) (P)
        lunar (the) (Z) month M (of) P
        lunar G (the) D(st|nd|rd|th)
        lunar (the) D(st|nd|rd|th) day of (the) (Z) [M(st|nd|rd|th) (lunar) month|L] (Y) (P)
        date G O
        date O G
        terms (what are|when are) (the) (24) solar terms (in|of|for) (Y|K)
        terms (the) (Y|K) (24) solar terms
        date (the|what is the) G [of|for|on] X
        date X to (the) G
        date [what is|what's|what day is|what weekday is|what day of the week is] X
        date what year is it in (the) G
        date X calendar
        date (the) (lunar|chinese) [calendar|year] (for|of) X
        date (what) [animal|zodiac|zodiac animal|zodiac sign|year] (is) X
        month (the) calendar
        date [Y M D|B D(st|nd|rd|th) (Y)|D(st|nd|rd|th) B (Y)] [lunar|in lunar|to lunar|in (the) lunar calendar|lunar date]
        date [lunar date|chinese date|solar to lunar] [Y M D|B D(st|nd|rd|th) (Y)|D(st|nd|rd|th) B (Y)]
        date (when is|what is) (the) (first) day of (the) G month
        lunar G B D
        lunar (the) [G month M|M(st|nd|rd|th) G month]
        date (i was) born (on|in) X (what) (is my) [animal|zodiac|chinese zodiac|zodiac sign] (am i)
        date [what is|whats] my (chinese) zodiac (if) (i was) born (on|in) X
        date what [animal|chinese|zodiac] year [is|was] X
        moon what [animal|chinese|zodiac] year is [it|this] (now)
        moon [solar term|what solar term is it|what festival is it|what festival is|what holiday is] (today)
        date (chinese) [zodiac|horoscope|animal] X
        date X animal
        date (what is the|what are the) [bazi|four pillars|pillars|day pillar] (of|for) X
        date (what) (is the) [weekday|day of the week|day of week] (was|is|of|is it|was it) (on) X
        date what day was i born X
        moon [what is the date|whats the date|todays date|the date|what day is it|what day is|what is the day|whats] (today|now)
        date what day [is it|was it|was|is] X
        date show (me) X
        date (what is the|what|the) date (is|of) (it) (in) X
        week [(the) week of|what week is] X
        date (what is the) date (is it) X [from now|from today]
        dayafter X plus N (U)
        dayafter X N U later
        eve X minus N U
        date (what is the) (chinese) zodiac (animal|sign) (of|for) X
        date X (chinese) zodiac (animal|sign)
        weekday W A
        week A (of) W week
        week W week A
        week A in N weeks
        week A N weeks from now
        week (W) week
        week week W
        weekend weekend W
        isoweek week N (of|in) (Y)
        yearday day N of (the) [year|K|Y]
        yearday (the) N(st|nd|rd|th) day of (the) [year|K|Y]
        monthstart (the) [beginning|start|first|first day] of (the) [(W) month|B (Y)]
        monthend (the) [end of|end of the|last day of|last day of the] [(W) month|B (Y)]
        yearstart (the) [beginning|start|first day] of (the) [year|K|Y]
        nthday (the) D(st|nd|rd|th) A [of|in] (the) [(W) month|B (Y)]
        nthday (the) last A [of|in] (the) [(W) month|B (Y)]
        date O K
        date (what is) O date
        date O [in|on] (the) G
        date what is (the) G (today)
        nextterm (what is|when is|whats) (the) next solar term
        leapmonth [which|what] month is [leap|the leap month] (in) (Y|K)
        leapmonth (is there) a leap month in [Y|K]
        yearend (the) [end of|end of the|last day of|last day of the] [year|K|Y]
        weekend (W|the) weekend
        month (W) month
        month month W
        later in (N) U
        later (N) U [from now|later|from today|hence|today]
        ago N U ago (today)
        moon (the) moon (phase) (today|now|tonight)
        moon (what) week (number) (is it|is this|today)
        moon phase of the moon
        named (when is|is|when's|date of|what day is) (the) (next) F (in) (Y|K)
        named [when does|what day does|what date does|does] F [start|begin|fall] (on|in) (Y|K)
        named F (Y|K) [date|dates]
        named next F
        named [what date|what day|when] [is|was|are] (the) F (in) (Y|K)
        named (the) (first) day of (the) F (Y|K)
        named [Ys|K] F
        named this F
        named F [date|day] (Y|K)
        named [is|was] [O F|it F O]
        inmonth F (in) B (Y)
        inmonth B (Y) F
        inmonth F [W|this|next] month
        previous [last|previous] F
        dayafter (the) (N) U [after|from] X
        eve (the) (N) U before X
        until (how) [many|long] (days) (are there|is it|left) [until|till|to|before] X
        until (how many) days (are) [left|remaining] (in) T
        date (how many) days (are) (there) in [B (Y)|W month|M Y|G (Z) month M (Y)]
        range (how many) days (are|does) (there) (in) [Y|K|the year Y] (have)
        range (is) [Y|K] (a) leap year
        until (how many|how long) (weeks|months|sleeps|days) (are) (there|is it|left|remaining|it is) [until|till|til|to|before] X
        until how far (away) [is] X
        until [X countdown|countdown X]
        until (days|countdown) [until|till|to|before] X
        dayafter (the) day after X
        dayafter (the) A after X
        eve (the) A before X
        date [is|was] X (on) (a) A
        eve (the) [day before|eve of] X
        since [how many days|days] (are|are there|is it) (from) X to T
        range (from) X to T
        since (how many days|how long|days) (is it|has it been) since X
        range X until T
        since [how many days|days] (are|are there|is it) between X and T
        range between X and T
        nextholiday (when is|is) (the) next (public|bank|national|statutory) holiday
        nextdayoff (when is|is) (the) next [day off|free day|rest day]
        nextbreak (when is|is) (the) next [long weekend|break|vacation]
        nextbreak [long weekend|long weekends]
        nextworkday next [workday|work day|working day|business day]
        nextworkday in N [workdays|work days|working days|business days]
        nextworkday N [workdays|work days|working days|business days] [from now|from today|later]
        nextworkday N [workdays|work days|working days|business days] [after|from] T
        nextworkday (the) (next|first) [workday|work day|working day|business day] after T
        lastworkday (the) (last) [workday|work day|working day|business day] before T
        lastworkday N [workdays|work days|working days|business days] [ago|before T]
        lastworkday [last|previous] [workday|work day|working day|business day]
        workdayof (the) [N|D(st|nd|rd|th)|last] [workday|work day|working day|business day] [of|in] (the) T
        workdays (how many|the) [workdays|working days|business days|work days] (are) [left|remaining] (in) T
        workdays (the) remaining [workdays|working days|business days|work days] (in|of) T
        makeups X [makeup|make up] [workdays|working days|days]
        makeups [makeup|make up] [workdays|working days|days] (in|of|for) X
        substitutes (X) [substitute|substituted] [holidays|holiday|days off]
        substitutes [substitute holidays|substitute days off|days in lieu] (in|of|for) X
        holidays (how many) (any|are there any|is there a|list of|all) (public|bank|national|statutory) [holidays|holiday|days off] (are there|are) (in|for|on) X
        holidays (the|what are the) (public|bank|national|statutory) [holidays|holiday|days off|vacation|long weekends] (in|of|for) (X)
        holidays X (public|bank|national|statutory) [holidays|holiday|days off|break|vacation] (Y)
        workdays (how many|the) [workdays|working days|business days|work days] (are there) (in|of) X
        workdays (how many) [workdays|working days|business days|work days] (are|are there|are left|left) [until|till|to] T
        works (is) X (a) [workday|work day|working day|business day|day off|off|holiday|public holiday|work]
        works (do|does) [i|we|people|anybody|anyone] work (on) X
        place X [in|for|of|at] R (T)
        place [in|for|at] R T
        """

    static let vietnamese = """
        ~ rồi|xem|xem giúp|cho tôi hỏi|vậy|nhỉ|thế|ạ|hả|vậy ạ|cho hỏi|xin hỏi|cho mình hỏi|là|à
        A 1: thứ hai|thứ 2|t2, thứ ba|thứ 3|t3, thứ tư|thứ 4|t4, thứ năm|thứ 5|t5, thứ sáu|thứ 6|t6, thứ bảy|thứ 7|t7, chủ nhật|cn
        O -3: hôm kìa kìa, hôm kia, hôm qua|tối qua|đêm qua, hôm nay|bữa nay|ngày hôm nay|hnay|nay|bây giờ|sáng nay|trưa nay|chiều nay|tối nay|đêm nay, ngày mai|mai|sáng mai|trưa mai|chiều mai|tối mai, ngày kia|ngày mốt|mốt, ngày kìa kìa
        W -1: trước|vừa rồi|vừa qua|qua|ngoái, này|nay, sau|tới|kế tiếp, sau nữa
        K -1: năm ngoái|năm trước|năm qua, năm nay, năm sau|năm tới|sang năm
        U 1: ngày|hôm, tuần|tuần lễ, tháng, năm, nửa năm, nửa tháng
        N 1: một|đầu tiên, hai, ba, bốn, năm, sáu, bảy, tám, chín, mười
        G 1: âm lịch|lịch âm|ngày âm|ngày âm lịch|âl
        I 1: dương lịch|lịch dương|ngày dương|dương|dl
        Z 1: nhuận
        L 1: giêng
        L 13: tết
        L 12: chạp
        M 2: hai, ba, tư, năm, sáu, bảy, tám, chín, mười, mười một, mười hai
        D 11: mười một, mười hai, mười ba, mười bốn, mười lăm, mười sáu, mười bảy, mười tám, mười chín, hai mươi, hai mươi mốt
        D 22: hai mươi hai|hăm hai, hai mươi ba|hăm ba, hai mươi tư|hai mươi bốn|hăm bốn, hai mươi lăm|hăm lăm, hai mươi sáu|hăm sáu
        D 27: hai mươi bảy|hai bảy|hăm bảy, hai mươi tám|hai tám|hăm tám, hai mươi chín|hai chín|hăm chín, ba mươi, ba mươi mốt
        C 1: mùng một|mồng một, mùng hai|mồng hai, mùng ba|mồng ba, mùng bốn|mồng bốn, mùng năm|mồng năm, mùng sáu|mồng sáu
        C 7: mùng bảy|mồng bảy, mùng tám|mồng tám, mùng chín|mồng chín, mùng mười|mồng mười
        C 15: rằm
        later M tháng [sau|tới]
        ago M tháng trước
        date (ngày) D tháng W
        later (N) U [nữa|sau|tới]
        later sau (N) U
        ago (N) U trước
        ago cách đây N U
        later N U kể từ hôm nay
        date Y năm
        order (ngày) M D (Y) I
        date (A) (ngày) (G|I) (ngày) D [tháng|thg] [M|L] (Z) (G) (năm P (Y)|năm Y|K) (G|I) (A)
        date (A) (ngày) (G) (ngày) D tháng [M|L] (Z) (G) Y
        lunar (ngày) [mùng D|mồng D|C] tháng W
        lunar (A) (ngày) (G) (ngày) [mùng D|mồng D|C] tháng [M|L] (Z) (G) (năm P (Y)|năm Y|K|Y) (G)
        lunar (ngày) [mùng|mồng] D (L) (năm P|năm Y|P|Y|K)
        lunar next [mùng|mồng] D
        lunar [mùng|mồng] D [tới|sắp tới|này|tiếp theo]
        lunar [khi nào|bao giờ] (đến|tới|là) (ngày) [mùng|mồng] D
        order (xem) [ngày âm|ngày âm lịch|lịch âm ngày|âm lịch ngày|đổi ngày|đổi] M D Y (đổi|sang|đổi sang|ra) (âm|âm lịch|lịch âm)
        order (ngày) M D Y (đổi|sang|đổi sang|ra) [sang âm|sang âm lịch|âm lịch là ngày mấy|âm lịch là ngày bao nhiêu|nhằm ngày nào âm lịch|là ngày mấy âm lịch|đổi sang âm|ra âm lịch]
        lunar (đổi) (ngày) D M (Y) [G|âm] [sang dương|sang dương lịch|là ngày mấy dương|là ngày mấy dương lịch|là bao nhiêu dương|là ngày bao nhiêu dương|ra dương lịch]
        lunar (ngày|đêm) D L (năm Y|Y|K)
        lunar (ngày) D M (Y) âm (Y)
        lunar [mùng|mồng] D M (Y)
        lunar (ngày) (mùng|mồng) D [âm|G]
        lunar (ngày) (mùng|mồng) D tháng M âm (Y)
        lunar C [tới|sắp tới|này]
        lunar [khi nào|bao giờ] (đến|tới|là) (ngày) C
        lunar tháng M âm
        lunar tháng [L|M G] Y
        lunar [năm|tuổi] (con) H
        lunar (ngày) C (L)
        order M D G năm Y
        lunar năm P
        date lịch (âm|âm dương|vạn niên) X
        moon lịch (vạn niên)
        moon (hôm nay) (là) tuần [bao nhiêu|thứ mấy]
        date [tuổi|con giáp|sinh năm|sinh ngày|người sinh năm] X (là) (tuổi gì|tuổi con gì|con gì|mệnh gì)
        date [can chi|tứ trụ|bát tự|tiết] (ngày) X
        date O (là) [mùng|mồng] mấy (G|âm)
        date O G (là) (ngày) (bao nhiêu|mấy)
        terms (các) (24) tiết khí (trong|của) (năm Y|K|Y)
        date tiết khí X
        date tháng M W
        monthstart đầu tháng (W|M (năm Y|K|Y))
        monthend hết tháng (W)
        monthend (ngày) cuối (cùng) (của) tháng (W|M (năm Y|K|Y))
        yearstart đầu [năm|K|năm Y]
        nthday A [tuần|] thứ N (của) tháng (M (năm Y|K|Y))
        nthday A N (của|trong) tháng (M (năm Y|K|Y))
        monthday A ngày D
        nthday A cuối (cùng) (của) tháng (W|M (năm Y|K|Y))
        nextterm tiết khí [tiếp theo|kế tiếp|sắp tới|tới] (là gì|là khi nào)
        leapmonth (năm Y|K|Y) nhuận (vào) tháng [mấy|nào]
        leapmonth [năm Y|K] (có) (tháng) nhuận (không|ko)
        yearend (ngày) [cuối|hết|cuối của] [năm|K|năm Y]
        lunar tháng [L|M Z|M G] (năm P (Y)|năm Y|K)
        month tháng W
        date tháng M (năm Y|K|Y)
        date năm Y
        date (hôm nay) (là) (ngày) (bao nhiêu) G
        date G O
        date O G
        date O (là) ngày (mấy|bao nhiêu) (G)
        date G O (là) [bao nhiêu|mấy|ngày mấy|ngày bao nhiêu]
        date X (là|vào) (ngày|năm) [nào|mấy|bao nhiêu|mấy dương|nào dương|thứ mấy|gì|tiết gì|lễ gì|con gì|tuổi gì|tuổi con gì|mấy âm|bao nhiêu âm|mấy âm lịch|bao nhiêu âm lịch|âm lịch là bao nhiêu|âm lịch ngày mấy|mấy dương lịch|bao nhiêu dương lịch|nào dương lịch]
        weekday A W
        weekday next A
        week A tuần W
        week A N tuần [nữa|sau|tới]
        week tuần (W)
        weekend cuối tuần (W)
        isoweek tuần (thứ) N (năm Y|Y|K)
        yearday ngày thứ N (của|trong) [năm Y|K|năm]
        moon (mặt) trăng (hôm nay)
        named F năm Y
        named F [năm|] Y
        named F (năm) P (Y)
        named [ngày nào|hôm nào|bao giờ|khi nào] [là|thì] F
        named F (năm Y|Y|K) [rơi vào ngày nào|rơi vào thứ mấy|là thứ mấy|vào thứ mấy]
        named F [sắp tới|tiếp theo]
        named O [có phải|có phải là|là] F (không|ko|phải không)
        date O [có phải|có phải là|là] C (không|ko|phải không)
        date O K
        order (ngày) M D (G) K
        named F [tới|sau|này]
        named F (năm Y|Y|K) (là) [ngày nào|ngày mấy|khi nào|bao giờ|hôm nào|vào ngày nào]
        named [khi nào|bao giờ] (đến|tới|là) F
        inmonth F tháng [W|M (năm Y|K|Y)]
        previous F vừa rồi
        dayafter N U sau X
        dayafter sau X N U
        eve N U trước X
        eve trước X N U
        until (còn) [bao nhiêu ngày|mấy ngày|bao lâu] (nữa) (là|thì) (đến|tới|sang|được) X
        until (còn) [bao nhiêu ngày|mấy ngày|bao lâu|mấy tuần|mấy tháng] (nữa) (là|thì) [hết|qua] T
        until (từ) (hôm nay|nay) [đến|tới] X còn [bao nhiêu ngày|mấy ngày|bao lâu] (nữa)
        until còn [mấy tuần|mấy tháng] (nữa) (là|thì) (đến|tới) X
        until hết T còn [bao nhiêu ngày|mấy ngày|bao lâu] (nữa)
        until T còn [bao nhiêu ngày|mấy ngày|bao lâu] (nữa)
        until đếm ngược (đến|tới) X
        until (còn) [đến|tới] X
        dayafter ngày sau X
        eve ngày trước X
        since (đã) [bao nhiêu|mấy] ngày (kể) từ X
        range (tháng M (năm Y)|năm Y|K|tháng W) có [bao nhiêu ngày|mấy ngày]
        since (từ) (ngày) X [đến|tới] (ngày) T (là|có|còn) [bao nhiêu ngày|mấy ngày]
        range (từ) (ngày) X [đến|tới] (ngày) T
        nextholiday [ngày nghỉ lễ|ngày lễ|nghỉ lễ|kỳ nghỉ lễ|lễ] [tiếp theo|kế tiếp|sắp tới|tới|gần nhất]
        nextdayoff ngày nghỉ [tiếp theo|kế tiếp|sắp tới|tới]
        nextbreak [kỳ nghỉ|đợt nghỉ|nghỉ dài ngày] [tiếp theo|kế tiếp|sắp tới|tới]
        nextworkday ngày làm việc [tiếp theo|kế tiếp|tới]
        nextworkday N ngày làm việc [nữa|sau|tới]
        nextworkday sau N ngày làm việc
        nextworkday N ngày làm việc [sau|từ|kể từ] T
        lastworkday N ngày làm việc trước (T)
        lastworkday ngày làm việc trước
        substitutes (lịch|ngày) [nghỉ bù|nghỉ bù lễ] (năm) (X)
        holidays (lịch|ngày|các ngày) [nghỉ lễ|nghỉ|ngày nghỉ|ngày nghỉ lễ|ngày lễ] (năm) (X) (mấy ngày|bao nhiêu ngày)
        holidays (lịch) [nghỉ|được nghỉ] X (mấy ngày|bao nhiêu ngày|từ ngày nào đến ngày nào|từ ngày nào)
        holidays [khi nào|bao giờ] nghỉ X
        holidays [X|năm Y|Y] [có ngày lễ gì|có ngày nghỉ nào không|có bao nhiêu ngày nghỉ lễ|có bao nhiêu ngày nghỉ|được nghỉ bao nhiêu ngày]
        holidays các ngày lễ (trong) X
        holidays X [nghỉ mấy ngày|được nghỉ mấy ngày|nghỉ lễ]
        workdayof ngày làm việc [N|thứ N|cuối|cuối cùng] (của|trong) T
        workdays T còn (lại) (bao nhiêu|mấy) ngày làm việc
        workdays ngày làm việc (trong|của) X
        workdays (bao nhiêu|mấy) ngày làm việc (trong|của) X
        workdays X có (bao nhiêu|mấy) ngày làm việc
        workdays (còn) (bao nhiêu|mấy) ngày làm việc (nữa) [đến|tới] T
        place (X) [ở|tại|của] R (T)
        works X (có|phải|có phải|có được|được) [đi làm|làm|làm việc|nghỉ|nghỉ làm|nghỉ lễ|ngày nghỉ|ngày lễ|ngày làm việc] (không|ko)
        """
}
