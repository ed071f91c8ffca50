import Scenarios

// The problems of a run as JSON, an object a line: the short form of `--report-json`.
extension Snippet {
  /// The snippet as a line of JSON, with members sorted by name; absent values are left out.
  var object: String {
    let message = label.isEmpty ? heading : "\(heading): \(label)"
    let notes = self.notes.map { note in
      let words = (note.key + " " + note.whole).drop { $0 == " " }
      return String(words)
    }
    let object: JSON = .object([
      "column": .number(column),
      "file": .text(file),
      "help": help.isEmpty ? nil : .text(help),
      "id": id.isEmpty ? nil : .text(id),
      "line": .number(Int(place.line)),
      "message": .text(message),
      "notes": notes.isEmpty ? nil : .texts(notes),
      "text": .text(line),
    ])
    return object.written(depth: nil) + "\n"
  }
}

/// Returns a path that cannot be read, and the reason, as a line of JSON.
public func problemLine(of path: String, _ message: String) -> String {
  let object: JSON = .object(["file": .text(path), "message": .text(message)])
  return object.written(depth: nil) + "\n"
}

/// Returns the summary of a run or a check as a line of JSON.
public func summaryLine(of text: String) -> String {
  let lines = text.split(separator: "\n").map { String($0) }
  let object: JSON = .object(["summary": .text(lines.joined(separator: "; "))])
  return object.written(depth: nil) + "\n"
}
