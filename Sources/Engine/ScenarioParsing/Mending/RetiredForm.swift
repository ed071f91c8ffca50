import Scenarios

/// A form of an earlier release, and the form that replaced it.
///
/// The table answers old words in scripts and upgrades whole files with `belfry fmt --upgrade`. A
/// row stays for two releases.
enum RetiredForm {
  /// The release since which the new form is the only one.
  static let release = "0.4"

  /// All rows; a longer form comes before a form that is its beginning.
  static let all = Rewording.rows(of: table)

  /// Subject, old form and new form; `!` keeps a row out of the cells of tables.
  private static let table = """
    expect: fence -> region
    expect: watched -> monitored
    app: stops watching -> stops monitoring
    app: watches -> monitors
    app: watching -> monitoring
    expect: lock screen empty -> lockScreen none
    expect: lock screen -> lockScreen
    expect: lockscreen -> lockScreen
    user: lock screen -> lockScreen
    user: of A -> for A !
    expect: prompt of A -> prompt for A
    expect: told nothing -> requestAuthorization not answered
    expect: told of -> notified of
    expect: told not -> requestAuthorization not
    expect: told A -> requestAuthorization A
    expect: nothing pending -> no request pending
    expect: nothing delivered -> no notification delivered
    expect: registered for nothing -> registered for none
    expect: A lit the screen -> screen lit by A
    expect: A left the screen dark -> screen not lit by A
    expect: played the default sound -> sounded with the default sound
    expect: played no default sound -> not sounded with the default sound
    expect: unheard -> lost
    app: schedules-local -> schedules local notification
    app: presents-local -> presents local notification
    app: cancels-local all -> cancels all local notifications
    app: cancels-local -> cancels local notification
    """

  /// The retired forms in a line, in the order of its words.
  ///
  /// - Parameters:
  ///   - words: The words of the line; a quoted text is one word.
  ///   - first: The index of the line's subject, or nil for the cell of a table.
  /// - Returns: For each form found, the words to remove and the words to add.
  static func forms(
    in words: [String],
    subjectAt first: Int?
  ) -> [(range: Range<Int>, new: [String])] {
    var found: [(range: Range<Int>, new: [String])] = []
    var start = first.map { $0 + 1 } ?? 0
    let subject = first.map { words[$0] }
    while start < words.count {
      let match = all.lazy.filter { $0.applies(to: subject) }.compactMap { form in
        form.replacement(at: start, of: words).map { (start..<start + form.old.count, $0) }
      }.first
      if let match { found.append(match) }
      start = match?.0.upperBound ?? start + 1
    }
    return found
  }
}

extension Rewording {
  fileprivate func applies(to subject: String?) -> Bool {
    guard let subject else { return isInCells }
    return ["expect", "user"].contains(subject) ? self.subject == subject : self.subject == "app"
  }
}

extension Mender {
  /// Returns a line in today's words, or nil if it has no retired form.
  ///
  /// - Parameter subject: The index of the word that says who acts.
  func upgraded(_ draft: Draft, subjectAt subject: Int) -> RepairedLine? {
    guard subject < draft.words.count else { return nil }
    let words = draft.words.map { $0.text }
    let forms = RetiredForm.forms(in: words, subjectAt: subject)
    guard !forms.isEmpty else { return nil }
    var today = RepairedLine(draft: draft, cost: 1, left: 0, mayStay: true)
    for form in forms.reversed() {
      let old = words[form.range].joined(separator: " ")
      let new = form.new.joined(separator: " ")
      today.draft = today.draft.replacing(form.range, with: form.new)
      today.repairs.insert(
        Repair(
          error: ParseError(.retiredForm, [old, new, RetiredForm.release]),
          place: draft.place(of: form.range)
        ),
        at: 0
      )
    }
    return today
  }
}
