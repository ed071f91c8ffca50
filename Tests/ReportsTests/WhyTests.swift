import PhoneDescription
import Reports
import Scenarios
import Support
import Testing
import VirtualDevice

/// `--why` finds whatever something happens to, whichever kind of notification it is.
@Suite struct WhyTests {
  @Test(arguments: Library.all)
  func `every name that something happens to can be asked for`(entry: Library.Entry) {
    let palette = Palette(isColored: false)
    for scenario in entry.script.scenarios {
      let result = entry.script.play(scenario)
      let effects = result.journal.entries.map(\.effect)
      let names = Set(effects.compactMap { $0.name?.identifier ?? $0.region?.identifier })
      for name in names {
        let why = whyText(result.book[name], in: result, from: entry.script.sources, palette)
        let isTold = why?.contains(" in \(scenario.title.printable)\n") ?? false
        #expect(isTold, "\(result.book[name]) in \(scenario.title)")
      }
    }
  }
}
