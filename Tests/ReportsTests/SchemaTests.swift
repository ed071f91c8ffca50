import Foundation
import Support
import Testing

/// `Documentation/Reports.md` names every member that a report has.
@Suite struct SchemaTests {
  @Test(arguments: ["failing.json", "rules.json"])
  func `every member is described`(golden: String) throws {
    let text = try Repository.text(of: "Tests/Goldens/\(golden)")
    let described = try Repository.text(of: "Documentation/Reports.md")
    let names = Self.names(in: try JSONSerialization.jsonObject(with: Data(text.utf8)))
    #expect(names.count > 8)
    for name in names.sorted() {
      #expect(described.contains("`\(name)`"), "Documentation/Reports.md does not tell of \(name)")
    }
  }

  private static func names(in value: Any) -> Set<String> {
    switch value {
    case let object as [String: Any]:
      object.values.reduce(into: Set(object.keys)) { $0.formUnion(names(in: $1)) }
    case let list as [Any]:
      list.reduce(into: []) { $0.formUnion(names(in: $1)) }
    default:
      []
    }
  }
}
