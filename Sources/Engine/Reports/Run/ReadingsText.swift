public import SystemPolicy

/// A question that brings people to Belfry, with the disputes that decide its answer.
struct ReadingQuestion {
  /// The question.
  let text: String
  /// The names of the disputes.
  let disputes: [String]

  init(_ text: String, _ disputes: String...) {
    self.text = text
    self.disputes = disputes
  }

  /// The questions that are asked most.
  static let all: [ReadingQuestion] = [
    ReadingQuestion("Which requests remain if an app adds more than 64?", "limit-keeps"),
    ReadingQuestion("What happens to a request that is added while denied?", "add-when-denied"),
    ReadingQuestion("Do pending requests survive a restart of the phone?", "restart-keeps"),
    ReadingQuestion("Does an app still find a request that it just removed?", "removal-takes-time"),
    ReadingQuestion("When does a request fire whose hour the clock skips?", "gap-time"),
    ReadingQuestion("Is a region reported if the phone is already inside?", "already-inside"),
    ReadingQuestion("Which permission does a location trigger need?", "location-trigger"),
    ReadingQuestion("What happens to the 21st region?", "21st-region", "region-pool"),
    ReadingQuestion("Does a crossing launch an app that was force-quit?", "force-quit-regions"),
    ReadingQuestion("Who gets the tap that starts a scene-based app?", "scene-response"),
  ]

  /// The sides that the readings take on a version: each side with its readings and its sentence.
  func answers(on version: OSVersion) -> [(dispute: String, readings: [Reading], side: String)] {
    disputes.flatMap { name -> [(dispute: String, readings: [Reading], side: String)] in
      guard let dispute = Law.disputes.first(where: { $0.id == name }) else { return [] }
      let taken = Reading.allCases.map { ($0, dispute.side(under: $0, on: version)) }
      return dispute.sides.compactMap { side in
        let readings = taken.filter { $0.1 == side }.map { $0.0 }
        return readings.isEmpty ? nil : (dispute: name, readings: readings, side: side)
      }
    }
  }
}

/// Returns the first rule of a side that is in force on a version.
private func rule(of side: String, in dispute: String, on version: OSVersion) -> RuleSummary? {
  Law.rules.first {
    $0.dispute == dispute && $0.side == side && $0.since <= version
      && version <= $0.until ?? version
  }
}

/// Renders the answers of each reading to the questions that are asked most, as text.
public func readingsText(_ palette: Palette, on version: OSVersion = .newest) -> String {
  var text = palette.strong("readings") + "\n"
  for reading in Reading.allCases { text += "  \(reading.rawValue): \(reading.sentence).\n" }
  text += "\n  their answers on iOS \(version.text)\n"
  for question in ReadingQuestion.all {
    text += "\n  \(palette.strong(question.text))\n"
    for answer in question.answers(on: version) {
      let readings = answer.readings.map { $0.rawValue }.joined(separator: ", ")
      let rule = rule(of: answer.side, in: answer.dispute, on: version)
      text += "    \(readings): \(answer.side)\n"
      if let rule { text += "      \(rule.sentence)\n" }
    }
  }
  return text + "\n  belfry explain seeds lists every side of a reading\n"
}

/// Renders the same as a page in Markdown.
public func readingsDocument(on version: OSVersion = .newest) -> String {
  let readings = Reading.allCases.map { "| `\($0.rawValue)` | \($0.sentence). |\n" }.joined()
  var text = """
    # Readings

    Where sources disagree about iOS, you choose which source Belfry follows: a *reading*. Write
    `reading apple` in a script, or run `belfry run --reading apple`. `make goldens` generates this
    page; `belfry explain readings` prints it.

    | reading | the source |
    |---|---|
    \(readings)
    On a few points `seeds` does not follow its documents, because a claim depends on chance or
    contradicts what Apple declares.
    [Decisions](../Internals/Decisions.md#why-does-seeds-not-follow-every-claim-of-its-documents)
    names each of them.

    The answers on iOS \(version.text) to the ten questions that are asked most:

    | question | reading | answer |
    |---|---|---|

    """
  for question in ReadingQuestion.all {
    for answer in question.answers(on: version) {
      let readings = answer.readings.map { "`\($0.rawValue)`" }.joined(separator: " ")
      let rule = rule(of: answer.side, in: answer.dispute, on: version)
      let link = "[`\(answer.side)`](Disputes.md#\(answer.dispute))"
      text += "| \(question.text) | \(readings) | \(link): \(rule?.sentence ?? "") |\n"
    }
  }
  return text
}
