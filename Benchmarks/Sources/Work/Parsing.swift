import Foundation
import ScenarioParsing
import Scenarios

/// Reads a script of about that many bytes and returns its number of scenarios and the speed.
///
/// The time is the processor's, so that it is the same when the machine has other work.
public func parse(bytes: Int) -> String {
  let text = script(of: bytes)
  let source = Source(name: "gate.scenario", text: text)
  var best = clock_t.max
  var count = 0
  for _ in 0..<5 {
    let begin = clock()
    count = Script.parse(source).script.scenarios.count
    best = min(best, clock() - begin)
  }
  let seconds = Double(best) / Double(CLOCKS_PER_SEC)
  return "\(count) scenarios, \(Double(text.utf8.count) / seconds / 1e6) MB/s"
}

/// Returns a script of about that many bytes.
public func script(of bytes: Int) -> String {
  var text = "phone   iOS 17\nzone    America/New_York\nstart   2026-03-06 07:55\n"
  var number = 0
  while text.utf8.count < bytes {
    number += 1
    text += """

      scenario "story \(number): the reminder comes"   [permission smoke]
      @08:00  user    opens app
              app     asks for alert sound badge
              user    answers "Allow"
              expect  authorization authorized          # as it was answered
      @08:05  app     adds "water \(number % 50)" after 30m title "Drink water" body "A glass" sound
              user    leaves app
      @08:40  expect  "water \(number % 50)" delivered as banner list sound since 08:05
              expect  no prompt

      """
  }
  return text
}

/// Reads a script and returns its number of scenarios.
public func scenarios(in text: String) -> Int {
  Script.parse(Source(name: "gate.scenario", text: text)).script.scenarios.count
}

/// Returns a script with that many mistakes, for each of which belfry looks for what was meant, and
/// finds nothing: an answer would end the search early.
public func script(withMistakes count: Int) -> String {
  "device has authorization authorized\nscenario \"s\"\nuser opens app\n"
    + String(repeating: "expect when in doubt\n", count: count)
}

/// Reads a script and returns its number of mistakes.
public func mistakes(in text: String) -> Int {
  Script.parse(Source(name: "gate.scenario", text: text)).diagnostics.count
}
