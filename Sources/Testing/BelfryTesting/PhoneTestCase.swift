import DeviceHost
import Synchronization
import Testing
import VirtualDevice
import VirtualTime
public import XCTest

/// An XCTest case that gives each of its tests a virtual phone.
///
/// ```swift
/// final class LockTests: PhoneTestCase {
///   override var settings: PhoneSettings { PhoneSettings(start: "2026-03-06 07:55") }
///
///   func testTheUserLocksThePhone() async {
///     await phone.lock()
///     XCTAssertTrue(phone.isLocked)
///   }
/// }
/// ```
open class PhoneTestCase: XCTestCase {
  private let box = Box()

  /// The phone of the running test.
  public var phone: VirtualPhone { box.phone ?? VirtualPhone.current }

  /// The state of the phone at the start of each test.
  open var settings: PhoneSettings { PhoneSettings() }

  /// Runs a test with its phone.
  open override func invokeTest() {
    let phone = VirtualPhone(settings)
    box.phone = phone
    box.records = FailureRecords(of: phone, titled: name)
    box.comments = FailureComments(of: phone)
    phone.state.withLock { $0.zoneTurn = .alone }
    ProgramZone.set(phone.zone)
    VirtualPhone.$bound.withValue(phone) {
      phone.host.run { phone.host.beingTested { super.invokeTest() } }
    }
    ProgramZone.set(nil)
    box.phone = nil
    box.records = nil
    box.comments = nil
  }

  /// Finishes the phone; open prompts and waiting tasks are failures of the test.
  ///
  /// - Throws: The errors of the superclass.
  open override func tearDown() async throws {
    await phone.finish()
    attachRecords()
    try await super.tearDown()
  }

  /// Records a failure, followed by the real-time waits of the app.
  ///
  /// - Parameters:
  ///   - description: The text of the failure.
  ///   - filePath: The file of the failure.
  ///   - lineNumber: The line of the failure.
  ///   - expected: `true` for an assertion, `false` for an unexpected error.
  open override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    if let (phone, life) = box.phone?.state.withLock(\.inner) {
      return life.note(
        TestFailure(
          description,
          at: SourceLocation(
            fileID: filePath,
            filePath: filePath,
            line: lineNumber,
            column: 1
          )
        ),
        on: phone
      )
    }
    box.records?.add(description)
    let waits = box.phone?.host.realWaits.sentences ?? []
    let findings = box.comments?.findings(on: description, isExpectation: expected) ?? []
    super.recordFailure(
      withDescription: ([([description] + waits).joined(separator: "; ")] + findings)
        .joined(separator: "\n"),
      inFile: filePath,
      atLine: lineNumber,
      expected: expected
    )
  }

  /// Attaches to a failed test what happened to the phone.
  ///
  /// XCTest on Linux has no attachments.
  private func attachRecords() {
    #if canImport(ObjectiveC)
      for file in box.records?.files ?? [] {
        let attachment = XCTAttachment(string: file.text)
        attachment.name = file.name
        add(attachment)
      }
    #endif
  }

  private final class Box: @unchecked Sendable {
    var phone: VirtualPhone?
    var records: FailureRecords?
    var comments: FailureComments?
  }
}
