import Support
import Testing

/// Every member of an open class is `open` and in the class's body, as Swift overrides no other.
///
/// Apps' tests subclass Apple's classes. Objective-C's results may be ignored.
@Suite struct OpenMembersTests {
  static let modules = [
    "BelfryCoreLocation", "BelfryUserNotifications", "BelfryUIKit", "BelfrySwiftUI",
    "BelfryBackgroundTasks",
  ]

  /// The files of each module, with the classes that are open in it.
  static let files: [(path: String, open: Set<String>)] = modules.flatMap { module in
    let paths = Repository.files(ofModules: [module], endingIn: ".swift")
    let classes = paths.flatMap { path in
      ((try? Repository.text(of: path)) ?? "").matches(of: /(?m)^open class (\w+)/)
        .map { String($0.1) }
    }
    return paths.map { ($0, Set(classes)) }
  }

  @Test func `the test reads open classes`() {
    #expect(Self.files.flatMap(\.open).contains("CLLocationManager"))
  }

  @Test(arguments: files.indices)
  func `members that tests override are open, in the body, and can be ignored`(index: Int) throws {
    let (path, classes) = Self.files[index]
    for complaint in try Self.complaints(about: Repository.text(of: path), open: classes) {
      Issue.record("\(path): \(complaint)")
    }
  }

  @Test(arguments: [
    ("open class A {\n  public func f() {}\n}\n", "is not open: public func f() {}"),
    ("open class A {\n  public let x: Int\n}\n", "is not open: public let x: Int"),
    ("open class A {\n}\nextension A {\n  public var y: Int { 1 }\n}\n", "is in an extension: "),
    ("open class A {\n  open func f(\n    _ a: Int\n  ) -> Int {\n", "may not be ignored: "),
    ("open class A {\n  @discardableResult\n  open func f() -> Int { 1 }\n}\n", ""),
    ("open class A {\n  public override init() {}\n}\nextension A {\n  func f() {}\n}\n", ""),
  ])
  func `the check sees what is wrong`(text: String, complaint: String) {
    let found = Self.complaints(about: text, open: ["A"])
    #expect(found.isEmpty == complaint.isEmpty)
    #expect(found.allSatisfy { $0.contains(complaint) })
  }

  /// Returns what is wrong in a file.
  static func complaints(about text: String, open classes: Set<String>) -> [String] {
    var complaints: [String] = []
    var place = Place.elsewhere
    let lines = text.lines
    for (index, line) in lines.enumerated() {
      if let name = line.firstMatch(of: /^open class (\w+)/)?.1 {
        place = classes.contains(String(name)) ? .body : .elsewhere
      } else if let name = line.firstMatch(of: /^extension (\w+)\b(?!\.)/)?.1 {
        place = classes.contains(String(name)) ? .addition : .elsewhere
      } else if line.hasPrefix("}") {
        place = .elsewhere
      }
      let member = line.firstMatch(of: /^  ((?:@\w+ )*(?:public|open) .*)/)?.1 ?? ""
      let isType = member.contains(/\b(init|struct|enum|final class)\b/)
      guard place != .elsewhere, !member.isEmpty, !isType else { continue }
      if place == .addition {
        // Constants of Objective-C cannot be overridden anywhere.
        if member.contains(/\b(?:class|static) (?:var|let)\b/) { continue }
        complaints.append("a member is in an extension: \(member)")
      } else if !member.contains("open ") {
        complaints.append("a member is not open: \(member)")
      } else if member.contains("func "), !member.contains("override"), !member.contains("opy(") {
        let end = lines[index...].firstIndex { $0.contains(" {") } ?? index
        let signature = lines[index...end].joined(separator: " ").split(separator: " {")[0]
        guard signature.contains(/\) (?:async )?(?:throws )?-> (?!Void)/) else { continue }
        guard signature.suffix(while: { $0 != ")" }).contains("->") else { continue }
        if lines[max(0, index - 1)].contains("@discardableResult") { continue }
        complaints.append("a result may not be ignored: \(member)")
      }
    }
    return complaints
  }

  private enum Place { case body, addition, elsewhere }
}

extension StringProtocol {
  /// The longest end of it whose characters all satisfy a condition.
  fileprivate func suffix(while condition: (Character) -> Bool) -> SubSequence {
    self[(lastIndex { !condition($0) }.map(index(after:)) ?? startIndex)...]
  }
}
