import SystemPolicy
public import Testing

extension VirtualPhone {
  /// One answer to a question on which sources disagree, such as ``backgroundQueue``.
  ///
  /// `belfry explain background-queue` prints the question and its other answers.
  public struct Side: Hashable, Sendable {
    /// The name of the side, as scenarios write it: `background-queue`.
    public let name: String
    /// The name of its dispute; nil for the side of that name in every dispute that has one.
    let dispute: String?

    init(_ name: String, of dispute: String? = nil) {
      self.name = name
      self.dispute = dispute
    }

    /// The side in each dispute that is meant; empty if no dispute has one of that name.
    var known: [SystemPolicy.Side] {
      SystemPolicy.Side.named(name).filter {
        dispute == nil || Law.dispute($0.dispute).id == dispute
      }
    }
  }
}

extension VirtualPhone.Side: CustomTestStringConvertible {
  /// The name of the side.
  public var testDescription: String { name }
}
