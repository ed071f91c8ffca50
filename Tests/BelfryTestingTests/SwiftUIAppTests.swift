import BelfryTesting
import SwiftUI
import Testing
import UserNotifications

@testable import SwiftUIApp

/// A SwiftUI app, made as a template makes it, from its first launch to its last.
@Suite(.phone(ios: 26, start: "2026-05-04 08:00")) @MainActor struct SwiftUIAppTests {
  let phone = VirtualPhone.current

  /// The events of the app since the last call, without the evaluations of its views.
  private func events() async -> [String] {
    await allEvents().filter { $0 != "body" && !$0.hasPrefix("row") }
  }

  private func allEvents() async -> [String] {
    await phone.settle()
    return phone.app.object(of: PillsModel.self)?.take() ?? []
  }

  private func launch() async {
    phone.install(PillsApp.self, authorization: .authorized)
    await phone.launch()
  }

  private func add(_ identifier: String) async throws {
    try await phone.app.run {
      let content = UNMutableNotificationContent()
      content.title = "Pills"
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      let request = UNNotificationRequest(
        identifier: identifier,
        content: content,
        trigger: trigger
      )
      try await UNUserNotificationCenter.current().add(request)
    }
  }

  /// The phases of a window that comes to the screen, as the app and its view see them.
  private static let toFront = ["app inactive", "view inactive", "app active", "view active"]
  private static let toBack = [
    "app inactive", "view inactive", "app background", "view background",
  ]

  @Test func `a launch evaluates the views, and the phases follow the scene`() async {
    await launch()
    let first = await events()
    #expect(first == ["didFinishLaunching", "appears"] + Self.toFront)
    await phone.background()
    let left = await events()
    #expect(left == Self.toBack)
    await phone.launch()
    let back = await events()
    #expect(back == Self.toFront)
  }

  @Test func `a pull of Notification Center makes the scene inactive`() async {
    await launch()
    _ = await events()
    await phone.pullDown()
    let covered = await events()
    #expect(covered == ["app inactive", "view inactive"])
  }

  @Test func `a body is evaluated again when what it read has changed`() async throws {
    await launch()
    #expect(await allEvents().suffix(2) == ["row morning", "row evening"])
    let model = try #require(phone.app.object(of: PillsModel.self))
    await phone.app.run { model.pills.append("night") }
    #expect(await allEvents() == ["body", "row night"])
    await phone.app.run { model.selection = "night" }
    #expect(await allEvents() == ["body"])
    await phone.app.run { model.note("nothing that a view read") }
    #expect(await allEvents() == ["nothing that a view read"])
  }

  @Test func `a task of a view asks for permission`() async {
    phone.install(PillsApp.self)
    phone.willAnswer(.allow)
    await phone.launch()
    #expect(phone.app.authorization == .authorized)
    #expect(await allEvents().contains("row morning"))
  }

  @Test func `a cold tap reaches the adaptor's delegate`() async throws {
    await launch()
    try await add("evening")
    await phone.app.forceQuit()
    await phone.advance(by: .minutes(2))
    await phone.tap("evening")
    let heard = await events()
    #expect(heard == ["didFinishLaunching", "appears"] + Self.toFront + ["didReceive evening"])
    #expect(phone.app.object(of: PillsModel.self)?.selection == "evening")
  }

  @Test func `a warm tap reaches the adaptor's delegate`() async throws {
    await launch()
    try await add("evening")
    await phone.background()
    await phone.advance(by: .minutes(2))
    _ = await events()
    await phone.tap("evening")
    let heard = await events()
    #expect(heard == Self.toFront + ["didReceive evening"])
  }

  @Test func `a push in the background evaluates no view`() async {
    await launch()
    await phone.app.terminate()
    await phone.push(["aps": ["content-available": 1]])
    #expect(await allEvents() == ["didFinishLaunching", "push"])
    await phone.launch()
    let opened = await events()
    #expect(opened == ["appears"] + Self.toFront)
  }

  @Test func `a disconnected scene loses its views, and the next one has new ones`() async {
    await launch()
    await phone.background()
    _ = await events()
    await phone.app.disconnectScene()
    #expect(await allEvents() == ["disappears"])
    await phone.launch()
    let opened = await events()
    #expect(opened == ["appears"] + Self.toFront)
  }

  @Test func `a force-quit calls nothing, and the next launch starts again`() async {
    await launch()
    await phone.background()
    let model = phone.app.object(of: PillsModel.self)
    _ = model?.take()
    await phone.app.forceQuit()
    #expect(model?.take() == [])
    await phone.push(["aps": ["content-available": 1]])
    #expect(phone.app.state == .notRunning)
    await phone.launch()
    let opened = await events()
    #expect(opened == ["didFinishLaunching", "appears"] + Self.toFront)
  }

  @Test func `the app's delegate is an object of SwiftUI`() async {
    await launch()
    await phone.app.run {
      let delegate = UIApplication.shared.delegate
      #expect(delegate != nil && !(delegate is SwiftUIApp.AppDelegate))
      #expect(UIApplication.shared.connectedScenes.count == 1)
    }
    #expect(phone.app.object(of: SwiftUIApp.AppDelegate.self) != nil)
  }
}
