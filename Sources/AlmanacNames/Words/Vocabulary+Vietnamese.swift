// Words and patterns of Vietnamese. The rows are described at Vocabulary.

extension Vocabulary {
    static let vietnamese = """
        ~ rồi|xem|xem giúp|cho tôi hỏi|vậy|nhỉ|thế|ạ|hả|vậy ạ|cho hỏi|xin hỏi|cho mình hỏi|là|à
        A 1: thứ hai|thứ 2|t2, thứ ba|thứ 3|t3, thứ tư|thứ 4|t4, thứ năm|thứ 5|t5, thứ sáu|thứ 6|t6, thứ bảy|thứ 7|t7, chủ nhật|cn
        O -3: hôm kìa kìa, hôm kia, hôm qua|tối qua|đêm qua, hôm nay|bữa nay|ngày hôm nay|hnay|nay|bây giờ|sáng nay|trưa nay|chiều nay|tối nay|đêm nay, ngày mai|mai|sáng mai|trưa mai|chiều mai|tối mai, ngày kia|ngày mốt|mốt, ngày kìa kìa
        W -1: trước|vừa rồi|vừa qua|qua|ngoái, này|nay, sau|tới|kế tiếp, sau nữa
        K -1: năm ngoái|năm trước|năm qua, năm nay, năm sau|năm tới|sang năm
        U 1: ngày|hôm, tuần|tuần lễ, tháng, năm, nửa năm, nửa tháng, năm rưỡi, tháng rưỡi
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
        V -1010331: quý 1|quý i
        V -4010630: quý 2|quý ii
        V -7010930: quý 3|quý iii
        V -10011231: quý 4|quý iv
        season V [(năm) Y|K]
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
        order [xem ngày âm|xem ngày âm lịch|(xem) lịch âm ngày|âm lịch ngày|đổi ngày|đổi] M D Y (đổi|sang|đổi sang|ra) (âm|âm lịch|lịch âm)
        order (ngày) M D Y (đổi|sang|đổi sang|ra) [sang âm|sang âm lịch|nhằm ngày nào âm lịch|là ngày mấy âm lịch|đổi sang âm|ra âm lịch]
        lunar (đổi) (ngày) D M (Y) [G|âm] [sang dương|sang dương lịch|là ngày mấy dương|là ngày mấy dương lịch|là bao nhiêu dương|là ngày bao nhiêu dương|ra dương lịch]
        order đổi ngày dương (lịch) sang (ngày) âm (lịch) M D Y
        lunar đổi ngày âm (lịch) sang (ngày) dương (lịch) D M (Y)
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
        date X (có) (phải|phải là|là) năm (con) H (không|ko)
        age (người|tôi) (sinh) (năm|ngày) X (năm nay|thì|là) (bao nhiêu|mấy) tuổi
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
        leapyear năm nhuận [tiếp theo|kế tiếp|tới|sắp tới] (là năm nào)
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
        week tuần (W) (từ ngày nào) (đến ngày nào)
        date O tuần W
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
        inmonth F (trong) N năm [tới|nữa|sau]
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
        range [năm Y|Y|K] (có) (phải|phải là|là) năm nhuận (không)
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
        holidays T còn (những|bao nhiêu|mấy) [ngày lễ|ngày nghỉ|ngày nghỉ lễ|kỳ nghỉ|kỳ nghỉ lễ] (nào) (nữa) (không)
        nextholiday còn (những|bao nhiêu|mấy) [ngày lễ|ngày nghỉ lễ|kỳ nghỉ lễ] (nào) (nữa)
        holidays X [nghỉ mấy ngày|được nghỉ mấy ngày|nghỉ lễ]
        workdayof ngày làm việc [N|thứ N|cuối|cuối cùng] (của|trong) T
        workdaysleft T còn (lại) (bao nhiêu|mấy) ngày làm việc
        workdays ngày làm việc (trong|của) X
        workdays (bao nhiêu|mấy) ngày làm việc (trong|của) X
        workdays X có (bao nhiêu|mấy) ngày làm việc
        workdays (còn) (bao nhiêu|mấy) ngày làm việc (nữa) [đến|tới] T
        place (X) [ở|tại|của] R (T)
        works X (có|phải|có phải|có được|được) [đi làm|làm|làm việc|nghỉ|nghỉ làm|nghỉ lễ|ngày nghỉ|ngày lễ|ngày làm việc] (không|ko)
        """
}
