import Pages

/// Answers a page whose reader edits a script of 50 lines, and returns the number of bytes.
///
/// Each edit is answered as a living block asks for it: the script is read and played, its failure
/// is explained, and the phone is drawn at each moment.
///
/// - Parameter count: The number of edits.
public func edits(times count: Int) -> Int {
  var bytes = 0
  for number in 0..<count {
    let script = fiftyLines(number)
    let question =
      "parts view\nline 1\nbase 0\nevents 20000\njournal 20000000\n\n"
      + "\(script.utf8.count) fifty.scenario\n\(script)"
    bytes += answer(to: Array(question.utf8)).utf8.count
  }
  return bytes
}

/// Returns a script whose 45 requests come one by one; its expectation fails.
private func fiftyLines(_ edit: Int) -> String {
  var text = """
    scenario "fifty"
    @08:00  user  opens app
            app   asks for alert sound
            user  answers "Allow"

    """
  for number in 0..<45 {
    let title = number == 7 ? "Round \(edit)" : "Number \(number)"
    text += "@+1m    app   adds \"n\(number)\" after 30m title \"\(title)\"\n"
  }
  return text + "@09:40  expect \"n3\" delivered\n"
}
