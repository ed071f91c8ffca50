import Scenarios

// The problems of a run as JSON, an object a line: the short form of `--report-json`.
extension Snippet {
  /// The snippet as a line of JSON, members sorted by name; what it does not have is left out.
  var object: String {
    let message = label.isEmpty ? heading : "\(heading): \(label)"
    let notes = self.notes.map { note in
      let words = (note.key + " " + note.text).drop { $0 == " " }
      return String(words)
    }
    var members = ["\"column\":\(column)", "\"file\":\(file.inJSON)"]
    if !help.isEmpty { members.append("\"help\":\(help.inJSON)") }
    if !id.isEmpty { members.append("\"id\":\(id.inJSON)") }
    members += ["\"line\":\(place.line)", "\"message\":\(message.inJSON)"]
    if !notes.isEmpty {
      members.append("\"notes\":[\(notes.map { $0.inJSON }.joined(separator: ","))]")
    }
    members.append("\"text\":\(line.inJSON)")
    return "{\(members.joined(separator: ","))}\n"
  }
}

/// Returns a path that cannot be read, and the reason, as a line of JSON.
public func problemLine(of path: String, _ message: String) -> String {
  "{\"file\":\(path.inJSON),\"message\":\(message.inJSON)}\n"
}

/// Returns the summary of a run or a check as a line of JSON.
public func summaryLine(of text: String) -> String {
  let lines = text.split(separator: "\n").map { String($0) }
  return "{\"summary\":\(lines.joined(separator: "; ").inJSON)}\n"
}

extension String {
  /// The text as a string of JSON; characters that move the cursor are written by their numbers.
  fileprivate var inJSON: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.isControl:
        for unit in String(Character(scalar)).utf16 {
          let number = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - number.count) + number
        }
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
