import BelfryTesting
import Foundation
import Testing
import UserNotifications

/// A response that no delegate receives fails a test that does not expect it.
@Suite(.phone) struct LostResponseTests {
  private let phone = VirtualPhone.current

  /// An app with a delegate, which may come late or have no `didReceive`.
  private final class Receiver: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse
    ) async {}
  }

  private final class Deaf: NSObject, UNUserNotificationCenterDelegate {}

  private func post(_ description: AppDescription = AppDescription()) async throws {
    phone.install("news", description, authorization: .authorized)
    await phone.launch()
    let mute = UNNotificationAction(identifier: "mute", title: "Mute", options: [])
    let reply = UNTextInputNotificationAction(
      identifier: "reply",
      title: "Reply",
      options: [],
      textInputButtonTitle: "Send",
      textInputPlaceholder: ""
    )
    let category = UNNotificationCategory(
      identifier: "chat",
      actions: [mute, reply],
      intentIdentifiers: [],
      options: .customDismissAction
    )
    let center = UNUserNotificationCenter.current()
    center.setNotificationCategories([category])
    await phone.background()
    for identifier in ["ada", "bob", "eve"] {
      let content = UNMutableNotificationContent()
      content.title = identifier
      content.categoryIdentifier = "chat"
      try await center.add(
        UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
      )
    }
  }

  private func fails(_ words: String, _ body: () async -> Void) async {
    await withKnownIssue {
      await body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(words) }
    }
  }

  @Test func `an action, a text and a dismissal that no delegate receives fail`() async throws {
    try await post()
    await fails("news did not receive the action \"mute\" on \"ada\": news had no delegate") {
      await phone.act("mute", on: "ada")
    }
    await fails("news did not receive the action \"reply\" on \"bob\"") {
      await phone.reply("Later", to: "bob")
    }
    await fails("news did not receive the dismissal on \"eve\"") { await phone.dismiss("eve") }
  }

  @Test func `a tap only opens an app without a delegate`() async throws {
    try await post()
    await phone.tap("ada")
    #expect(phone.app.state == .foreground)
  }

  @Test func `a tap on a delegate without didReceive fails`() async throws {
    try await post()
    let deaf = Deaf()
    await phone.app.run { UNUserNotificationCenter.current().delegate = deaf }
    await fails("news did not receive the tap on \"ada\": the delegate of news has no didReceive") {
      await phone.tap("ada")
    }
    withExtendedLifetime(deaf) {}
  }

  @Test func `a tap before the delegate fails once the delegate comes`() async throws {
    try await post()
    await phone.tap("ada")
    let late = Receiver()
    await fails("news did not receive the tap on \"ada\"") {
      await phone.app.run { UNUserNotificationCenter.current().delegate = late }
    }
  }

  @Test func `a loss that the test expects does not fail`() async throws {
    try await post()
    let reason = await phone.expectLost { await phone.act("mute", on: "ada") }
    #expect(try #require(reason).hasPrefix("news had no delegate"))
    await fails("a lost response was expected, and none was lost") {
      await phone.expectLost { await phone.launch() }
    }
  }

  @Test func `an app that ignores responses loses none`() async throws {
    try await post(AppDescription(ignoresResponses: true))
    await phone.act("mute", on: "ada")
    await phone.dismiss("eve")
    #expect(phone.delivered == ["bob"])
  }

  @Test func `the recorded scenario expects the loss`() async throws {
    try await post()
    await phone.expectLost { await phone.act("mute", on: "ada") }
    #expect(phone.scenario().contains("action \"mute\" on \"ada\" lost"))
  }
}
