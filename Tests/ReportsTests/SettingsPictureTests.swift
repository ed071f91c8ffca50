import Foundation
import Reports
import ScenarioParsing
import Scenarios
import Support
import Testing
import VirtualDevice
import VirtualTime

/// The page of an app in Settings, which the phone shows while the user changes something on it.
@Suite struct SettingsPictureTests {
  /// Lines of a scenario, and the rows that the phone shows at 08:10.
  static let pages: [(name: String, lines: String, rows: [String])] = [
    (
      "a switch of a usual app",
      granted("alert sound badge") + "@08:10 user turns off sounds",
      ["Allow Notifications: on"] + places + [
        "Banner Style: Temporary", "Sounds: off, changed now", "Badges: on",
      ] + choices
    ),
    (
      "only what the app asked for, and no banner style without banners",
      granted("alert") + "@08:10 user turns off banners",
      [
        "Allow Notifications: on", "Lock Screen: on", "Notification Center: on",
        "Banners: off, changed now",
      ] + choices
    ),
    (
      "no alerts at all",
      granted("sound") + "@08:10 user turns off sounds",
      ["Allow Notifications: on", "Sounds: off, changed now"] + choices
    ),
    (
      "notifications that are off hide the rest",
      granted("alert sound") + "@08:10 user turns off notifications",
      ["Allow Notifications: off, changed now"]
    ),
    (
      "all that an app can have",
      "app entitled to time-sensitive critical-alerts carplay\n"
        + granted("alert sound badge carPlay criticalAlert providesAppNotificationSettings")
          + """
          app asks for location when in use
          user answers "Allow While Using App"
          @08:10 user makes banners persistent
          user turns off time-sensitive notifications
          user turns off critical alerts
          user turns on Scheduled Summary
          user shows previews when unlocked
          user groups notifications by app
          user turns off Precise Location for app
          user changes location for app to always
          user turns off Background App Refresh for app
          """,
      ["Allow Notifications: on"] + places + [
        "Banner Style: Persistent, changed now", "Sounds: on", "Badges: on",
        "Critical Alerts: off, changed now", "Time Sensitive: off, changed now", "CarPlay: on",
        "Scheduled Summary: on, changed now", "Show Previews: When Unlocked, changed now",
        "Notification Grouping: By App, changed now", "app Notification Settings",
        "Location: Always, changed now", "Precise Location: off, changed now",
        "Background App Refresh: off, changed now",
      ]
    ),
    (
      "an app that never asked to notify",
      """
      @08:00 user opens app
      app asks for location when in use
      user answers "Allow While Using App"
      @08:10 user changes location for app to never
      """,
      ["Location: Never, changed now"]
    ),
    (
      "the location that was allowed once",
      """
      @08:00 user opens app
      app asks for location when in use
      user answers "Allow Once"
      @08:10 user turns off Background App Refresh for app
      """,
      ["Location: Ask Next Time", "Background App Refresh: off, changed now"]
    ),
    (
      "provisional notifications",
      "@08:00 user opens app\napp asks for alert sound provisional\n@08:10 user turns on sounds",
      [
        "Allow Notifications: on", "Lock Screen: off", "Notification Center: on", "Banners: off",
        "Sounds: on, changed now",
      ] + choices
    ),
    (
      "the last app of two",
      """
      app pills
      app mail
      device has authorization authorized for pills
      device has authorization authorized for mail
      @08:10 user turns off sounds for pills
      user turns off lockScreen for mail
      """,
      [
        "Allow Notifications: on", "Lock Screen: off, changed now", "Notification Center: on",
        "Banners: on", "Banner Style: Temporary", "Sounds: on", "Badges: on",
      ] + choices
    ),
    (
      "an old phone has no choices",
      "phone iOS 10\n" + granted("alert sound badge") + "@08:10 user turns off badges",
      ["Allow Notifications: on"] + places + [
        "Banner Style: Temporary", "Sounds: on", "Badges: off, changed now",
      ]
    ),
  ]

  private static func granted(_ options: String) -> String {
    "@08:00 user opens app\napp asks for \(options)\nuser answers \"Allow\"\n"
  }

  private static let places = ["Lock Screen: on", "Notification Center: on", "Banners: on"]
  private static let choices = [
    "Scheduled Summary: off", "Show Previews: Always", "Notification Grouping: Automatic",
  ]

  @Test(arguments: pages.indices)
  func `Settings shows each row with its value, and marks what is changed`(index: Int) throws {
    let page = Self.pages[index]
    let drawing = try Self.phone(page.lines, at: "08:10")
    #expect(Self.rows(of: drawing).map(\.text) == page.rows, "\(page.name)")
  }

  @Test(arguments: pages.indices)
  func `the shapes of a row agree with its words`(index: Int) throws {
    let page = Self.pages[index]
    for row in Self.rows(of: try Self.phone(page.lines, at: "08:10")) {
      let isOn = row.text.contains(": on")
      let isSwitch = isOn || row.text.contains(": off")
      let isPlace = row.shapes.contains("width=\"28\"")
      #expect(row.shapes.contains("fill=\"#2c8f48\"") == (isOn && !isPlace), "\(row.text)")
      #expect(row.shapes.contains("l3 3 l5 -6") == (isOn && isPlace), "\(row.text)")
      #expect(row.shapes.contains("fill=\"#7b8194\"") == (isSwitch && !isOn && !isPlace))
      let isMarked = row.shapes.contains("fill=\"#ffeec2\"")
      #expect(isMarked == row.text.hasSuffix(", changed now"), "\(row.text)")
      // No label is cut.
      #expect(!row.shapes.contains("…"), "\(row.text)")
    }
  }

