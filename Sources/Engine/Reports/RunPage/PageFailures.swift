import PhoneDescription
import SystemPolicy

/// The links to the problems of a page, in groups by the rule that decided.
///
/// The groups are in the head of the page, the largest first. Each has the address of its rule, and
/// the script of the page lists only the scenarios of a group whose address is followed.
struct PageFailures {
  /// The entry of the page that has the first problem; nil without a problem.
  private(set) var first: String?
  private var groups: [Group] = []

  /// The number of links of all groups; each has at least the smaller number.
  private static let (mostLinks, leastLinks) = (30, 3)
  /// The name of the group without a rule.
  static let others = "others"

  private struct Group {
    let rule: RuleNumber?
    var count = 0
    /// The links, as long as the page may have them.
    var links: [String] = []
  }

  /// Adds an entry of the page.
  ///
  /// - Parameters:
  ///   - id: The address of the entry.
  ///   - title: The title.
  ///   - message: The problem in a line.
  ///   - rule: The rule that decided; nil if none did.
  mutating func add(_ id: String, title: String, message: String, by rule: RuleNumber?) {
    if first == nil { first = id }
    let place = groups.firstIndex { $0.rule == rule } ?? groups.count
    if place == groups.count { groups.append(Group(rule: rule)) }
    groups[place].count += 1
    guard groups[place].links.count < Self.mostLinks else { return }
    groups[place].links.append(
      "<li><a href=\"#\(id)\"><span class=\"title\">\(title.inPage)</span></a> "
        + "<small>\(message.inPage)</small></li>\n"
    )
  }

  /// The link from the top of the page to the first problem; empty without a problem.
  var skipLink: String {
    first.map { "<a class=\"skip\" href=\"#\($0)\">to the first failure</a>\n" } ?? ""
  }

  /// The groups as they are in the head; empty without a problem.
  var text: String {
    guard !groups.isEmpty else { return "" }
    // Groups of one size are in the order of the page, and problems without a rule come last.
    let order = groups.indices.sorted { left, right in
      let (one, other) = (groups[left], groups[right])
      if (one.rule == nil) != (other.rule == nil) { return other.rule == nil }
      return one.count == other.count ? left < right : one.count > other.count
    }
    let most = max(Self.leastLinks, Self.mostLinks / groups.count)
    let texts = order.map { text(of: groups[$0], most) }
    return "<section id=\"failures\" aria-label=\"failures\">\n\(texts.joined())</section>\n"
  }

  private func text(of group: Group, _ most: Int) -> String {
    let links = group.links.prefix(most)
    let rest = group.count - links.count
    let more = rest > 0 ? "<li class=\"more\">and \(rest) more</li>\n" : ""
    let name = group.rule.map { Law.rule($0).id } ?? Self.others
    return "<section class=\"group\" id=\"\(name)\">\n\(heading(of: group, name))"
      + "<ol>\n\(links.joined())\(more)</ol>\n</section>\n"
  }

  private func heading(of group: Group, _ name: String) -> String {
    // Without a rule anywhere, there is one list.
    guard group.rule != nil || groups.count > 1 else { return "" }
    let words =
      group.rule == nil
      ? plural(group.count, "other", "others")
      : "\(plural(group.count, "fails", "fail")) by <code>\(name)</code>"
    let sentence = group.rule.map { " <small>\(Law.rule($0).sentence.inPage)</small>" } ?? ""
    return "<h3><a href=\"#\(name)\">\(words)</a>\(sentence)</h3>\n"
  }
}
