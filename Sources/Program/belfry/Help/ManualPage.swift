/// The manual page of the program, in the language of `man`, from the table of commands.
enum ManualPage {
  static var text: String {
    var lines = [
      ".\\\" Written by belfry help man.",
      ".Dd \(Version.date)",
      ".Dt BELFRY 1",
      ".Os",
      ".Sh NAME",
      ".Nm belfry",
      ".Nd a virtual iPhone for scenarios about notifications",
      ".Sh SYNOPSIS",
      ".Nm",
      ".Ar command",
      ".Op Ar argument ...",
      ".Sh DESCRIPTION",
      plain(
        "Belfry plays scripted app lifecycles on a virtual iPhone and reports, for each local "
          + "notification, what the user sees and when, or why the user sees nothing."
      ),
    ]
    for command in Command.all {
      lines.append(".Sh BELFRY \(command.name.uppercased())")
      let page = command.page
      lines.append(plain("belfry \(command.name) \(page.operands): \(page.summary)."))
      for paragraph in paragraphs(of: page.discussion) { lines += [".Pp", plain(paragraph)] }
      let flags = command.flags
      guard !flags.isEmpty else { continue }
      lines.append(".Bl -tag -width Ds")
      for flag in flags { lines += [".It " + plain(flag.form), plain(flag.summary)] }
      lines.append(".El")
    }
    lines.append(".Sh EXIT STATUS")
    lines.append(
      plain("The status is 0 if all is as it should be; the help of each command lists the others.")
    )
    return lines.joined(separator: "\n") + "\n"
  }

  private static func paragraphs(of text: String) -> [String] {
    var paragraphs = [""]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        paragraphs.append("")
      } else {
        paragraphs[paragraphs.count - 1] += (paragraphs.last == "" ? "" : " ") + line
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  /// The text without a meaning for `man`: no macro, no escape, and dashes that can be copied.
  private static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      case "`": result += "\\(ga"
      case _ where character.isUppercase && result.hasSuffix(". "):
        // A sentence begins a line, so that `man` can space it.
        result.removeLast()
        result += "\n\(character)"
      case _: result.append(character)
      }
    }
    return result.first == "." || result.first == "'" ? "\\&" + result : result
  }
}
