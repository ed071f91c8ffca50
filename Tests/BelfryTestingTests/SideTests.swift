import BelfryTesting
import Support
import SystemPolicy

/// Each side of each dispute is a member that tests write; the members are written from the law.
@Suite struct SideTests {
  /// `error-1` as Swift writes it: `error1`.
  private func member(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  @Test func `each side is a member, with its dispute where several have one of that name`() {
    var lines = [
      "// Written by the tests from the disputes of the law; `make goldens` writes it anew.",
      "extension VirtualPhone.Side {",
    ]
    for dispute in Law.disputes {
      for side in dispute.sides {
        let isShared = SystemPolicy.Side.named(side).count > 1
        let name = member(isShared ? "\(side)-in-\(dispute.id)" : side)
        let spelled = name == "default" ? "`default`" : name
        lines.append("  /// The side `\(side)` of the dispute `\(dispute.id)`.")
        let value = "(\"\(side)\", of: \"\(dispute.id)\")"
        let declaration = "  public static let \(spelled) = Self\(value)"
        lines +=
          declaration.count <= 100
          ? [declaration]
          : [
            "  public static let \(spelled) = Self(", "    \"\(side)\",",
            "    of: \"\(dispute.id)\"", "  )",
          ]
      }
    }
    let text = (lines + ["}"]).map { $0 + "\n" }.joined()
    expect(text, matchesGolden: "../../Sources/Testing/BelfryTesting/Generated/Sides.swift")
  }
}
