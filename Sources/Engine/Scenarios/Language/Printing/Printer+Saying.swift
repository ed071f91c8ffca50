import SystemPolicy
package import VirtualDevice

/// A sentence that says a meaning.
package struct Saying {
  package let verb: Verb
  /// The first word.
  package let subject: String
  /// The words after it.
  package let sentence: String
}

extension Printer {
  /// The first sentence that says a meaning, if there is one.
  ///
  /// A sentence says a meaning only if it reads back to that meaning.
  package func saying(_ meaning: Verb.Meaning) -> Saying? {
    for verb in Verb.all {
      guard let (app, values) = verb.write(meaning),
        let captures = Captures(
          for: verb.pattern,
          app: app ?? AppNumber(rawValue: 0),
          values.flatMap(spelledOut)
        ),
        let sentence = sentence(captures),
        readsBack(captures, of: verb, to: meaning, values)
      else { continue }
      return Saying(
        verb: verb,
        subject: app.map { book[$0] } ?? verb.subject.text,
        sentence: sentence
      )
    }
    return nil
  }

  /// A content by its texts: the device knows only its number.
  private func spelledOut(_ value: Written.Element) -> Written {
    guard value.name == "content", let number = value.value else { return [value] }
    let texts = book[ContentNumber(rawValue: UInt32(number))]
    return [
      ("title", texts.title?.captured), ("subtitle", texts.subtitle?.captured),
      ("body", texts.body?.captured), ("thread", texts.thread?.captured),
      ("summaryArgument", texts.summaryArgument?.captured),
      ("attachment", texts.attachment?.captured),
    ].filter { $0.1 != nil }
  }

  private func readsBack(
    _ captures: Captures,
    of verb: Verb,
    to meaning: Verb.Meaning,
    _ values: Written
  ) -> Bool {
    if case .structure = meaning { return true }
    var captures = captures
    // What the parser does with the texts and the places that a line names.
    if let number = values.first(where: { $0.name == "content" })?.value {
      captures.texts = ContentNumber(rawValue: UInt32(number))
    }
    if let place = meaning.place {
      captures.note(
        Region(identifier: place.identifier, center: place.center, radius: place.radius)
      )
    }
    for slot in captures.pattern.slots {
      guard case .place? = slot.kind, let name = captures.text(SlotName(slot.name)),
        captures.place(SlotName(slot.name)) == nil
      else { continue }
      // The position of a place that a line only names does not count.
      captures.note(Region(identifier: name, center: .origin, radius: 1))
    }
    guard !captures.isRefused else { return false }
    return verb.read(captures) == meaning
  }
}

extension Coordinate {
  fileprivate static let origin = Coordinate(captured: 0)
}

extension Captures {
  /// Indicates whether the parser refuses the values, although it can read them.
  fileprivate var isRefused: Bool {
    repeatsItself || matchesNothing || readsNoSetting
      || pattern.saysAnswer && content.carries.isSubset(of: .additions)
  }

  /// Indicates whether a list names the same thing twice, which no line may.
  fileprivate var repeatsItself: Bool {
    lists.contains { list in
      list.indices.contains { index in
        list[index].repeatsItself || list[..<index].contains { $0[0] == list[index][0] }
      }
    }
  }
}

extension Verb.Meaning {
  /// The place that a line with this meaning names together with its position.
  fileprivate var place: Region? {
    switch self {
    case .event(.app(_, let action)): action.place
    case .fact(.reacts(_, let reaction)): reaction.action.place
    case .event(.device(.relocates(let spot))), .event(.device(.location(.travels(let spot, _)))),
      .fact(.spot(let spot)):
      spot.name.map { Region(identifier: $0, center: spot.coordinate, radius: 0) }
    case .structure, .fact, .event, .expect: nil
    }
  }
}

extension AppAction {
  /// The region that the action names.
  package var place: Region? {
    switch self {
    case .monitors(let region), .location(.requestsState(let region)),
      .location(.monitors(let region, _, _)):
      return region
    case .adds(let request):
      if case .region(let region, _) = request.trigger { return region }
      return nil
    case .legacy(.schedules(let notification)), .legacy(.presentsNow(let notification)):
      return notification.region
    case _: return nil
    }
  }
}
