import PhoneDescription

/// Returns the difference between two texts with the same words, in the form that `patch` reads.
///
/// Lines that differ only in blanks are shown as one changed line, so one walk over both texts is
/// enough.
///
/// - Parameters:
///   - old: The text as it is.
///   - new: The text as it is to be.
///   - name: The path of the file.
public func unifiedDiff(
  from old: [UInt8],
  to new: [UInt8],
  name: String,
  _ palette: Palette
) -> [UInt8] {
  // Without a tab behind it a name would end at its first blank.
  let name = name.printable + (name.contains(" ") ? "\t" : "")
  let hunks = UnifiedDiff(old.lines, new.lines).hunks
  guard !hunks.isEmpty else { return [] }
  let heads = ["--- \(name)\n", "+++ \(name)\n"].map(palette.strong)
  return hunks.reduce(into: heads.flatMap { Array($0.utf8) }) { text, hunk in
    text += Array("\(palette.margin(hunk.heading))\n".utf8)
    for edit in hunk.edits { text += edit.text(palette) }
  }
}

/// The edits that make one text out of another.
private struct UnifiedDiff {
  typealias Line = ArraySlice<UInt8>

  /// A line that is kept, removed or added.
  struct Edit {
    enum Kind: String {
      case keep = " "
      case remove = "-"
      case add = "+"
    }

    var kind: Kind
    var line: Line

    func text(_ palette: Palette) -> [UInt8] {
      let isWhole = line.last == .lineFeed
      var text = Array(kind.rawValue.utf8) + (isWhole ? line.dropLast() : line)
      if palette.isColored, kind != .keep {
        let plain = String(decoding: text, as: UTF8.self)
        text = Array((kind == .add ? palette.good(plain) : palette.bad(plain)).utf8)
      }
      return text + Array(isWhole ? "\n".utf8 : "\n\\ No newline at end of file\n".utf8)
    }
  }

  /// Edits close to each other, with the lines around them.
  struct Hunk {
    var edits: [Edit] = []
    /// The number of lines above it, in the old text and in the new one.
    var above: (old: Int, new: Int)

    var heading: String {
      let old = edits.count { $0.kind != .add }
      let new = edits.count { $0.kind != .remove }
      return "@@ -\(range(above.old, old)) +\(range(above.new, new)) @@"
    }

    private func range(_ above: Int, _ count: Int) -> String {
      "\(count == 0 ? above : above + 1),\(count)"
    }
  }

  /// The number of lines that are shown around a change.
  private static let context = 3

  private var edits: [Edit] = []

  init(_ old: [Line], _ new: [Line]) {
    var (i, j) = (0, 0)
    // Removed lines come before the lines that replace them.
    var removed: [Edit] = []
    var added: [Edit] = []
    func flush(_ edits: inout [Edit]) {
      edits += removed + added
      removed = []
      added = []
    }
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        flush(&edits)
        edits.append(Edit(kind: .keep, line: old[i]))
        (i, j) = (i + 1, j + 1)
        continue
      }
      let isPair = i < old.count && j < new.count && old[i].words.elementsEqual(new[j].words)
      let goes = isPair || j == new.count || i < old.count && !old[i].hasWords
      if goes { removed.append(Edit(kind: .remove, line: old[i])) }
      if !goes || isPair { added.append(Edit(kind: .add, line: new[j])) }
      if goes { i += 1 }
      if !goes || isPair { j += 1 }
    }
    flush(&edits)
  }

  var hunks: [Hunk] {
    var hunks: [Hunk] = []
    var line = (old: 0, new: 0)
    var last = -1
    for (index, edit) in edits.enumerated() {
      if edit.kind != .keep {
        let first = max(last + 1, index - Self.context)
        if hunks.isEmpty || index - last > 2 * Self.context + 1 {
          if !hunks.isEmpty { hunks[hunks.count - 1].edits += after(last) }
          let above = index - first
          hunks.append(Hunk(above: (line.old - above, line.new - above)))
          hunks[hunks.count - 1].edits += edits[first...index]
        } else {
          hunks[hunks.count - 1].edits += edits[(last + 1)...index]
        }
        last = index
      }
      if edit.kind != .add { line.old += 1 }
      if edit.kind != .remove { line.new += 1 }
    }
    if !hunks.isEmpty { hunks[hunks.count - 1].edits += after(last) }
    return hunks
  }

  /// The lines below the last change.
  private func after(_ last: Int) -> ArraySlice<Edit> {
    edits[(last + 1)...].prefix(Self.context)
  }
}

extension [UInt8] {
  /// The lines, each with the line feed that ends it.
  fileprivate var lines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = startIndex
    for index in indices where self[index] == .lineFeed {
      lines.append(self[start...index])
      start = index + 1
    }
    if start < endIndex { lines.append(self[start...]) }
    return lines
  }
}

extension ArraySlice<UInt8> {
  /// The content of a line without its blanks.
  fileprivate var words: LazyFilterSequence<ArraySlice<UInt8>> {
    lazy.filter { !" \t\r\n".utf8.contains($0) }
  }

  fileprivate var hasWords: Bool { words.first { _ in true } != nil }
}

extension UInt8 {
  fileprivate static let lineFeed = UInt8(ascii: "\n")
}
