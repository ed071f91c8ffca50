import Foundation
import SystemPolicy
import VirtualDevice

extension UNNotificationContent {
  /// The phone's form of the content; the object with that number keeps the rest.
  func onPhone(
    as object: UInt32,
    attachment: TextNumber? = nil,
    in book: inout Book
  ) -> VirtualDevice.Content {
    func text(_ text: String) -> TextNumber? { text.isEmpty ? nil : book.number(of: text) }
    let texts = ContentTexts(
      title: text(title),
      subtitle: text(subtitle),
      body: text(body),
      object: object,
      thread: text(threadIdentifier),
      summaryArgument: text(summaryArgument),
      attachment: attachment
    )
    var content = VirtualDevice.Content(
      texts: book.number(of: texts),
      carries: carries,
      badge: Int32(clamping: badge?.intValue ?? 0),
      category: text(categoryIdentifier)
    )
    content.level = InterruptionLevel(rawValue: UInt8(interruptionLevel.rawValue)) ?? .active
    content.relevance = UInt8((min(max(relevanceScore, 0), 1) * 100).rounded())
    content.sound = text(sound?.name ?? "")
    content.filter = text(filterCriteria ?? "")
    content.target = text(targetContentIdentifier ?? "")
    return content
  }

  /// The kinds of interaction it asks for.
  private var carries: ContentParts {
    var carries: ContentParts = []
    if !title.isEmpty || !subtitle.isEmpty || !body.isEmpty { carries.insert(.alert) }
    if let sound { carries.formUnion(sound.kind == .critical ? [.sound, .criticalSound] : .sound) }
    if badge != nil { carries.insert(.badge) }
    return carries
  }
}
