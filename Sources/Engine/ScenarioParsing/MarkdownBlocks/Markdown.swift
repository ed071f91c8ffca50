public import Scenarios

/// Finds the scripts in Markdown: its fenced blocks whose info string begins with `scenario`.
///
/// It supports the parts of CommonMark that this needs: fences of both kinds and of every length,
/// inside and outside of lists, indented code, comments and other raw HTML. Text that only looks
/// like a script, such as a block in a quotation, is a mistake: if a page passes, everything on it
/// that looks like a script was played.
public enum Markdown {
  /// A fenced block that is a script of its own.
  public struct Block: Hashable, Sendable {
    /// The lines between the fences, as a part of the file.
    public var source: Source
    /// The indentation of the block, in columns.
    public var indent: Int
    /// The words after the language of the block.
    public var attributes = BlockAttributes()
    /// The setups above it in the page, which its script begins with.
    public var setups: [Source] = []
    /// The block below it that solves it, if it is an exercise.
    public var solution: Source?

    /// Creates a block; a script that is not in Markdown is one without indentation.
    public init(source: Source, indent: Int = 0) {
      self.source = source
      self.indent = indent
    }

    /// The texts that are included before its first line: the setups above it, and the facts of
    /// its attributes.
    public var base: [Source] {
      let facts = attributes.facts
      // No path has a line feed, so the name is that of no file.
      return setups + (facts.isEmpty ? [] : [Source(name: "\(fence)\n", text: facts)])
    }

    /// The line of the opening fence, counted from one.
    public var fence: Int { source.lines.lowerBound - 1 }
  }

  /// The scripts of a file, in order, and the blocks that only look like a script.
  public struct Page: Hashable, Sendable {
    /// The scripts.
    public var blocks: [Block]
    /// The mistakes outside the scripts.
    public var mistakes: [Diagnostic]
    /// The commands of Belfry that the file shows with their output.
    public var commands: [Command]

    /// Creates a page.
    public init(blocks: [Block], mistakes: [Diagnostic] = [], commands: [Command] = []) {
      self.blocks = blocks
      self.mistakes = mistakes
      self.commands = commands
    }

    /// Indicates whether the file has no scripts, no commands and no mistakes.
    public var isEmpty: Bool { blocks.isEmpty && mistakes.isEmpty && commands.isEmpty }
  }

  /// Reads a file.
  public static func page(in source: Source) -> Page {
    var scan = MarkdownScan(source)
    for number in source.lines { scan.read(number) }
    scan.finish()
    let page = Page(blocks: scan.blocks, mistakes: scan.mistakes, commands: scan.commands)
    guard page.isEmpty, let mistake = source.hiddenScript else { return page }
    return Page(blocks: [], mistakes: [mistake])
  }

  /// Returns the scripts of a file, in order.
  public static func blocks(in source: Source) -> [Block] { page(in: source).blocks }
}

extension Script {
  /// The reason to fail for a scenario in a block with the attribute `fails`.
  public static let blockFails = "the script is meant to fail"

  /// Marks every scenario as one that must fail, as the attribute `fails` of a block does.
  public mutating func expectFailures() {
    for number in scenarios.indices where scenarios[number].xfail == nil {
      scenarios[number].xfail = Self.blockFails
    }
  }
}
