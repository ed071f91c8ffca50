import SystemPolicy
import VirtualTime

/// The state of a phone that a person or an app can see at an instant.
///
/// It is a fold over the journal, so reports show a phone without running one. Tests compare the
/// fold with the device after every event, which finds an effect that is missing.
public struct PhoneSnapshot: Hashable, Sendable {
  /// The visible state of each app, by its number.
  public internal(set) var apps: [AppSnapshot] = []
  /// The app whose prompt is on the screen.
  public internal(set) var prompt: AppNumber?
  /// The question of the prompt, if it is about the location.
  public internal(set) var locationPrompt: LocationPrompt?
  /// The banner on the screen.
  public internal(set) var banner: NotificationName?
  /// The banners beneath it, the latest last.
  public internal(set) var bannersBeneath: [NotificationName] = []
  /// The notifications on the lock screen, in the order of delivery.
  public internal(set) var lockScreen: [NotificationName] = []
  /// The radios that the user has switched off.
  public internal(set) var radios: Radios = []
  /// The categories of the notifications that are shown, in the order of delivery.
  public internal(set) var labels: [Label] = []
  /// The notifications that wait for the Scheduled Summary, in the order they arrived.
  public internal(set) var held: [Delivered] = []
  /// The Focus that is on.
  public internal(set) var focus: FocusName?
  /// A Boolean value that indicates whether the silent switch is on.
  public internal(set) var isSilent = false
  /// A Boolean value that indicates whether the phone is locked.
  public internal(set) var isLocked = false
  /// The state of the power, and of the first unlock after a start.
  public internal(set) var power = Power.on

  /// Creates the snapshot of a phone without apps.
  public init() {}

  /// Creates the snapshot of a phone after some of a journal's entries.
  public init(after entries: some Sequence<Journal.Entry>) {
    for entry in entries { apply(entry.effect) }
  }

  /// Applies one effect.
  public mutating func apply(_ effect: Effect) {
    switch effect {
    case .notification(let name, let effect): apply(effect, of: name)
    case .app(let app, let effect): apply(effect, of: app)
    case .region(let name, let effect): apply(effect, of: name)
    case .category(let name, let effect): change(name.app) { $0.apply(effect, of: name.identifier) }
    case .phone(let effect): apply(effect)
    }
  }
}
