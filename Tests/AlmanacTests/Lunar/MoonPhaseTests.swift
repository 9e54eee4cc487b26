import AlmanacCore
import Testing

@Suite("Phases of the Moon")
struct MoonPhaseTests {
    @Test("朔, 上弦, 望 and 下弦 are a quarter turn apart, from the Sun itself on")
    func elongations() {
        #expect(MoonPhase.newMoon.elongationDegrees == 0)
        #expect(MoonPhase.firstQuarter.elongationDegrees == 90)
        #expect(MoonPhase.fullMoon.elongationDegrees == 180)
        #expect(MoonPhase.lastQuarter.elongationDegrees == 270)
        #expect(MoonPhase.allCases.count == 4)
    }
}
