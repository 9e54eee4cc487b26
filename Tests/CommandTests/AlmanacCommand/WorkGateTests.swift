import Foundation
import TestSupport
import Testing

/// `almanac works --quiet`: a question of a scheduler, answered by the exit status.
@Suite struct WorkGateTests {
    private func gate(_ words: String, _ environment: [String: String] = [:]) throws -> CommandRun {
        try almanac("works \(words) --quiet", environment)
    }

    /// Notices: 国办发明电〔2025〕7号 for the mainland; 관공서의 공휴일에 관한 규정 for Korea; 澳門 has half a day on New Year's Eve of 2026.
    @Test(
        "a day worked is 0, a day off 1, an undecided one 3, and nothing is printed",
        arguments: [
            // A Saturday that is worked, on which `* * 1-5` does not run, and days off on which it does (hello-halo#405).
            ("2026-02-14 --region mainland", 0), ("2026-10-10 --region mainland", 0),
            ("2026-10-01 --region mainland", 1), ("2026-02-16 --region mainland", 1),
            ("2026-03-07 --region mainland", 1),
            ("2026-03-09 --region mainland", 0),
            // Thursday and Friday of 추석, and the Monday after; in a year of which a table of 2026 says nothing (b3rys-team-os#404).
            ("2026-09-24 --region korea", 1), ("2026-09-25 --region korea", 1), ("2026-09-28 --region korea", 0),
            ("2027-01-01 --region korea", 1), ("2027-01-04 --region korea", 0), ("2028-01-03 --region korea", 3),
            ("2027-01-04 --region mainland", 3), ("2027-10-01 --region mainland", 1),
            // Half a day is worked.
            ("2026-02-16 --region macau", 0),
            ("2027-01-04 --region mainland --undecided worked", 0), ("2027-01-04 --region mainland --undecided off", 1),
            ("2026-10-01 --region mainland --undecided worked", 1),
            // 1 May 2025 was a day off for employees, not for public offices.
            ("2025-05-01 --region korea --audience public-offices", 0),
            ("2025-05-01 --region korea --audience workers", 1),
        ]
    )
    func answers(words: String, status: Int32) throws {
        let run = try gate(words)
        #expect(run.status == status && run.output.isEmpty && run.errorText.isEmpty, "\(run.status) \(run.errorText)")
    }

    @Test("the region comes from the environment, or the refusal says that there is none") func region() throws {
        #expect(try gate("2026-02-14", ["ALMANAC_REGION": "mainland"]).status == 0)
        #expect(try gate("2026-09-24", ["LANG": "ko_KR.UTF-8"]).status == 1)
        for environment in [[:], ["LANG": "C"], ["LANG": "C.UTF-8"], ["LANG": "en_US.UTF-8", "TZ": "Asia/Shanghai"]] {
            let run = try gate("2026-02-14", environment)
            #expect(run.status == 64 && run.output.isEmpty)
            #expect(run.errors.count == 1 && run.errorText.contains("ALMANAC_REGION"), "\(run.errorText)")
        }
        try almanac("works 2026-02-14 --quiet", ["ALMANAC_REGION": "nowhere"]).expectFailure(64, mentioning: "nowhere")
    }

    @Test(
        "a question that has no one answer is refused",
        arguments: [
            ("2026-02-14 2026-02-15", 64, "one day"), ("2026", 64, "one day"), ("2026-02-14 --tsv", 64, "--tsv"),
            ("2026-02-30", 64, "2026-02-30"), ("2026-02-14 --undecided maybe", 64, "worked"),
            ("2026-02-14 --warn-days x", 64, "'x'"), ("2026-02-14 --holidays /nowhere", 74, "/nowhere"),
        ]
    )
    func refusals(words: String, status: Int32, said: String) throws {
        try gate("\(words) --region mainland").expectFailure(status, mentioning: said)
        try almanac("works 2026-02-14 --region mainland --undecided off", [:]).expectFailure(64, mentioning: "--quiet")
    }

    @Test("the end of the decided days is told ahead of time") func warning() throws {
        for (day, margin, warns) in [("2026-11-25", 30, true), ("2026-11-24", 30, false), ("2026-12-31", 0, true)] {
            let run = try gate("\(day) --region mainland --warn-days \(margin)", ["LANG": "en_GB.UTF-8"])
            #expect(run.errors.count == (warns ? 1 : 0), "\(day): \(run.errorText)")
            #expect(!warns || run.errorText.contains("decided until 2026-12-25"), "\(run.errorText)")
            #expect(run.status == (day == "2026-12-31" ? 3 : 0))
        }
        let page = try almanac("works 2026-11-25 --warn-days 30", ["LANG": "zh_CN.UTF-8"])
        #expect(page.status == 0 && page.errorText.contains("2026-12-25") && page.output.contains("上班"))
    }

    @Test("a line of a prompt says whether a day is worked, why, until when that is known, and the next workday")
    func format() throws {
        let format = ["--format", "{work}|{work-reason}|{decided-until}|{next-workday}", "--language", "en"]
        for (day, region, line) in [
            ("2026-02-14", "mainland", "work|make-up workday · Lunar New Year · by notice|2026-12-25|2026-02-24"),
            ("2026-09-24", "korea", "off|day off · Day before Chuseok · holiday by law|2027-12-31|2026-09-28"),
            ("2027-01-04", "mainland", "not decided|workday by the week alone|2026-12-25"),
        ] {
            let run = try almanac(["day", day, "--region", region] + format, [:])
            #expect(run.output == line + "\n", "\(run.output)\(run.errorText)")
        }
        try almanac(["day", "2026-02-14"] + format, ["LANG": "C"]).expectFailure(64, mentioning: "ALMANAC_REGION")
        let two = ["day", "2026-02-14", "--region", "hongkong,macau"]
        try almanac(two + format, [:]).expectFailure(64, mentioning: "--region")
    }
}
