public import Foundation
import SystemPolicy

extension BGTaskScheduler {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The domain of the errors of the scheduler.
  public static let errorDomain = "BGTaskSchedulerErrorDomain"

  /// An error of the scheduler.
  public struct Error: CustomNSError, Hashable, Sendable {
    /// The code of an error, with Apple's number.
    public enum Code: Int, Hashable, Sendable {
      /// The app cannot schedule background work, because Background App Refresh is off.
      case unavailable = 1
      /// Too many requests are pending.
      case tooManyPendingTaskRequests = 2
      /// The app may not schedule the task.
      case notPermitted = 3

      /// Returns a Boolean value that indicates whether an error has this code.
      public static func ~= (match: Self, error: any Swift.Error) -> Bool {
        (error as? BGTaskScheduler.Error)?.code == match
      }
    }

    /// The code of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    init(_ error: BackgroundTaskError) {
      code = Code(rawValue: Int(error.rawValue)) ?? .unavailable
    }

    /// The domain of the errors.
    public static var errorDomain: String { BGTaskScheduler.errorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
    /// The code of an app that cannot schedule background work.
    public static var unavailable: Code { .unavailable }
    /// The code of too many pending requests.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The code of a task that the app may not schedule.
    public static var notPermitted: Code { .notPermitted }
  }
}
