import Scenarios

extension MistakeRow.Example {
  /// The mistakes in a script of an example, whose includes and payloads are made up.
  ///
  /// - Parameter text: The script.
  public func diagnostics(of text: String) -> [Diagnostic] {
    let include: Script.Includer = { path, _ throws(IncludeRefusal) in
      switch path {
      case "shared/zone.facts": Source(name: path, text: "zone UTC\n")
      case "shared/circle.facts": Source(name: path, text: "include \"shared/circle.facts\"\n")
      case _: throw IncludeRefusal("there is no file '\(path)'")
      }
    }
    let payload: Script.PayloadReader = { path, _ throws(IncludeRefusal) in
      guard let aps = Self.payloads[path] else {
        throw IncludeRefusal("there is no file '\(path)'")
      }
      var top: [String: Payload.Value] = ["aps": .dictionary(aps)]
      if path == "milk.apns" { top[Payload.targetKey] = .text("com.example.milk") }
      return Payload(.dictionary(top), size: 100)
    }
    let source = Source(name: "example.scenario", text: text)
    return Script.parse(source, include: include, payload: payload).diagnostics
  }

  private static let payloads: [String: [String: Payload.Value]] = [
    "order.apns": ["alert": .text("Your coffee is ready")],
    "milk.apns": ["alert": .text("Your milk is ready")],
    "empty.apns": [:],
    "titel.apns": ["alert": .dictionary(["titel": .text("Coffee")])],
  ]
}
