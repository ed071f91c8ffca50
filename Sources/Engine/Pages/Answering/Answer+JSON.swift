package import Reports
import ScenarioParsing
import Scenarios

extension Answer {
  /// The answer as a page reads it: one object, with the parts that were asked for.
  package var object: JSON {
    let parts = question.parts
    return .object([
      "errors": parts.contains(.text) ? .text(errors) : nil,
      "isPassed": .flag(isPassed),
      "limit": .text(shortfall),
      "json": parts.contains(.json) ? .text(json) : nil,
      "layout": parts.contains(.layout) ? .text(layout) : nil,
      "pictures": parts.contains(.pictures) ? .texts(pictures) : nil,
      "text": parts.contains(.text) ? .text(text) : nil,
      "trace": parts.contains(.trace) ? .text(trace) : nil,
      "view": parts.contains(.view) ? LivingBlock(self).object : nil,
      "why": question.why.map { .text(why($0) ?? "") },
    ])
  }

  /// The timelines, a scenario each.
  private var pictures: [String] {
    var room = Room(self)
    var pictures: [String] = []
    for outcome in file.outcomes where outcome.result.end != .skipped && room.hasPlace {
      let picture = timelinePicture(of: outcome.result, from: script.sources)
      _ = room.reserve(picture.utf8.count)
      pictures.append(picture)
    }
    return pictures
  }

  /// The script with its columns straight.
  private var layout: String {
    String(decoding: question.source.formatted(), as: UTF8.self)
  }
}
