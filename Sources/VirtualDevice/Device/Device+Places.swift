public import SystemPolicy

// What an app can ask about places.
extension Device {
  /// The regions that an app's location manager monitors, in the order in which they were entered.
  public func regions(of app: AppNumber) -> [Region] {
    regions.filter { $0.app == app && $0.request == nil && $0.monitor == .manager }
      .map { $0.region }
  }

  /// The region of a name, if its app monitors it.
  public func region(of name: RegionName) -> Region? { index(of: name).map { regions[$0].region } }

  /// What an app may know of where the phone is.
  public func location(of app: AppNumber) -> LocationAuthorization {
    permission(of: app).authorization
  }

  /// What an app may know of where the phone is, and on which terms.
  public func permission(of app: AppNumber) -> LocationPermission {
    apps.indices.contains(Int(app.rawValue)) ? apps[Int(app.rawValue)].location : .init()
  }
}
