public import SystemPolicy

// The queries of an app about places.
extension Device {
  /// Returns the regions that an app's location manager monitors, in the order they were added.
  public func regions(of app: AppNumber) -> [Region] {
    rare.regions.filter { $0.app == app && $0.request == nil && $0.monitor == .manager }
      .map { $0.region }
  }

  /// Returns the region with a name, if its app monitors it.
  public func region(of name: RegionName) -> Region? {
    index(of: name).map { rare.regions[$0].region }
  }

  /// Returns the location authorization of an app.
  public func location(of app: AppNumber) -> LocationAuthorization {
    permission(of: app).status
  }

  /// A Boolean value that indicates whether Location Services are on for the whole phone.
  public var hasLocationServices: Bool { !radios.contains(.locationServicesOff) }

  /// Returns the location permission of an app, with its terms.
  public func permission(of app: AppNumber) -> LocationPermission {
    apps.indices.contains(Int(app.rawValue)) ? apps[Int(app.rawValue)].location : .init()
  }
}
