/// The shape of a value in a JSON report, as data: what the schema that is published is made of.
indirect enum JSONSchema {
  /// A text, of these where there are any.
  case text([String] = [])
  /// A whole number, and the least that it is.
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

/// A schema as the JSON that its specification asks for.
struct JSONSchemaDocument: Encodable {
  var title: String?
  var meaning: String?
  var shape: JSONSchema

  private enum Key: String, CodingKey {
    case schema = "$schema"
    case title, description, type, properties, required, items, minimum
    case values = "enum"
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    if let title {
      try object.encode("https://json-schema.org/draft/2020-12/schema", forKey: .schema)
      try object.encode(title, forKey: .title)
    }
    try object.encodeIfPresent(meaning, forKey: .description)
    switch shape {
    case .text(let values):
      try object.encode("string", forKey: .type)
      if !values.isEmpty { try object.encode(values, forKey: .values) }
    case .number(let least):
      try object.encode("integer", forKey: .type)
      try object.encode(least, forKey: .minimum)
    case .flag: try object.encode("boolean", forKey: .type)
    case .list(let shape):
      try object.encode("array", forKey: .type)
      try object.encode(JSONSchemaDocument(shape: shape), forKey: .items)
    case .object(let members):
      try object.encode("object", forKey: .type)
      try object.encode(members.filter(\.isRequired).map(\.name).sorted(), forKey: .required)
      var properties = object.nestedContainer(keyedBy: Name.self, forKey: .properties)
      for member in members {
        try properties.encode(
          JSONSchemaDocument(meaning: member.meaning, shape: member.shape),
          forKey: Name(stringValue: member.name)
        )
      }
    }
  }
}
