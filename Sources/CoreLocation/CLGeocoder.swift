import DeviceHost
public import Foundation

/// What is called with the places that were found.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// What finds a place by its name, and its name by the place.
///
/// It needs a network, and a virtual phone has none: every search fails as it does in a tunnel.
open class CLGeocoder: NSObject {
  /// Creates one.
  public override init() {}

  /// Whether it searches: the answer comes at once.
  open var isGeocoding: Bool { false }

  /// Does nothing: the answer comes at once.
  open func cancelGeocode() {}

  private func fail(_ completionHandler: @escaping CLGeocodeCompletionHandler) {
    AppProcess.current.call("the completion handler of a CLGeocoder") {
      completionHandler(nil, CLError(.network))
    }
  }

  /// Searches for the name of a place.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Searches for the name of a place in a language.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Searches for a place.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Searches for a place near a region.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Searches for a place near a region, in a language.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { fail(completionHandler) }

  /// Searches for the name of a place.
  @discardableResult
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  /// Searches for a place.
  @discardableResult
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion? = nil,
    preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
}
