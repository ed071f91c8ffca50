import UserNotifications
import XCTest

final class ReminderSchedulerTests: XCTestCase {}
