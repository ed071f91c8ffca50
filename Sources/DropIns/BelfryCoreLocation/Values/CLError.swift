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

    /// The location is not known yet.
    case locationUnknown
    /// The user denied the app access to the location.
    case denied
    /// The network is unavailable.
    case network
    /// The heading cannot be determined.
    case headingFailure
    /// The app may not monitor regions.
    case regionMonitoringDenied
    /// The region cannot be monitored.
    case regionMonitoringFailure
    /// The region is not monitored yet.
    case regionMonitoringSetupDelayed
    /// Crossings are reported later than usual because many regions are monitored.
    case regionMonitoringResponseDelayed
    /// The geocoder found no place.
    case geocodeFoundNoResult
    /// The geocoder found only a part of the place.
    case geocodeFoundPartialResult
    /// The geocoding request was cancelled.
    case geocodeCanceled
    /// Deferred location updates failed.
    case deferredFailed
    /// Deferred updates failed because location updates are off.
    case deferredNotUpdatingLocation
    /// Deferred updates failed because the requested accuracy is too low.
    case deferredAccuracyTooLow
    /// Deferred updates failed because a distance filter is set.
    case deferredDistanceFiltered
    /// Deferred updates were cancelled.
    case deferredCanceled
    /// Beacon ranging is unavailable because Bluetooth is off.
    case rangingUnavailable
    /// Beacon ranging failed.
    case rangingFailure
    /// The user has declined the prompt.
    case promptDeclined
    /// The location at the requested time is not known.
    case historicalLocationError
  }
}

extension CLError {
  /// The location is not known yet.
  public static var locationUnknown: Code { .locationUnknown }
  /// The user denied the app access to the location.
  public static var denied: Code { .denied }
  /// The network is unavailable.
  public static var network: Code { .network }
  /// The heading cannot be determined.
  public static var headingFailure: Code { .headingFailure }
  /// The app may not monitor regions.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// The region cannot be monitored.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// The region is not monitored yet.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// Crossings are reported later than usual because many regions are monitored.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// The geocoder found no place.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// The geocoder found only a part of the place.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The geocoding request was cancelled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Deferred location updates failed.
  public static var deferredFailed: Code { .deferredFailed }
  /// Deferred updates failed because location updates are off.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// Deferred updates failed because the requested accuracy is too low.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// Deferred updates failed because a distance filter is set.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// Deferred updates were cancelled.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// Beacon ranging is unavailable because Bluetooth is off.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// Beacon ranging failed.
  public static var rangingFailure: Code { .rangingFailure }
  /// The user has declined the prompt.
  public static var promptDeclined: Code { .promptDeclined }
  /// The location at the requested time is not known.
  public static var historicalLocationError: Code { .historicalLocationError }
}
