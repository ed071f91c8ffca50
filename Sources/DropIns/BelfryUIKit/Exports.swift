@_exported public import BelfryUserNotifications
@_exported public import Foundation
