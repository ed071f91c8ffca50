import DeviceHost
public import Foundation

/// A closure that receives the places of a geocoding request.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// An object that converts between coordinates and place names.
///
/// It needs a network. A virtual phone has none, so every request fails with the network error.
open class CLGeocoder: NSObject {
  /// Creates a geocoder.
  public override init() {}

  /// A Boolean value that indicates whether a request is in progress.
  ///
  /// Always `false`: requests fail at once.
  open var isGeocoding: Bool { false }

  /// Has no effect: requests fail at once.
  open func cancelGeocode() {}

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    AppProcess.current.call("the completion handler of a CLGeocoder") {
      completionHandler(nil, CLError(.network))
    }
  }

  /// Requests the place at a location.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Requests the place at a location, in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Requests the location of an address.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Requests the location of an address near a region.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Requests the location of an address near a region, in a language.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Requests the place at a location.
  @discardableResult
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Requests the location of an address.
  @discardableResult
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion? = nil,
    preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
}
