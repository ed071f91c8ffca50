import Foundation
import Support
import Testing

/// The program with a small stack, as `ulimit -s` leaves it.
@Suite struct SmallStackTests {
  static let commands = [
    "run a.scenario", "run a.scenario -j 4", "perturb a.scenario", "check .", "fmt --check .",
    "explain adds", "sweep a.scenario", "draw a.scenario", "run a.scenario --report-html a.html",
  ]

  @Test(arguments: commands)
  func `a small stack changes nothing`(command: String) throws {
    let scratch = try Scratch(["a.scenario": CommandLineTests.passing])
    let call = "\(Program.path) \(command) 2>&1; echo $?"
    let usual = try scratch.bash(call)
    #expect(try scratch.bash("ulimit -s 64; \(call)") == usual)
    #expect(usual.hasSuffix("0\n") || command.hasPrefix("fmt"), "\(usual)")
  }

  @Test func `a signal still ends it`() throws {
    let scratch = try Scratch(["a.scenario": CommandLineTests.passing])
    let output = try scratch.bash(
      """
      ulimit -s 64
      \(Program.path) run a.scenario --watch >out.txt 2>&1 & id=$!
      for _ in $(seq 200); do grep -q watching out.txt && break; sleep 0.1; done
      kill -TERM $id
      wait $id
      echo $?
      """
    )
    #expect(output == "143\n")
  }
}
