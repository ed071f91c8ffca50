import Reports
import Scenarios

/// Explains a name of the law.
enum Explain {
  static let command = Command(
    name: "explain",
    operands: "RULE|DISPUTE|SIDE|TOPIC|READING …",
    summary: "explains a rule, a dispute, a side, a topic or a reading, with the evidence",
    discussion: "",
    flags: [Command.color],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let palette = try arguments.palette()
    guard !arguments.operands.isEmpty else {
      throw UsageError("explain needs a name, as in: belfry explain add-when-denied")
    }
    for (index, name) in arguments.operands.enumerated() {
      guard let text = explanation(of: name, palette) else {
        let near = Suggestion.nearest(to: name, among: explainableNames(), most: 3)
        let advice =
          near.isEmpty
          ? "`belfry rules` lists every rule" : "did you mean \(Suggestion.either(near))?"
        throw UsageError("nothing in the law is called '\(name)'; \(advice)")
      }
      console.print((index > 0 ? "\n" : "") + text)
    }
    return .passed
  }
}
