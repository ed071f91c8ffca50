public import Foundation

/// The domain of Core Location errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// The key for the region that the phone monitors instead of the requested region.
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A constant that indicates whether condition monitoring is supported: always 1.
public var CL_TARGET_SUPPORTS_CONDITIONS: Int32 { 1 }

/// A Core Location error.
public struct CLError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error as an `NSError`.
  public let _nsError: NSError

  /// Creates an error from an `NSError`.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The error domain, under the name that bridging requires.
  public static var _nsErrorDomain: String { kCLErrorDomain }

  /// The domain of Core Location errors.
  public static var errorDomain: String { kCLErrorDomain }

  /// The region that the phone monitors instead of the requested region.
  public var alternateRegion: CLRegion? {
    userInfo[kCLErrorUserInfoAlternateRegionKey] as? CLRegion
  }

  /// The code of a Core Location error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the error that carries the code.
    public typealias _ErrorType = CLError

    /// The phone does not know yet where it is.
    case locationUnknown
    /// The user has refused that the app knows where the phone is.
    case denied
    /// There is no network.
    case network
    /// The heading cannot be told.
    case headingFailure
    /// The app may not monitor regions.
    case regionMonitoringDenied
    /// The region cannot be monitored.
    case regionMonitoringFailure
    /// The region is not monitored yet.
    case regionMonitoringSetupDelayed
    /// Crossings are told later than usual, as there are many regions.
    case regionMonitoringResponseDelayed
    /// There is no such place.
    case geocodeFoundNoResult
    /// A part of the place was found.
    case geocodeFoundPartialResult
    /// The search for the place was cancelled.
    case geocodeCanceled
    /// Locations cannot be told later.
    case deferredFailed
    /// Locations cannot be told later, as none are told.
    case deferredNotUpdatingLocation
    /// Locations cannot be told later with this accuracy.
    case deferredAccuracyTooLow
    /// Locations cannot be told later with a distance filter.
    case deferredDistanceFiltered
    /// Telling locations later was cancelled.
    case deferredCanceled
    /// Beacons cannot be found, as Bluetooth is off.
    case rangingUnavailable
    /// Beacons cannot be found.
    case rangingFailure
    /// The user has declined the prompt.
    case promptDeclined
    /// The phone does not know where it was then.
    case historicalLocationError
  }
}

extension CLError {
  /// The phone does not know yet where it is.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user has refused that the app knows where the phone is.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
  /// The heading cannot be told.
  public static var headingFailure: Code { .headingFailure }
  /// The app may not monitor regions.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// The region cannot be monitored.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// The region is not monitored yet.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// Crossings are told later than usual, as there are many regions.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// There is no such place.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// A part of the place was found.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The search for the place was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Locations cannot be told later.
  public static var deferredFailed: Code { .deferredFailed }
  /// Locations cannot be told later, as none are told.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// Locations cannot be told later with this accuracy.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// Locations cannot be told later with a distance filter.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// Telling locations later was cancelled.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// Beacons cannot be found, as Bluetooth is off.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// Beacons cannot be found.
  public static var rangingFailure: Code { .rangingFailure }
  /// The user has declined the prompt.
  public static var promptDeclined: Code { .promptDeclined }
  /// The phone does not know where it was then.
  public static var historicalLocationError: Code { .historicalLocationError }
}
