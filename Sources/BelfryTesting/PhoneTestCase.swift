import DeviceHost
import Synchronization
import VirtualDevice
import VirtualTime
public import XCTest

/// An XCTest case whose tests have a phone each.
open class PhoneTestCase: XCTestCase {
  private let box = Box()

  /// The phone of the test.
  public var phone: VirtualPhone { box.phone ?? VirtualPhone.current }

  /// What the phone is like when a test begins.
  open var settings: PhoneSettings { PhoneSettings() }

  /// Runs a test with its phone.
  open override func invokeTest() {
    let phone = VirtualPhone(settings)
    box.phone = phone
    phone.state.withLock { $0.zoneTurn = .alone }
    ProgramZone.set(phone.zone)
    VirtualPhone.$bound.withValue(phone) {
      phone.host.run { phone.host.beingTested { super.invokeTest() } }
    }
    ProgramZone.set(nil)
    box.phone = nil
  }

  /// Ends the phone's test: what is still open then is a failure.
  open override func tearDown() async throws {
    await phone.finish()
    try await super.tearDown()
  }

  /// Records a failure, with what the app waits for in real time meanwhile.
  open override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    let waits = box.phone?.host.realWaits.sentences ?? []
    super.recordFailure(
      withDescription: ([description] + waits).joined(separator: "; "),
      inFile: filePath,
      atLine: lineNumber,
      expected: expected
    )
  }

  private final class Box: @unchecked Sendable {
    var phone: VirtualPhone?
  }
}
