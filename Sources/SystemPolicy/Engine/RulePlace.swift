/// Where a rule is written.
public struct RulePlace: Hashable, Sendable {
  /// The name of the rule.
  let id: String
  /// The file as the compiler names it: the module and the file, without its folder.
  let fileID: String
  /// The number of the line, from 1.
  public let line: Int

  /// The path of the file from the top of the repository.
  ///
  /// Example: `Sources/SystemPolicy/Rules/Badge/RequestAddition+Badge.swift`. The folder is the
  /// topic of the rule.
  public var file: String {
    let topic = id.prefix { $0 != "." }
    let name = fileID.split(separator: "/").last ?? ""
    return "Sources/SystemPolicy/Rules/\(topic.prefix(1).uppercased())\(topic.dropFirst())/\(name)"
  }
}
