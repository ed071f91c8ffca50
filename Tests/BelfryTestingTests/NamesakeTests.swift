import AppsInSwift6
import BelfryTesting

/// An app's own types keep their names in a file that imports BelfryTesting.
@Suite struct NamesakeTests {
  @Test(.phone(reading: .apple, assuming: [.drops]))
  func `an app's types do not conflict with the phone's`() async {
    let phone = VirtualPhone.current
    let state = AppState.welcome
    let reading = Reading(glucose: 5)
    let (side, presentation, row) = (Side.left, Presentation.sheet, Switch.reminders)
    #expect(state == .welcome && reading == Reading(glucose: 5))
    #expect(side != .right && presentation != .popover && row == .reminders)
    await phone.launch()
    #expect(phone.app.state == VirtualPhone.AppState.foreground)
    #expect(phone.app.authorization == .notDetermined)
  }
}
