import Scenarios

extension JSON {
  /// Creates a value from one that was read; a value that Belfry never writes becomes a text.
  init(_ value: Payload.Value) {
    switch value {
    case .null: self = .text("null")
    case .flag(let flag): self = .flag(flag)
    case .integer(let number): self = .number(Int(number))
    case .fraction(let number): self = .text("\(number)/1000")
    case .text(let text): self = .text(text)
    case .list(let values): self = .list(values.map { JSON($0) })
    case .dictionary(let members):
      self = .object(Members(members.map { ($0.key, JSON($0.value) as JSON?) }))
    }
  }

  /// The member of a name; nil if the value has no such member.
  subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.inOrder.first { $0.0 == name }?.1
  }

  var number: Int? { if case .number(let number) = self { number } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [JSON]? { if case .list(let values) = self { values } else { nil } }

  /// The number, if it is not negative.
  var count: Int? { number.flatMap { $0 < 0 ? nil : $0 } }

  /// Returns the values of a list, each read by a closure; nil if one of them cannot be read.
  func all<Value>(_ read: (JSON) -> Value?) -> [Value]? {
    guard let list else { return nil }
    let values = list.compactMap { read($0) }
    return values.count == list.count ? values : nil
  }

  /// The texts of a list that has only texts.
  var texts: [String]? { all { $0.text } }
}
