import DeviceHost
import Synchronization
import SystemPolicy
import VirtualDevice

/// The categories that an app has registered, as its code created them.
final class Categories: Sendable {
  private let registered = Mutex<Set<UNNotificationCategory>>([])

  var all: Set<UNNotificationCategory> { registered.withLock { $0 } }

  func set(_ categories: Set<UNNotificationCategory>) {
    registered.withLock { $0 = categories }
  }
}

extension Center {
  /// The registered categories, which outlast the process.
  var categories: Set<UNNotificationCategory> {
    let app = process.app
    let known = process.host.look { device, _, book -> Set<String> in
      guard device.snapshot.apps.indices.contains(Int(app.rawValue)) else { return [] }
      return Set(device.snapshot.apps[Int(app.rawValue)].categories.map { book[$0.identifier] })
    }
    return process.keepingForApp { Categories() }.all.filter { known.contains($0.identifier) }
  }

  /// Registers categories, replacing those registered before.
  func register(_ categories: Set<UNNotificationCategory>) {
    process.keepingForApp { Categories() }.set(categories)
    let ordered = categories.sorted { $0.identifier < $1.identifier }
    let numbered = process.host.withBook { book in
      ordered.map { category in
        Category(
          identifier: book.number(of: category.identifier),
          traits: CategoryTraits(
            options: CategoryOptions(
              rawValue: .init(truncatingIfNeeded: category.options.rawValue)
            ),
            placeholder: book.number(ofText: category.hiddenPreviewsBodyPlaceholder),
            summaryFormat: book.number(ofText: category.categorySummaryFormat)
          ),
          actions: category.actions.map { action in
            Action(
              identifier: book.number(of: action.identifier),
              title: book.number(of: action.title),
              options: ActionOptions(rawValue: .init(truncatingIfNeeded: action.options.rawValue)),
              isTextInput: action is UNTextInputNotificationAction
            )
          }
        )
      }
    }
    process.send(.setsCategories(numbered))
  }
}

extension Book {
  /// Returns the number of a text, or nil for an empty one.
  mutating func number(ofText text: String) -> TextNumber? {
    text.isEmpty ? nil : number(of: text)
  }
}
