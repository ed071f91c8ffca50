import BelfryTesting
import UIKit

@testable import Seed003

/// The post of 2011: an alarm at seven every morning, on a phone of its days.
@Suite(.phone(ios: .version(4, 3), zone: "Asia/Kolkata", start: "2010-12-31 12:00")) @MainActor
struct AlarmTests {
  let phone = VirtualPhone.current

  private func open() async {
    phone.install { AlarmDelegate() }
    await phone.launch()
  }

  /// The calls of the delegate in the running process.
  private func received() async -> [String] {
    await phone.app.run {
      let delegate = UIApplication.shared.delegate as? AlarmDelegate
      return (delegate?.received ?? []).compactMap { $0?.alertBody }
    }
  }

  private func remind(_ text: String, isMarked: Bool) {
    let notification = UILocalNotification()
    notification.alertBody = text
    notification.fireDate = phone.date.addingTimeInterval(3600)
    notification.repeatInterval = .day
    if isMarked { mark(notification) }
    UIApplication.shared.scheduleLocalNotification(notification)
  }

  @Test func `it fires at seven on January 1st and every morning after`() async {
    await open()
    await phone.app.run { setAlarm() }
    await phone.background()
    await phone.advance(to: "2011-01-01 06:59")
    #expect(phone.shown.isEmpty)
    await phone.advance(to: "2011-01-03 07:00")
    #expect(phone.shown.map(\.body) == ["Wake up!", "Wake up!", "Wake up!"])
    let hours = phone.shown.map { Calendar.current.component(.hour, from: $0.date) }
    #expect(hours == [7, 7, 7])
  }

  @Test func `its fire date stays January 1st`() async {
    await open()
    await phone.app.run { setAlarm() }
    await phone.background()
    await phone.advance(to: "2011-01-02 08:00")
    let dates = await phone.app.run { everythingScheduled().map(\.fireDate) }
    #expect(dates == [Date(timeIntervalSince1970: 1_293_845_400)])
  }

  @Test func `a marked notification is found and cancelled`() async {
    await open()
    await phone.app.run {
      remind("Get Food", isMarked: true)
      remind("Call Mum", isMarked: false)
      cancelMarked()
      #expect(everythingScheduled().map(\.alertBody) == ["Call Mum"])
    }
    await phone.background()
    await phone.advance(by: .hours(2))
    #expect(phone.shown.map(\.body) == ["Call Mum"])
  }

  @Test func `the delegate is called in the foreground, and after a response`() async throws {
    await open()
    await phone.app.run { setAlarm() }
    await phone.advance(to: "2011-01-01 07:00")
    #expect(await received() == ["Wake up!"])
    await phone.background()
    await phone.advance(to: "2011-01-02 07:00")
    await phone.tap(try #require(phone.shown.last?.identifier))
    #expect(await received() == ["Wake up!", "Wake up!"])
  }

  @Test func `an app that was killed finds it in its launch options`() async throws {
    await open()
    await phone.app.run { setAlarm() }
    await phone.background()
    await phone.app.terminate()
    await phone.advance(to: "2011-01-01 07:00")
    await phone.tap(try #require(phone.shown.last?.identifier))
    #expect(await received().contains("Wake up!"))
  }
}
