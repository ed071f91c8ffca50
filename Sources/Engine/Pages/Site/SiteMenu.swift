import Reports
import Scenarios

/// The list of the pages of a site: folder by folder, each in the order in which its `README.md`
/// names the pages.
struct SiteMenu {
  /// The pages of a folder.
  private struct Group {
    /// The path of the folder with its slash; empty for the top.
    var folder: String
    /// The numbers of the documents.
    var documents: [Int]
  }

  private let documents: [SiteDocument]
  private var groups: [Group] = []

  init(_ documents: [SiteDocument]) {
    self.documents = documents
    let homes = documents.filter { $0.isHome }
    var folders: [String: Int] = [:]
    for (number, document) in documents.enumerated() {
      let folder = document.path.folder
      if let known = folders[folder] {
        groups[known].documents.append(number)
      } else {
        folders[folder] = groups.count
        groups.append(Group(folder: folder, documents: [number]))
      }
    }
    for group in groups.indices {
      // The page of the folder itself is the first that names others.
      let own = homes.filter { $0.path.folder == groups[group].folder }
      let places = Self.places(in: own + homes)
      groups[group].documents.sort { one, other in
        let (first, second) = (documents[one], documents[other])
        guard first.isHome == second.isHome else { return first.isHome }
        let (place, next) = (places[first.path] ?? .max, places[second.path] ?? .max)
        return place == next ? one < other : place < next
      }
    }
  }

  /// The places of the files that some pages link to, in the order of the first links.
  private static func places(in homes: [SiteDocument]) -> [String: Int] {
    var places: [String: Int] = [:]
    for home in homes {
      for address in home.addresses where !address.isPicture {
        let file = address.text.prefix { $0 != "#" }
        let path = (home.path.folder + file).straightened
        if places[path] == nil { places[path] = places.count }
      }
    }
    return places
  }

  /// The elements, for one of the pages.
  ///
  /// - Parameters:
  ///   - current: The number of the document that is shown.
  ///   - top: The way from its page to the top of the site.
  func markup(from current: Int, _ top: String) -> String {
    groups.map { group in
      // The page of a folder is its heading; without one, the name of the folder is.
      let isTitled = group.folder.isEmpty || documents[group.documents[0]].isHome
      let heading = isTitled ? "" : "<h2>\(group.folder.name.inPage)</h2>\n"
      let items = group.documents.map { number in
        let document = documents[number]
        let style = document.isHome ? " class=\"home\"" : ""
        let mark = number == current ? " aria-current=\"page\"" : ""
        return "<li\(style)><a href=\"\((top + document.page).inPage)\"\(mark)>"
          + "\(document.title.inPage)</a></li>\n"
      }
      return heading + "<ul>\n\(items.joined())</ul>\n"
    }.joined()
  }
}

extension SiteDocument {
  /// Indicates whether it is the page of its folder.
  fileprivate var isHome: Bool { page == path.folder + "index.html" }
}

extension String {
  /// The name of a folder, of its path with its slash.
  fileprivate var name: String { split(separator: "/").last.map { String($0) } ?? "" }
}
