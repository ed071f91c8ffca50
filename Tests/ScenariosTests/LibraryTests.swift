import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// The scenarios under `scenarios/` are documentation, demonstration and test in one.
@Suite struct LibraryTests {
  @Test(arguments: Library.all)
  func `reads without mistakes`(entry: Library.Entry) {
    #expect(entry.mistakes.map(\.message) == [])
    #expect(!entry.script.scenarios.isEmpty)
  }

  @Test(arguments: Library.all)
  func `opens with a comment that says what iOS does`(entry: Library.Entry) {
    let opening = (1...3).map(entry.source.line).prefix { $0.hasPrefix("# ") }
    #expect(opening.count >= 2, "say in two or three lines what happens and why an app should care")
  }

  @Test(arguments: Played.all)
  func `ends as expected`(played: Played) {
    #expect(played.result.isPassed, "\(played.result.end): \(played.result.failures)")
  }

  @Test(arguments: Library.all)
  func `every assumption of the library changes an outcome`(entry: Library.Entry) {
    var results = entry.script.scenarios.map { entry.script.play($0) }
    entry.script.noteIdleAssumptions(in: &results)
    #expect(results.filter { !$0.isPassed }.map(\.scenario.title) == [])
  }

  @Test(arguments: Played.all)
  func `never takes the journal back in time`(played: Played) {
    let instants = played.result.journal.entries.map(\.moment.instant)
    #expect(zip(instants, instants.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(arguments: Played.all)
  func `leaves nothing undone that was due`(played: Played) {
    let device = played.result.device
    #expect(device.nextDue.map { $0 > device.now } ?? true)
  }

  @Test(arguments: Played.all)
  func `shows after every event what its effects say`(played: Played) {
    var snapshot = PhoneSnapshot()
    var seen = 0
    var strays: [String] = []
    _ = played.script.play(played.scenario) { event, device, journal in
      for entry in journal.entries[seen...] { snapshot.apply(entry.effect) }
      seen = journal.entries.count
      if snapshot != device.snapshot { strays.append("\(event)") }
    }
    #expect(strays == [], "an effect is missing, or `Face` misreads one")
  }

  @Test(arguments: Played.all)
  func `plays twice in the same way`(played: Played) {
    let again = played.script.play(played.scenario)
    #expect(again.journal == played.result.journal)
    #expect(again.device == played.result.device)
  }
}
