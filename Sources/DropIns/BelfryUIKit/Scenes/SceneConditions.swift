import DeviceHost
public import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// The conditions under which the system prefers a scene for a notification.
///
/// The system compares the predicates with the target content identifier of the notification,
/// outside the app and in any state of the app.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  nonisolated let predicates = Mutex(Predicates())

  /// The predicates, which are evaluated on any thread.
  struct Predicates: @unchecked Sendable {
    var can = NSPredicate(value: true)
    var prefers = NSPredicate(value: false)

    func fit(for target: String) -> SceneFit {
      if prefers.evaluate(with: target) { return .preferred }
      return can.evaluate(with: target) ? .allowed : .excluded
    }
  }

  /// The predicate on target content identifiers that the scene can show; by default, all.
  ///
  /// It must not be made from a closure or contain key paths.
  open var canActivateForTargetContentIdentifierPredicate: NSPredicate {
    get { predicates.withLock { $0.can } }
    set {
      let predicate = UncheckedSendable(newValue)
      predicates.withLock { $0.can = predicate.value }
    }
  }

  /// The predicate on target content identifiers that the scene shows best; by default, none.
  ///
  /// It must not be made from a closure or contain key paths.
  open var prefersToActivateForTargetContentIdentifierPredicate: NSPredicate {
    get { predicates.withLock { $0.prefers } }
    set {
      let predicate = UncheckedSendable(newValue)
      predicates.withLock { $0.prefers = predicate.value }
    }
  }

  /// Creates conditions that allow every identifier and prefer none.
  public nonisolated override init() {}
}

/// The conditions of the connected scenes of an app, for the system.
final class SceneConditions: Sendable {
  private struct Scene {
    var name: TextNumber?
    var conditions = UncheckedSendable(UISceneActivationConditions())
    /// The fit of which the phone knows; it takes the others to be allowed.
    var reported: [TextNumber: SceneFit] = [:]
  }

  private let scenes = Mutex<[Scene]>([])

  func connect(_ name: TextNumber?) { scenes.withLock { $0.append(Scene(name: name)) } }

  func disconnect(_ name: TextNumber?) {
    scenes.withLock { $0.removeAll { $0.name == name } }
  }

  func set(_ conditions: UISceneActivationConditions, of name: TextNumber?) {
    let conditions = UncheckedSendable(conditions)
    scenes.withLock { scenes in
      guard let index = scenes.firstIndex(where: { $0.name == name }) else { return }
      scenes[index].conditions = conditions
    }
  }

  /// Reports to the phone how well each scene suits the notifications that are shown.
  func report(through process: AppProcess) {
    guard scenes.withLock({ !$0.isEmpty }) else { return }
    let targets = process.host.look { device, _, book in
      device.targets(of: process.app).map { (number: $0, text: book[$0]) }
    }
    let changes = scenes.withLock { scenes in
      scenes.indices.flatMap { index in
        targets.compactMap { target -> AppAction? in
          let fit = scenes[index].conditions.value.predicates.withLock {
            $0.fit(for: target.text)
          }
          guard scenes[index].reported[target.number, default: .allowed] != fit else { return nil }
          scenes[index].reported[target.number] = fit
          return .fitsScene(scenes[index].name, fit, target: target.number)
        }
      }
    }
    for change in changes { process.send(change) }
  }
}
