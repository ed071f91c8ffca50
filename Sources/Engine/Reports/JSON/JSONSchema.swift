/// The shape of a value in a JSON report, from which the published schema is made.
indirect enum JSONSchema {
  /// A text; if the list is not empty, one of its texts.
  case text([String] = [])
  /// A whole number, and its minimum.
  case number(least: Int)
  /// True or false.
  case flag
  case list(JSONSchema)
  case object([Member])

  /// A member of an object.
  struct Member {
    var name: String
    var shape: JSONSchema
    var meaning: String
    var isRequired: Bool

    init(_ name: String, _ shape: JSONSchema, _ meaning: String, isRequired: Bool = true) {
      self.name = name
      self.shape = shape
      self.meaning = meaning
      self.isRequired = isRequired
    }
  }
}

extension JSONSchema {
  /// Returns the schema as the JSON that its specification asks for.
  ///
  /// - Parameters:
  ///   - title: The title of the whole document.
  ///   - meaning: The description of a member.
  func json(title: String? = nil, meaning: String? = nil) -> JSON {
    var members: [(String, JSON?)] = [
      ("$schema", title.map { _ in .text("https://json-schema.org/draft/2020-12/schema") }),
      ("title", .text(title)),
      ("description", .text(meaning)),
    ]
    switch self {
    case .text(let values):
      members.append(("type", .text("string")))
      if !values.isEmpty { members.append(("enum", .texts(values))) }
    case .number(let least):
      members += [("type", .text("integer")), ("minimum", .number(least))]
    case .flag: members.append(("type", .text("boolean")))
    case .list(let shape): members += [("type", .text("array")), ("items", shape.json())]
    case .object(let all):
      let properties = all.map { ($0.name, $0.shape.json(meaning: $0.meaning) as JSON?) }
      members += [
        ("type", .text("object")),
        ("required", .texts(all.filter { $0.isRequired }.map { $0.name }.sorted())),
        ("properties", .object(JSON.Members(properties))),
      ]
    }
    return .object(JSON.Members(members))
  }
}
