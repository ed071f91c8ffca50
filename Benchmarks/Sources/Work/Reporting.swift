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
  var writers = [ReportWriter.json(Variants()), ReportWriter.page(Variants())]
  var bytes = 0
  for index in writers.indices {
    for _ in 0..<times {
      writers[index].add(outcome, from: script.sources) { bytes += $0.utf8.count }
    }
  }
  return bytes
}
