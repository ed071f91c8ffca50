import Exploration
import PhoneDescription
import Reports
import Scenarios
import VirtualTime

extension FlagType<PlanSpan> {
  /// The span of a plan.
  static var span: Self {
    Self { word, flag throws(UsageError) in
      guard let span = PlanSpan(word) else {
        throw UsageError(
          "\(flag) is a span above zero and up to \(PlanSpan.mostYears) years, such as 30d, 12w, 6mo or 1y, "
            + "not '\(word)'"
        )
      }
      return span
    }
  }
}

extension FlagType<[Zone]> {
  /// Time zones.
  static var zones: Self {
    list { word, flag throws(UsageError) in
      guard let zone = Zone(named: word) else {
        let near = Zone.nearest(to: word).first.map { "; did you mean '\($0)'?" }
        throw UsageError(
          "\(flag) is a list of time zones such as Europe/Berlin, not '\(word)'\(near ?? "")"
        )
      }
      return zone
    }
  }
}

extension FlagType<[PlanFinding.Kind]> {
  /// Kinds of findings.
  static var findings: Self {
    list { word, flag throws(UsageError) in
      guard let kind = PlanFinding.Kind(rawValue: word) else {
        let known = PlanFinding.Kind.allCases.map { $0.rawValue }
        throw UsageError(unknown: word, "kind for \(flag)", known: known)
      }
      return kind
    }
  }
}

extension FlagType<String> {
  /// The path of a picture.
  static var picture: Self {
    Self(path: .result) { word, flag throws(UsageError) in
      guard word.hasSuffix(".svg") else {
        throw UsageError("plan draws SVG; write \(ShellCommand(flag, word + ".svg").text)")
      }
      return word
    }
  }

  /// The path of a scenario.
  static var scenarioFile: Self {
    Self(path: .starter) { word, flag throws(UsageError) in
      guard word.hasSuffix(".scenario") else {
        let words = ShellCommand(flag, word + ".scenario").text
        throw UsageError("\(flag) writes a scenario; write \(words)")
      }
      return word
    }
  }
}

extension FlagType<CivilDateTime> {
  /// The date at which requests are added.
  static var start: Self {
    Self { word, flag throws(UsageError) in
      guard let start = CivilDateTime(planned: word) else {
        throw UsageError("\(flag) is a date such as '2026-03-06 09:00', not '\(word)'")
      }
      return start
    }
  }
}

extension FlagType<(from: CivilTime, to: CivilTime)> {
  /// The times between which a person sleeps.
  static var night: Self {
    Self { word, flag throws(UsageError) in
      let parts = word.split(separator: "-")
      guard parts.count == 2, let from = CivilTime(parsing: Array(parts[0].utf8)),
        let to = CivilTime(parsing: Array(parts[1].utf8)), from != to
      else {
        throw UsageError("\(flag) is two times such as 22:00-07:00, not '\(word)'")
      }
      return (from, to)
    }
  }
}
