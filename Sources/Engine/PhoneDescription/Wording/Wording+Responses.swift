import Scenarios
import SystemPolicy
package import VirtualDevice

extension Wording {
  /// Returns the reason why a response is impossible, and what to write instead.
  package func refusal(_ objection: ResponseObjection) -> String {
    switch objection {
    case .noCategory(let name):
      "\(quoted(name)) has no buttons, as it names no category; write category \"…\" where it is "
        + "added"
    case .categoryNotSet(let category):
      "\(self.name(category.app)) has no category \(quoted(category.identifier)) now; write "
        + "`\(self.name(category.app)) sets categories \(quoted(category.identifier)) with actions "
        + "…` first, together with its others, because each such line replaces the earlier ones"
    case .noAction(let category, let action, let first):
      "the category \(quoted(category.identifier)) has no action \(quoted(action))"
        + (first.map { "; its first one is \(quoted($0))" } ?? ", and no other")
    case .noTextInput(let category):
      "no action of the category \(quoted(category.identifier)) takes a text; write textInput "
        + "behind one"
    case .severalTextInputs(let name, let first):
      "several actions take a text; write `user replies \"…\" to \(quoted(name.identifier)) with "
        + "action \(quoted(first))`"
    case .takesText(let name, let action):
      "\(quoted(action)) takes a text; write `user replies \"…\" to \(quoted(name.identifier)) "
        + "with action \(quoted(action))`"
    case .takesNoText(let name, let action):
      "\(quoted(action)) takes no text; write `user taps action \(quoted(action)) on "
        + "\(quoted(name.identifier))`"
    case .buttonNotShown(let name, let count):
      count == 0
        ? "\(quoted(name)) shows no buttons on this version of iOS"
        : "\(quoted(name)) shows the first \(count) of its actions, and this is not one of them"
    case .noBanner(let name): "\(quoted(name)) is no banner on the screen"
    case .notReceived(let name):
      "\(quoted(name)) is not what \(self.name(name.app)) was notified of last"
    }
  }
}
