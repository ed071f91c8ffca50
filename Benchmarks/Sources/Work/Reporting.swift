import Reports
import ScenarioParsing
import Scenarios

/// Reports a scenario that many times, as JSON and in a page, and returns the bytes that takes.
public func reports(times: Int) -> Int {
  let text = """
    device has authorization authorized
    scenario "a reminder"
    user opens app
    app adds "water" after 1m title "Drink water" body "A glass"
    user leaves app
    @+1m expect "water" delivered

    """
  let script = Script.parse(Source(name: "gate.scenario", text: text)).script
  let outcome = Outcome(result: script.play(script.scenarios[0]))
  var json = ReportWriter.json(Variants())
  var page = ReportWriter.page(Variants())
  var bytes = 0
  for time in 0..<times {
    // A page has a timeline and a journal only for its first scenarios.
    if time % 50 == 0 { page = .page(Variants()) }
    json.add(outcome, from: script.sources) { bytes += $0.utf8.count }
    page.add(outcome, from: script.sources) { bytes += $0.utf8.count }
  }
  return bytes
}
