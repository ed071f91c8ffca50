import SystemPolicy
import VirtualTime

/// What a person, or an app, can see of a phone at an instant.
///
/// It is a fold over the journal: reports show a phone without running one. Tests compare the fold
/// with the device after every event, so an effect that was forgotten is found.
public struct PhoneSnapshot: Hashable, Sendable {
  /// What is seen of each app, by its number.
  public internal(set) var apps: [AppSnapshot] = []
  /// The app whose prompt is on the screen.
  public internal(set) var prompt: AppNumber?
  /// What it asks about the location, if that is what it asks about.
  public internal(set) var locationPrompt: LocationPrompt?
  /// The banner on the screen.
  public internal(set) var banner: NotificationName?
  /// The banners that stay beneath it, the latest last.
  public internal(set) var bannersBeneath: [NotificationName] = []
  /// What the lock screen shows, in the order of delivery.
  public internal(set) var lockScreen: [NotificationName] = []
  /// What the user has switched off of that by which the phone finds its place.
  public internal(set) var radios: Radios = []
  /// The categories of what is shown, in the order of delivery.
  public internal(set) var labels: [Label] = []
  /// What waits for the Scheduled Summary, in the order in which it came.
  public internal(set) var held: [Delivered] = []
  /// The Focus that is on.
  public internal(set) var focus: FocusName?
  /// Whether the silent switch is on.
  public internal(set) var isSilent = false
  /// Whether the phone is locked.
  public internal(set) var isLocked = false
  /// Whether the phone is on, and was unlocked since it started.
  public internal(set) var power = Power.on

  /// Creates the face of a phone without apps.
  public init() {}

  /// Creates the face of a phone after some of a journal's entries.
  public init(after entries: some Sequence<Journal.Entry>) {
    for entry in entries { apply(entry.effect) }
  }

  /// Sees one effect.
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

extension Device {
  /// What is seen of this device.
  public var snapshot: PhoneSnapshot { PhoneSnapshot(of: self) }
}
