public import Scenarios
import SystemPolicy
import VirtualDevice

extension Script {
  /// Fetches the payload of a push by the path as it is written and the name of the source with the
  /// push.
  public typealias PayloadReader = (
    _ path: String, _ includer: String
  ) throws(IncludeRefusal) -> Payload
}

extension ScriptParser {
  /// Fills in the values that a push takes from its file, and checks that the push has an effect.
  mutating func completePush(_ captures: inout Captures) throws(LineError) {
    let slots = captures.pattern.slots.enumerated().compactMap { index, slot in
      captures[index] == nil || ["id", "payload", "of", "lifetime"].contains(slot.name)
        ? nil : slot.name
    }
    guard captures.has("payload") else {
      guard captures.has("id") else {
        throw LineError(.pushWithoutName, reader.wholeLine)
      }
      // How loud it is says nothing of itself; and what is as usual is not printed.
      let manners = [
        "level", "relevance", "communication", "thread", "filter", "target", "category",
        "summaryArgument", "mutable-content",
      ]
      guard !slots.allSatisfy(manners.contains) else {
        throw LineError(.emptyPush, reader.wholeLine)
      }
      return
    }
    let range = captures.range("payload", in: reader)
    guard slots.isEmpty else {
      throw LineError(.pushFromFileWithWords, reader.wholeLine)
    }
    let path = try captures.label("payload", in: reader) ?? ""
    let alert = try alert(at: path, range)
    guard !alert.isEmpty else {
      throw LineError(.emptyPayload, [path.code], range)
    }
    if !captures.has("of") {
      captures.set("of", try app(of: alert.target, path, range).captured)
    }
    if !captures.has("id") {
      let file = path.split(separator: "/").last ?? ""
      let name = file.hasSuffix(".apns") ? file.dropLast(5) : file
      captures.set("id", script.book.number(of: String(name)).captured)
    }
    // In the order in which they are printed, as the book numbers texts as they come.
    captures.set("title", text: alert.title, &script.book)
    captures.set("subtitle", text: alert.subtitle, &script.book)
    captures.set("body", text: alert.body, &script.book)
    if let sound = alert.sound { captures.set(sound: sound, alert.isCritical, &script.book) }
    captures.set("badge", alert.badge.map(Int64.init))
    captures.set("level", word: alert.level)
    captures.set("relevance", alert.relevance)
    captures.set("thread", text: alert.thread, &script.book)
    captures.set("filter", text: alert.filter, &script.book)
    captures.set("target", text: alert.contentTarget, &script.book)
    captures.set("category", text: alert.category, &script.book)
    captures.set("content-available", alert.isContentAvailable.marked)
    captures.set("mutable-content", alert.isMutable.marked)
  }

  private mutating func alert(
    at path: String,
    _ range: Range<Int>
  ) throws(LineError) -> Payload.Alert {
    guard let payload = files.payload else {
      throw LineError(.payloadWithoutFile, range)
    }
    guard !path.isEmpty, !path.hasPrefix("/") else {
      throw LineError(.payloadNotRelative, range)
    }
    let includer = script.sources[line.origin.source].name
    let key = "\(includer)\n\(path)"
    let text: Payload
    do throws(IncludeRefusal) {
      if let known = files.payloads[key] {
        text = known
      } else {
        text = try payload(path, includer)
        files.payloads[key] = text
      }
    } catch {
      throw LineError(.unreadableFile, [error.message, error.help], range)
    }
    do throws(PayloadMistake) {
      return try text.alert()
    } catch {
      throw LineError(.payloadWrong, ["\(path.code) \(error.problem)", error.help], range)
    }
  }

  /// The app of a bundle: the one of that name, or of its last part.
  private func app(
    of bundle: String?,
    _ path: String,
    _ range: Range<Int>
  ) throws(LineError) -> AppNumber {
    let names = script.book.apps
    // An app that the script gives no name of its own is any app.
    if names.isEmpty || names == ["app"] { return AppNumber(rawValue: 0) }
    let advice = Suggestion.codes(names.map { "for \($0)" })
    guard let bundle else {
      if names.count == 1 { return AppNumber(rawValue: 0) }
      throw LineError(.payloadOfNoApp, [path.code, advice], range)
    }
    let last = bundle.split(separator: ".").last.map { $0.lowercased() }
    let found =
      script.book.app(named: bundle)
      ?? names.first { $0.lowercased() == last }.flatMap(script.book.app)
    guard let found else {
      throw LineError(.payloadOfOtherApp, [path.code, bundle, advice], range)
    }
    return found
  }
}

extension Captures {
  /// Sets the value of a slot, if the pattern has it.
  fileprivate mutating func set(_ name: SlotName, _ value: Int64?) {
    if let slot = pattern.slot(named: name) { self[slot] = value }
  }

  /// Sets a slot to a text, which is entered in the book if the pattern has it.
  fileprivate mutating func set(_ name: SlotName, text: String?, _ book: inout Book) {
    guard let text, let slot = pattern.slot(named: name) else { return }
    self[slot] = book.number(of: text).captured
  }

  /// Sets a slot to a word of its list.
  fileprivate mutating func set(_ name: SlotName, word: String?) {
    guard let word, let slot = pattern.slot(named: name),
      case .one(let vocabulary)? = pattern.slots[slot].kind
    else { return }
    self[slot] = vocabulary.entries.first { $0.word.text == word }?.value
  }

  /// Sets the sound: a critical one, a file, or the usual one.
  fileprivate mutating func set(sound: String, _ isCritical: Bool, _ book: inout Book) {
    guard sound == "default" else {
      return set(isCritical ? "criticalFile" : "soundFile", text: sound, &book)
    }
    set(isCritical ? "critical" : "sound", 1)
  }
}
