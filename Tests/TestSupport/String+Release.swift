extension String {
    /// A file of iCalendar without the name and the stamp of the release: what is tested of it holds in every release.
    package var withoutRelease: String {
        replacing(/PRODID:-\/\/Almanac\/\/Almanac [^\/]+\/\/EN/, with: "PRODID:-//Almanac//Almanac RELEASE//EN")
            .replacing(/DTSTAMP:[0-9]{8}T000000Z/, with: "DTSTAMP:RELEASED")
    }
}
