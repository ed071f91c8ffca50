import BelfryTesting
import Foundation
import Testing
import UIKit
import UserNotifications

/// An app with a scene for each room, whose conditions name the room.
@Suite(.phone(ios: 26, start: "2026-05-04 08:00")) @MainActor struct SceneTargetTests {
  let phone = VirtualPhone.current

  private func launch(multiple: Bool = true) async {
    phone.install(
      "chat",
      AppDescription(
        scenes: SceneManifest(supportsMultipleScenes: multiple) { RoomSceneDelegate() }
      ),
      authorization: .authorized
    ) { ChatAppDelegate() }
    await phone.launch()
  }

  private func open(_ room: String) async {
    await phone.app.run {
      let activity = NSUserActivity(activityType: "room")
      activity.targetContentIdentifier = room
      UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    }
  }

  private func tapMessage(in room: String) async -> [String] {
    if phone.app.state == .foreground { await phone.background() }
    await phone.push(["aps": ["alert": "Hello", "target-content-id": room]], id: "hello")
    await phone.tap("hello")
    await phone.settle()
    return await phone.app.run { (UIApplication.shared.delegate as! ChatAppDelegate).log }
  }

  @Test func `a tap brings the scene that prefers the target`() async {
    await launch()
    await open("kitchen")
    await open("garden")
    #expect(await tapMessage(in: "kitchen") == ["kitchen"])
  }

  @Test func `a target that no scene prefers goes to the scene that allows it`() async {
    await launch()
    await open("kitchen")
    #expect(await tapMessage(in: "cellar") == ["main"])
  }

  @Test func `conditions that change in the background count`() async {
    await launch()
    await open("kitchen")
    await phone.background()
    await phone.app.run {
      for scene in UIApplication.shared.connectedScenes {
        let conditions = scene.activationConditions
        conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
        conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
      }
    }
    #expect(await tapMessage(in: "cellar") == ["main with hello"])
  }

  @Test func `an app with one scene gets every tap in it`() async {
    await launch(multiple: false)
    await phone.app.run {
      for scene in UIApplication.shared.connectedScenes {
        scene.activationConditions.canActivateForTargetContentIdentifierPredicate =
          NSPredicate(value: false)
      }
    }
    #expect(await tapMessage(in: "cellar") == ["main"])
  }

  @Test(
    arguments: [
      ("self == 'room-1'", ["room-1"]),
      ("SELF = \"room-1\"", ["room-1"]),
      ("self ==[c] 'ROOM-1' OR self == 'hall'", ["room-1", "hall"]),
      ("self BEGINSWITH 'room-' AND NOT self ENDSWITH '2'", ["room-1"]),
      ("self CONTAINS[cd] 'CAFE'", ["café-room-"]),
      ("self LIKE 'r?om*'", ["room-1", "room-2"]),
      ("self IN {'hall', 'room-2'}", ["room-2", "hall"]),
      ("(self != 'hall' && !(self == 'room-2'))", ["room-1", "café-room-"]),
      ("self <> 'hall' || TRUEPREDICATE", ["room-1", "room-2", "hall", "café-room-"]),
      ("FALSEPREDICATE", []),
    ]
  )
  func `predicates read the formats of conditions`(format: String, fitting: [String]) {
    let predicate = NSPredicate(format: format)
    let found: [String] = ["room-1", "room-2", "hall", "café-room-"].filter {
      predicate.evaluate(with: $0)
    }
    #expect(found == fitting)
  }

  @Test func `placeholders stand for strings and lists`() {
    #expect(NSPredicate(format: "self == %@", "hall").evaluate(with: "hall"))
    let either = NSPredicate(format: "self == %@ OR self == %@", "hall", "garden")
    #expect(either.evaluate(with: "garden"))
    #expect(!either.evaluate(with: "cellar"))
    let list = NSPredicate(format: "self IN %@", ["hall", "garden"])
    #expect(list.evaluate(with: "hall"))
    #expect(!list.evaluate(with: "cellar"))
  }

  @Test(
    arguments: [
      ("self MATCHES 'r.*'", "at \"MATCHES\""), ("(self == 'x' OR", "at its end"),
      ("self == 'x')", "at \")\""),
    ]
  )
  func `a format with something else fails the test and says where`(
    format: String,
    place: String
  ) async {
    let phone = VirtualPhone(PhoneSettings(ios: 26))
    await withKnownIssue {
      phone.install("app") { ChatAppDelegate() }
      await phone.launch()
      await phone.app.run { _ = NSPredicate(format: format) }
      await phone.settle()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("cannot be read \(place)") }
    }
  }
}

private final class ChatAppDelegate: UIResponder, UIApplicationDelegate {
  /// The names of the scenes to which responses came.
  var log: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }
}

extension ChatAppDelegate: @MainActor UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let scene = response.targetScene?.delegate as? RoomSceneDelegate
    log.append(scene?.name ?? "none")
    completionHandler()
  }
}

private final class RoomSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private(set) var name = ""

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let room = connectionOptions.userActivities.first?.targetContentIdentifier
    let response = connectionOptions.notificationResponse?.notification.request.identifier
    name = (room ?? "main") + (response.map { " with \($0)" } ?? "")
    guard let room else { return }
    let isRoom = NSPredicate(format: "self == %@", room)
    scene.activationConditions.canActivateForTargetContentIdentifierPredicate = isRoom
    scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = isRoom
  }
}
