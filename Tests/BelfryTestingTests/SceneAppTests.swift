import Testing
import UIKit
import UserNotifications

@testable import BelfryTesting
@testable import SceneApp

/// A scene-based app, made as a template makes it, from its first launch to its last.
@Suite(.phone(ios: 26, start: "2026-05-04 08:00")) @MainActor struct SceneAppTests {
  let phone = VirtualPhone.current

  private func events() async -> [String] {
    await phone.settle()
    return await phone.app.run {
      (UIApplication.shared.delegate as? SceneApp.AppDelegate)?.log.take() ?? []
    }
  }

  private func launch() async {
    phone.install(
      "app",
      AppDescription(scenes: SceneManifest { SceneDelegate() }),
      authorization: .authorized
    ) { SceneApp.AppDelegate() }
    await phone.launch()
  }

  private func add(_ identifier: String, after seconds: Double) async {
    await phone.app.run {
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
      let request = UNNotificationRequest(
        identifier: identifier,
        content: content,
        trigger: trigger
      )
      UNUserNotificationCenter.current().add(request)
    }
  }

  @Test func `the scene delegate gets the events, and the app delegate does not`() async {
    await launch()
    #expect(
      await events() == [
        "didFinishLaunching", "willConnect", "sceneWillEnterForeground", "sceneDidBecomeActive",
      ]
    )
    await phone.background()
    #expect(await events() == ["sceneWillResignActive", "sceneDidEnterBackground"])
    await phone.launch()
    #expect(await events() == ["sceneWillEnterForeground", "sceneDidBecomeActive"])
    #expect(phone.app.object(of: ViewController.self)?.loads == 1)
  }

  @Test func `a cold tap is in the connection options, and the delegate gets it as well`() async {
    await launch()
    await add("tea", after: 60)
    await phone.app.forceQuit()
    await phone.advance(by: .minutes(2))
    await phone.tap("tea")
    #expect(
      await events() == [
        "didFinishLaunching", "willConnect with tea", "sceneWillEnterForeground",
        "sceneDidBecomeActive", "didReceive tea in session-1",
      ]
    )
  }

  /// The notification center does not retain its delegate, so the app has to.
  private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    @MainActor static var current: Delegate?

    @MainActor static func set() {
      current = Delegate()
      UNUserNotificationCenter.current().delegate = current
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse
    ) async {}
  }

  /// A delegate of the center without `didReceive`.
  private final class Presenter: NSObject, UNUserNotificationCenterDelegate {
    @MainActor static let current = Presenter()
  }

  private func launchWithout(delegateAtLaunch delegate: (any UNUserNotificationCenterDelegate)?)
    async
  {
    phone.install(
      "app",
      AppDescription(scenes: SceneManifest { SceneDelegate() }),
      authorization: .authorized
    ) { AppDelegateOfCenter(delegate) }
    await phone.launch()
    await add("tea", after: 60)
    await phone.app.forceQuit()
    await phone.advance(by: .minutes(2))
    await phone.tap("tea")
  }

  @Test func `a cold tap whose delegate comes late is explained`() async {
    await launchWithout(delegateAtLaunch: nil)
    await phone.app.run { Delegate.set() }
    let why = phone.why("tea")
    let missed = why.firstIndex { $0.contains("the app was not notified of the tap on \"tea\"") }
    #expect(
      missed.map { why[$0].contains("the scene of app got it in its connection options") } == true
    )
    #expect(missed.map { why[$0].contains("response.no-delegate-loses-the-tap") } == true)
    #expect(
      why.last == """
            reason  app set its delegate after its launch had ended; set it in \
        application(_:didFinishLaunchingWithOptions:), or read \
        connectionOptions.notificationResponse in scene(_:willConnectTo:options:)
        """
    )
    #expect(why.contains { $0.contains("the scene of app connected with the response to \"tea\"") })
    #expect(phone.journal.contains { $0.contains("got it in its connection options") })
    // The lines of a failure name the rules that decided it.
    let lines = phone.lastLines(20).filter { $0.contains("got it in its connection options") }
    #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("because scenes.") }, "\(lines)")
  }

  @Test func `a delegate that comes too late for a cold tap is reported again as a step`() async {
    phone.install("app", authorization: .authorized) { AppDelegateOfCenter(nil) }
    await phone.launch()
    await add("tea", after: 60)
    await phone.app.forceQuit()
    await phone.advance(by: .minutes(2))
    await phone.expectLost { await phone.tap("tea") }
    await phone.app.run { Delegate.set() }
    let retold = phone.scenario(titled: "late")
    #expect(retold.contains("sets delegate") && !retold.contains("has delegate"), "\(retold)")
    #expect(phone.why("tea").last?.contains("app set its delegate after its launch") == true)
  }

  @Test func `a cold tap on a delegate without didReceive is in the options alone`() async {
    await launchWithout(delegateAtLaunch: Presenter.current)
    #expect(
      phone.why("tea").last == """
            reason  the delegate of app has no didReceive; implement \
        userNotificationCenter(_:didReceive:withCompletionHandler:), or read \
        connectionOptions.notificationResponse in scene(_:willConnectTo:options:)
        """
    )
    #expect(phone.journal.contains { $0.contains("the scene of app got it") })
  }

  @Test func `a warm tap calls the delegate alone`() async {
    await launch()
    await add("tea", after: 60)
    await phone.background()
    await phone.advance(by: .minutes(2))
    _ = await events()
    await phone.tap("tea")
    #expect(
      await events() == [
        "sceneWillEnterForeground", "sceneDidBecomeActive", "didReceive tea in session-1",
      ]
    )
  }

  @Test func `a push in the background connects no scene`() async {
    await launch()
    await phone.app.terminate()
    await phone.push(["aps": ["content-available": 1]])
    let woken = await events()
    #expect(woken == ["didFinishLaunching with options", "push"])
    let scenes = await phone.app.run { UIApplication.shared.connectedScenes.count }
    #expect(scenes == 0)
    await phone.launch()
    #expect(
      await events() == ["willConnect", "sceneWillEnterForeground", "sceneDidBecomeActive"]
    )
  }

  @Test func `a scene is disconnected in the background, and a tap connects a new one`() async {
    await launch()
    await add("tea", after: 60)
    await phone.background()
    _ = await events()
    await phone.app.disconnectScene()
    #expect(await events() == ["sceneDidDisconnect"])
    #expect(phone.app.state == .background)
    await phone.advance(by: .minutes(2))
    await phone.tap("tea")
    #expect(
      await events() == [
        "willConnect with tea", "sceneWillEnterForeground", "sceneDidBecomeActive",
        "didReceive tea in session-2",
      ]
    )
  }

  @Test func `a force-quit calls no delegate, and no push wakes the app`() async {
    await launch()
    let delegate = await phone.app.run { UIApplication.shared.delegate as? SceneApp.AppDelegate }
    await phone.background()
    _ = delegate?.log.take()
    await phone.app.forceQuit()
    #expect(delegate?.log.take() == [])
    #expect(phone.app.state == .notRunning)
    await phone.push(["aps": ["content-available": 1]])
    #expect(phone.app.state == .notRunning)
    await phone.launch()
    #expect(
      await events() == [
        "didFinishLaunching", "willConnect", "sceneWillEnterForeground", "sceneDidBecomeActive",
      ]
    )
  }

  @Test func `an app built with the SDK of iOS 27 needs scenes`() async {
    let phone = VirtualPhone(PhoneSettings(ios: 27))
    await withKnownIssue {
      phone.install("old", AppDescription(sdk: 27)) { AppDelegateWithoutScenes() }
      await phone.launch()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("UIScene life cycle is required") }
    }
    #expect(phone.app.state == .notRunning)
  }
}

private final class AppDelegateWithoutScenes: UIResponder, UIApplicationDelegate {}

/// An app delegate that sets the delegate of the notification center at launch, or sets none.
private final class AppDelegateOfCenter: UIResponder, UIApplicationDelegate {
  private let delegate: (any UNUserNotificationCenterDelegate)?

  init(_ delegate: (any UNUserNotificationCenterDelegate)?) { self.delegate = delegate }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if let delegate { UNUserNotificationCenter.current().delegate = delegate }
    return true
  }
}
