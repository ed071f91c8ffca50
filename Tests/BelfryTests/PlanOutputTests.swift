import Exploration
import Foundation
import Scenarios
import Support
import Testing
import VirtualTime

@testable import belfry

/// The limits of a plan that several lives share.
@Suite struct PlanOutputTests {
  private static let list = """
    [{"identifier": "pill", "content": {"title": "Pill"},
      "trigger": {"type": "calendar", "repeats": true, "dateComponents": {"hour": 2}}}]
    """

  /// The limits, and the sentences about what they leave out.
  static let limits: [(events: Int, bytes: Int?, says: [String])] = [
    (.max, nil, []), (.max, 1, ["2 more lives are not drawn"]),
    (1, nil, ["ended early by --max-total-events 1: 1 more life was not played"]),
    (
      1, 1,
      [
        "ended early by --max-total-events 1: 1 more life was not played",
        "1 more life is not drawn",
      ]
    ),
  ]

  @Test(arguments: limits.indices)
  func `each limit has its sentence, and the plan is stopped`(index: Int) throws {
    let (events, bytes, says) = Self.limits[index]
    let scratch = try Scratch()
    defer { scratch.forget() }
    let picture = scratch.folder.appending(path: "a.svg").path
    let words = ["a.json", "--for", "3d", "-o", picture]
    let command = try #require(Command.all.first { $0.name == PlanCommand.name })
    var options: PlanOptions = try FlagReader.options(CommandWords(words, for: command))
    (options.limits.events, options.limits.bytes) = (events, bytes)
    guard case .success(let plan) = Plan.reading(Array(Self.list.utf8), named: "a") else {
      Issue.record("the list cannot be read")
      return
    }
    var output = PlanOutput(named: "a", options, nil)
    var console = Console.silent
    try output.play(in: [.utc, .utc], left: events, &console) { player, zone throws(PlanMistake) in
      try player.play(plan, named: "a", in: zone)
    }
    try output.writePicture()
    #expect(output.shortfalls.count == says.count, "\(output.shortfalls)")
    for (sentence, start) in zip(output.shortfalls, says) {
      #expect(sentence.hasPrefix(start), "\(sentence)")
    }
    #expect(output.isStopped == !says.isEmpty)
    #expect(try scratch.text("a.svg").hasPrefix("<svg"))
  }
}
