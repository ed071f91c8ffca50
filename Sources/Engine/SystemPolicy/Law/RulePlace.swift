/// The source location of a rule.
public struct RulePlace: Hashable, Sendable {
  /// The name of the rule.
  let id: String
  /// The file as the compiler names it: the module and the file name, without the folder.
  let fileID: String
  /// The line number, from 1.
  public let line: Int

  /// The path of the file, relative to the repository.
  ///
  /// Example: `Sources/Engine/SystemPolicy/Rules/Badge/RequestAddition+Badge.swift`. The folder is
  /// named after the topic of the rule.
  public var file: String {
    let topic = id.prefix { $0 != "." }
    let name = fileID.split(separator: "/").last ?? ""
    let folder = topic.prefix(1).uppercased() + topic.dropFirst()
    return "Sources/Engine/SystemPolicy/Rules/\(folder)/\(name)"
  }
}
