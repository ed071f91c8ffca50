import SystemPolicy
import VirtualDevice

extension StateMachine {
  /// The permission to know the location: `LocationAuthorization` with its terms.
  static let permissionToKnowTheLocation = StateMachine(
    title: "Permission to know the location",
    sentence: "What the user allows an app, as `CLLocationManager` reports it, and its terms.",
    facts: """
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      """,
    ways: [
      Way(state: "notDetermined", steps: opened),
      Way(state: "denied", steps: opened + whenInUse("Don't Allow")),
      Way(state: "whenInUse", steps: opened + whenInUse("Allow While Using App")),
      Way(state: "whenInUse, once", steps: opened + whenInUse("Allow Once")),
      Way(
        state: "whenInUse, asked for always",
        steps: opened + whenInUse("Allow While Using App") + always("Keep Only While Using")
      ),
      Way(state: "always, provisional", steps: opened + always("Allow While Using App")),
      Way(
        state: "always",
        steps: opened + whenInUse("Allow While Using App") + always("Change to Always Allow")
      ),
      // Until iOS 12 the prompt has one Allow.
      Way(state: "whenInUse", steps: opened + whenInUse("Allow")),
      Way(state: "always", steps: opened + always("Allow")),
    ],
    occasions: [
      "Allow", "Allow While Using App", "Allow Once", "Don't Allow",
    ].map { Occasion("it asks for when in use, answered \($0)", "@09:00 " + whenInUse($0)) }
      + [
        "Allow", "Allow While Using App", "Allow Once", "Don't Allow", "Keep Only While Using",
        "Change to Always Allow",
      ].map { Occasion("it asks for always, answered \($0)", "@09:00 " + always($0)) }
      + ["Keep Only While Using", "Change to Always Allow"].map {
        Occasion("it crosses a boundary unseen, answered \($0)", crossing($0))
      }
      + [
        Occasion("the user leaves it", "@09:00 user leaves app"),
        Occasion("the user chooses Never in Settings", changing("never")),
        Occasion("the user chooses While Using in Settings", changing("when in use")),
        Occasion("the user chooses Always in Settings", changing("always")),
        Occasion("the user deletes and installs it", "@09:00 user deletes app\nuser installs app"),
      ],
    state: { device, app in
      let permission = device.permission(of: app)
      let terms: [(LocationTerms, String)] = [
        (.once, ", once"), (.provisional, ", provisional"),
        (.askedForAlways, ", asked for always"),
      ]
      let isWhenInUse = permission.authorization == .whenInUse
      let isAlways = permission.authorization == .always
      return permission.authorization.name
        + terms.filter { permission.terms.contains($0.0) }
        .filter { $0.0 == .provisional ? isAlways : isWhenInUse }.map { $0.1 }.joined()
    }
  )

  private static let opened = "@08:00 user opens app\napp monitors \"office\"\n"

  private static func whenInUse(_ answer: String) -> String {
    "app asks for location when in use\nuser answers \"\(answer)\"\n"
  }

  private static func always(_ answer: String) -> String {
    "app asks for location always\nuser answers \"\(answer)\"\n"
  }

  private static func crossing(_ answer: String) -> String {
    "@09:00 user leaves app\n@09:10 device moves to \"office\"\n@09:20 user answers \"\(answer)\""
  }

  private static func changing(_ choice: String) -> String {
    "@09:00 user changes location for app to \(choice)"
  }
}
