import DeviceHost
import Foundation
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
    let machine = NSTimeZone.default
    NSTimeZone.default = TimeZone(identifier: phone.zone) ?? machine
    VirtualPhone.$bound.withValue(phone) {
      phone.host.run { super.invokeTest() }
    }
    NSTimeZone.default = machine
    box.phone = nil
  }

  /// Ends the phone's test: what is still open then is a failure.
  open override func tearDown() async throws {
    await phone.finish()
    try await super.tearDown()
  }

  private final class Box: @unchecked Sendable {
    var phone: VirtualPhone?
  }
}
