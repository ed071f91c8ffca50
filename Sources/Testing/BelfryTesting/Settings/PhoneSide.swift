import SystemPolicy

extension VirtualPhone {
  /// An answer to a question on which sources disagree, such as ``backgroundQueue``.
  ///
  /// `belfry explain background-queue` prints the question and its other answers.
  ///
  /// ```swift
  /// let side = VirtualPhone.Side.backgroundQueue
  /// #expect(side.name == "background-queue")
  /// let phone = VirtualPhone(PhoneSettings(assuming: [side]))
  /// await phone.finish()
  /// ```
  public struct Side: Hashable, Sendable {
    /// The name of the side in scenarios, such as `background-queue`.
    public let name: String
    /// The name of the dispute, or `nil` for every dispute that has a side of this name.
    let dispute: String?

    init(_ name: String, of dispute: String? = nil) {
      self.name = name
      self.dispute = dispute
    }

    /// The sides that match; empty if no dispute has a side of this name.
    var known: [SystemPolicy.Side] {
      SystemPolicy.Side.named(name).filter {
        dispute == nil || Law.dispute($0.dispute).id == dispute
      }
    }
  }
}

extension VirtualPhone.Side {
  /// Creates the side of one dispute.
  init(of side: SystemPolicy.Side) {
    let dispute = Law.dispute(side.dispute)
    self.init(side.name, of: dispute.id)
  }

  /// The member that names the side in Swift, such as `.backgroundQueue`.
  var spelling: String {
    let isShared = SystemPolicy.Side.named(name).count > 1
    let full = isShared ? "\(name)-in-\(dispute ?? "")" : name
    let words = full.split(separator: "-")
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ".\(words.first ?? "")\(rest.joined())"
  }
}
