import BackgroundTasks
import BelfryTesting
import Foundation
import Testing
import UIKit

/// Background tasks of an app in Swift.
@Suite(.phone(start: "2026-03-06 07:55")) @MainActor struct BackgroundTasksTests {
  let phone = VirtualPhone.current

  private func leave() async {
    phone.install(authorization: .authorized) { RefillApp() }
    await phone.launch()
    await phone.background()
  }

  private var app: RefillApp? { phone.app.object(of: RefillApp.self) }

  @Test func `a refresh launches the app, which adds its next reminder`() async {
    await leave()
    await phone.app.terminate()
    await phone.advance(by: .seconds(4 * 3600))
    await phone.launchTask(RefillApp.task)
    #expect(phone.app.state == .background)
    #expect(app?.log == [RefillApp.task])
    #expect(phone.pending == ["water"])
    await phone.advance(by: .seconds(3600))
    #expect(phone.delivered == ["water"])
  }

  @Test func `before its earliest date the task is not launched`() async {
    await leave()
    await phone.advance(by: .seconds(3 * 3600))
    await phone.launchTask(RefillApp.task)
    #expect(app?.log == [])
  }

  @Test func `a task that is not completed expires after thirty seconds`() async {
    await leave()
    app?.completes = false
    await phone.app.suspend()
    await phone.advance(by: .seconds(4 * 3600))
    await phone.launchTask(RefillApp.task)
    await phone.advance(by: .seconds(29))
    #expect(app?.log == [RefillApp.task])
    await phone.advance(by: .seconds(1))
    #expect(app?.log == [RefillApp.task, "expired"])
  }

  @Test func `without Background App Refresh submit throws unavailable`() async {
    phone.install(authorization: .authorized) { RefillApp() }
    await phone.launch()
    await phone.turnBackgroundRefresh(on: false)
    #expect(app?.log == ["unavailable"])
  }

  @Test func `Low Power Mode prevents a refresh`() async {
    await leave()
    await phone.turnLowPowerMode(on: true)
    await phone.advance(by: .seconds(5 * 3600))
    await phone.launchTask(RefillApp.task)
    #expect(app?.log == [])
    await phone.turnLowPowerMode(on: false)
    await phone.launchTask(RefillApp.task)
    #expect(app?.log == [RefillApp.task])
  }

  @Test func `pending requests are copies, and can be cancelled`() async throws {
    await leave()
    let scheduler = await phone.run { BGTaskScheduler.shared }
    let pending = await phone.run { await scheduler.pendingTaskRequests() }
    let request = try #require(pending.first as? BGAppRefreshTaskRequest)
    #expect(request.identifier == RefillApp.task)
    #expect(request.earliestBeginDate == phone.date + 4 * 3600)
    await phone.run { scheduler.cancelAllTaskRequests() }
    #expect(await phone.run { await scheduler.pendingTaskRequests() }.isEmpty)
  }

  @Test func `a second refresh task is one too many`() async {
    await leave()
    await phone.run {
      #expect {
        try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "other"))
      } throws: {
        BGTaskScheduler.Error.tooManyPendingTaskRequests ~= $0
      }
      #expect(throws: Never.self) {
        try BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "index"))
      }
    }
  }

  @Test func `a task without a launch handler is reported`() async {
    await leave()
    await phone.run {
      try? BGTaskScheduler.shared.submit(BGProcessingTaskRequest(identifier: "index"))
    }
    await withKnownIssue {
      await phone.launchTask("index")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("no launch handler is registered") }
    }
  }
}
