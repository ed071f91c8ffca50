import SystemPolicy

/// The pending requests of a phone, by app, and within an app in the order they were added.
///
/// An operation on a request costs the same however many other apps have requests.
struct RequestTable: Hashable, Sendable {
  /// The position of a request.
  struct Place: Hashable, Sendable {
    var app: Int
    var row: Int
  }

  /// The rows, indexed by the app's number; the last app has a request, so that equal tables
  /// compare equal.
  private var rowsByApp: [[RequestRow]] = []
  /// The names of the rows, in the same order.
  private var namesByApp: [NameList] = []
  /// The number of requests.
  private(set) var count = 0

  /// The requests of one app.
  func rows(of app: AppNumber) -> [RequestRow] {
    Int(app.rawValue) < rowsByApp.count ? rowsByApp[Int(app.rawValue)] : []
  }

  /// Returns the position of a request; nil if no request with that name is pending.
  func place(of name: NotificationName) -> Place? {
    let app = Int(name.app.rawValue)
    guard app < rowsByApp.count else { return nil }
    // Every row is of this app.
    return namesByApp[app].firstIndex(of: name) { _ in true }.map { Place(app: app, row: $0) }
  }

  /// The request with a name.
  subscript(name: NotificationName) -> RequestRow? { place(of: name).map { self[$0] } }

  subscript(place: Place) -> RequestRow {
    get { rowsByApp[place.app][place.row] }
    _modify { yield &rowsByApp[place.app][place.row] }
  }

  /// The positions of all requests, in their order.
  var places: [Place] {
    var places: [Place] = []
    places.reserveCapacity(count)
    for app in rowsByApp.indices {
      for row in rowsByApp[app].indices { places.append(Place(app: app, row: row)) }
    }
    return places
  }

  /// Adds a request after the others of its app.
  mutating func append(_ row: RequestRow) {
    let app = Int(row.name.app.rawValue)
    while rowsByApp.count <= app {
      rowsByApp.append([])
      namesByApp.append(NameList())
    }
    rowsByApp[app].append(row)
    namesByApp[app].append(row.name)
    count += 1
  }

  /// Removes the request at a position.
  mutating func remove(at place: Place) {
    rowsByApp[place.app].remove(at: place.row)
    namesByApp[place.app].remove(at: place.row)
    count -= 1
    trim()
  }

  /// Removes every request of an app.
  mutating func removeAll(of app: AppNumber) {
    guard Int(app.rawValue) < rowsByApp.count else { return }
    count -= rowsByApp[Int(app.rawValue)].count
    rowsByApp[Int(app.rawValue)] = []
    namesByApp[Int(app.rawValue)].removeAll()
    trim()
  }

  private mutating func trim() {
    while rowsByApp.last?.isEmpty == true {
      rowsByApp.removeLast()
      namesByApp.removeLast()
    }
  }
}

extension RequestTable: Sequence {
  func makeIterator() -> FlattenSequence<[[RequestRow]]>.Iterator {
    rowsByApp.joined().makeIterator()
  }

  var underestimatedCount: Int { count }
}
