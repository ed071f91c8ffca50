import BelfryTesting
import ChatExtension
import Testing
import UIKit
import UserNotifications

/// The service extension of a chat, whose app does not run.
@Suite(.phone(ios: 26, start: "2026-05-04 08:00")) @MainActor struct ServiceExtensionTests {
  let phone = VirtualPhone.current

  private final class AppDelegate: NSObject, UIApplicationDelegate {}

  private func install(entitlements: Set<String> = []) {
    phone.install(
      "chat",
      AppDescription(
        entitlements: entitlements,
        serviceExtension: ServiceExtension { NotificationService() }
      ),
      authorization: .authorized
    ) { AppDelegate() }
  }

  /// Pushes an alert with keys of the chat, in JSON.
  private func push(_ identifier: String, _ keys: String, isMutable: Bool = true) async {
    let alert = #""alert": {"title": "Chat", "body": "New message"}"#
    let mutable = #""mutable-content": \#(isMutable ? 1 : 0)"#
    await phone.push(json: "{\"aps\": {\(alert), \(mutable)}, \(keys)}", id: identifier)
  }

  private var delivered: [String] {
    get async {
      await phone.app.run {
        await UNUserNotificationCenter.current().deliveredNotifications().map {
          "\($0.request.content.title): \($0.request.content.body)"
        }
      }
    }
  }

  @Test func `the extension decrypts the message while its app does not run`() async {
    install()
    await push("m", #""from": "Anna", "secret": "?hcnuL", "seconds": 5"#)
    #expect(phone.shown.isEmpty)
    #expect(phone.app.state == .notRunning)
    await phone.advance(by: .seconds(5))
    #expect(phone.shown.map(\.title) == ["Anna"])
    #expect(phone.shown.map(\.body) == ["Lunch?"])
    #expect(phone.app.state == .notRunning)
  }

  @Test func `a push without mutable-content does not reach the extension`() async {
    install()
    await push("m", #""from": "Anna", "secret": "?hcnuL", "seconds": 0"#, isMutable: false)
    #expect(phone.shown.map(\.title) == ["Chat"])
  }

  @Test func `an app is installed with its extension`() async {
    phone.install(
      "chat",
      AppDescription(serviceExtension: ServiceExtension { NotificationService() }),
      authorization: .authorized
    ) { AppDelegate() }
    await phone.push(["aps": ["alert": "New message", "mutable-content": 1]], id: "m")
    #expect(phone.shown.isEmpty)
    await phone.advance(by: .seconds(31))
    #expect(phone.shown.count == 1)
  }

  @Test func `at the end of its time the extension passes its best attempt`() async {
    install()
    await push("m", #""from": "Anna""#)
    await phone.advance(by: .seconds(29))
    #expect(phone.shown.isEmpty)
    await phone.advance(by: .seconds(1))
    #expect(phone.shown.map(\.title) == ["Anna"])
    #expect(phone.shown.map(\.body) == ["New message"])
  }

  @Test func `an extension that the system ends early is not warned, and the original is shown`()
    async
  {
    install()
    await push("m", #""from": "Anna", "secret": "?hcnuL", "seconds": 5"#)
    #expect(phone.shown.isEmpty)
    await phone.endServiceExtension(withPush: "m")
    #expect(phone.shown.map(\.title) == ["Chat"])
    await phone.advance(by: .seconds(60))
    #expect(phone.shown.map(\.title) == ["Chat"])
  }

  @Test func `an extension that never answers fails the test, and the original is shown`() async {
    install()
    await push("m", #""from": "Anna", "gives up": true, "seconds": 40"#)
    await phone.advance(by: .seconds(30))
    #expect(phone.shown.isEmpty)
    await withKnownIssue {
      await phone.advance(by: .seconds(1))
    } matching: {
      $0.comments.contains {
        $0.rawValue.contains("of chat never called the content handler of didReceive")
      }
    }
    #expect(phone.shown.map(\.title) == ["Chat"])
    await phone.advance(by: .minutes(1))
    #expect(phone.shown.map(\.title) == ["Chat"])
  }

  @Test func `each push has an extension of its own`() async {
    install()
    await push("a", #""from": "Anna", "secret": "a", "seconds": 20"#)
    await push("b", #""from": "Ben", "secret": "b", "seconds": 10"#)
    await phone.advance(by: .seconds(25))
    #expect(phone.shown.map(\.title) == ["Ben", "Anna"])
  }

  @Test func `with the entitlement a message removes another one and shows nothing`() async {
    install(entitlements: ["com.apple.developer.usernotifications.filtering"])
    await push("m", #""from": "Anna", "secret": "!spoo", "seconds": 0"#)
    await phone.advance(by: .seconds(1))
    #expect(phone.shown.map(\.body) == ["oops!"])
    #expect(phone.delivered == ["m"])
    await push("deletion", #""deletes": "m""#)
    await phone.advance(by: .seconds(1))
    #expect(phone.delivered.isEmpty)
    #expect(phone.shown.map(\.identifier) == ["m"])
  }

  @Test func `without the entitlement the original is shown`() async {
    install()
    await push("deletion", #""deletes": "m""#)
    #expect(phone.shown.map(\.title) == ["Chat"])
  }

  @Test func `the app gets the content of the extension`() async {
    install()
    await push("m", #""from": "Anna", "secret": "?hcnuL", "seconds": 5"#)
    await phone.advance(by: .seconds(5))
    await phone.launch()
    #expect(await delivered == ["Anna: Lunch?"])
  }
}