  @Test(arguments: pages.indices)
  func `texts and switches stand out from their ground`(index: Int) throws {
    for row in Self.rows(of: try Self.phone(Self.pages[index].lines, at: "08:10")) {
      let ground = row.shapes.contains("#ffeec2") ? "#ffeec2" : "#ffffff"
      for shape in row.shapes.components(separatedBy: "<").dropFirst() {
        guard let color = shape.color(of: "fill") ?? shape.color(of: "stroke") else { continue }
        // The formula of WCAG 2.2: 4.5 to 1 for texts, 3 to 1 for other things that are read.
        if shape.hasPrefix("text") { #expect(contrast(color, ground) >= 4.5, "\(shape)") }
        if shape.contains("rx=\"9\"") { #expect(contrast(color, ground) >= 3, "\(shape)") }
      }
    }
  }

  /// Lines before and at 08:10, and a text that the phone shows instead of Settings.
  static let elsewhere: [(lines: String, time: String, shows: String)] = [
    ("@08:10 user turns off sounds", "08:09", ">app<"),
    ("@08:10 user turns off sounds", "08:11", ">app<"),
    ("@08:10 user turns off sounds\nuser opens app", "08:10", "foreground"),
    ("@08:10 user turns off sounds\nuser locks device", "08:10", "Thursday, 1 January"),
    ("@08:10 user turns off sounds\ndevice powers off", "08:10", "switched off"),
    ("@08:10 user turns off sounds\nuser deletes app", "08:10", "5G"),
  ]

  @Test(arguments: elsewhere)
  func `Settings is seen at the instant of a change alone`(
    lines: String,
    time: String,
    shows: String
  ) throws {
    let drawing = try Self.phone(Self.granted("alert sound") + lines, at: time)
    #expect(!drawing.contains("Settings of "), "\(lines)")
    #expect(drawing.contains(shows), "\(lines): \(shows)")
  }

  @Test func `all rows have room on the screen`() throws {
    for page in Self.pages {
      let drawing = try Self.phone(page.lines, at: "08:10")
      let cards = drawing.components(separatedBy: "<rect ").filter { $0.contains("rx=\"14\"") }
      for card in cards {
        let numbers = card.split(separator: "\"")
        let (y, height) = (try #require(Int(numbers[3])), try #require(Int(numbers[7])))
        #expect(y >= 100 && y + height <= 586, "\(page.name)")
      }
      #expect(cards.isEmpty == page.rows.isEmpty, "\(page.name)")
    }
  }

  /// The rows of the page, in words, with the shapes of each; none if the phone shows no page.
  private static func rows(of drawing: String) -> [(text: String, shapes: String)] {
    guard drawing.contains("<title>Settings of ") else { return [] }
    let groups = drawing.components(separatedBy: "<g><title>").dropFirst()
    return groups.map { group in
      let parts = group.components(separatedBy: "</title>")
      return (parts[0], parts[1].components(separatedBy: "</g>")[0])
    }
    .filter { !$0.0.hasPrefix("Settings of ") }
  }

  private static func phone(_ lines: String, at time: String) throws -> String {
    let facts = lines.split(separator: "\n").prefix { !$0.hasPrefix("@") }
    let steps = lines.split(separator: "\n").dropFirst(facts.count)
    let text = """
      \(facts.contains { $0.hasPrefix("phone") } ? "" : "phone iOS 18")
      \(facts.joined(separator: "\n"))
      scenario "drawn"
      \(steps.joined(separator: "\n"))
      """
    let (script, mistakes) = Script.parse(Source(name: "drawn", text: text))
    #expect(mistakes.allSatisfy { $0.kind == .expectsNothing }, "\(mistakes.map(\.message))")
    let result = script.play(try #require(script.scenarios.first))
    #expect(result.failures.isEmpty, "\(result.failures)")
    let time = try #require(PictureTime(time))
    return try #require(phonePicture(of: result, at: time))
  }
}

extension String {
  /// The colour of an attribute, such as `#ffffff`; nil if the element has none.
  fileprivate func color(of attribute: String) -> String? {
    components(separatedBy: "\(attribute)=\"").dropFirst().first.map { String($0.prefix(7)) }
      .flatMap { $0.hasPrefix("#") ? $0 : nil }
  }

  /// The relative luminance of a colour, from 0 to 1.
  fileprivate var luminance: Double {
    let bytes = Array(utf8.dropFirst())
    let parts = [0, 2, 4].map { start -> Double in
      let text = String(decoding: bytes[start..<start + 2], as: UTF8.self)
      let part = Double(Int(text, radix: 16) ?? 0) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}

func contrast(_ a: String, _ b: String) -> Double {
  (max(a.luminance, b.luminance) + 0.05) / (min(a.luminance, b.luminance) + 0.05)
}
