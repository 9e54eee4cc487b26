// Words and patterns of numbers alone and of English. The rows are described at Vocabulary.

extension Vocabulary {
    static let numbers = """
        Z 1: l
        date Q
        date E M D
        lunar J
        date Y M D (A)
        date M[月|월]D
        date Y年M月D
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
        K -1: last year|last years, this year|this years|the year, next year|next years, year after next
        U 1: day|days|d, week|weeks|wk|w, month|months|mo|m, year|years|yr|y, half a year|half year, half a month|half month, years and a half|year and a half, months and a half|month and a half
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
        V -1010331: q1|first quarter of|1st quarter
        V -4010630: q2|second quarter|2nd quarter
        V -7010930: q3|third quarter|3rd quarter
        V -10011231: q4|fourth quarter|4th quarter
        season V (of) [Y|K]
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
        date X (lunar|chinese) calendar
        date moon phase (on|for|of) X
        date what (year|animal) (of|in) the chinese zodiac (is|was) X
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
        age (how old is|how old are) (a|someone|somebody|a person|people) born (on|in) X
        age how old am i (if) (i was) born (on|in) X
        age born (on|in) X [age|how old|how old am i]
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
        date O [K|W week]
        date is X (the|a) [year of the H|H year]
        date (what is) O date
        date O [in|on] (the) G
        date what is (the) G (today)
        nextterm (what is|when is|whats) (the) next solar term
        leapmonth [which|what] month is [leap|the leap month] (in) (Y|K)
        leapyear (when is|what is) (the) next leap year
        leapmonth (is there) a leap month in [Y|K]
        yearend (the) [end of|end of the|last day of|last day of the] [year|K|Y]
        weekend (W|the) weekend
        month (W) month
        month month W
        month the month
        later in (N) U
        later (N) U [from now|later|from today|hence|today]
        ago N U ago (today)
        moon (the) moon (phase) (today|now|tonight)
        moon what day of the year is (it|today) (today)
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
        named F [date|dates|day] (Y|K)
        named [is|was] [O F|it F O]
        inmonth F (in) B (Y)
        inmonth B (Y) F
        inmonth F [W|this|next] month
        inmonth F (dates) [(in|for) (the) next N years|from Y to N]
        previous [last|previous] F
        dayafter (the) (N) U [after|from] X
        eve (the) (N) U before X
        until (how) [many|long] (days) (are there|is it|left) [until|till|to|before] X
        until (how many) days (are) [left|remaining] (in) T
        range (how many) days (are) (there) in [B (Y)|W month|M Y|G (Z) month M (Y)]
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
        workdaysleft (how many|the) [workdays|working days|business days|work days] (are) [left|remaining] (in) T
        workdaysleft (the) remaining [workdays|working days|business days|work days] (in|of) T
        makeups X [makeup|make up] [workdays|working days|days]
        makeups [makeup|make up] [workdays|working days|days] (in|of|for) X
        substitutes (X) [substitute|substituted] [holidays|holiday|days off]
        substitutes [substitute holidays|substitute days off|days in lieu] (in|of|for) X
        holidays (how many|what|which|any) (public|bank|national|statutory) [holidays|days off] (are) (there) [left|remaining] (in) T
        holidays (the|how many) [remaining|upcoming] (public|bank|national|statutory) [holidays|days off] (in|of|for) T
        nextholiday [upcoming|remaining] (public|bank|national|statutory) [holidays|holiday]
        works [is|was] it (a) [holiday|public holiday|workday|working day|day off] (on) X
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
}
