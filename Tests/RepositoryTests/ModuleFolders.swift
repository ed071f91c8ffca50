import Foundation
import Support

/// The folders of a module, and the types of each that the others use.
struct ModuleFolders {
  /// A use of a type that another folder declares.
  struct Use: Hashable {
    var from: String
    var to: String
    var type: String
    /// The file and the line, such as `Law/Rule.swift:12`.
    var place: String

    var text: String { "\(from) uses \(type) of \(to) in \(place)" }
  }

  /// Two folders that lean on each other, with an example in each direction.
  struct Circle {
    var there: Use
    var back: Use

    var folders: Set<String> { [there.from, there.to] }
  }

  /// The circles, in the order of the names of their folders.
  let circles: [Circle]

  /// Reads the files of a module, except those that are generated.
  init(at path: String) throws {
    let files = Repository.files(in: path, endingIn: ".swift").filter {
      !$0.contains("/Generated/")
    }
    self.init(
      files: try Dictionary(
        uniqueKeysWithValues: files.map { file in
          (String(file.dropFirst(path.count + 1)), try Repository.text(of: file))
        }
      )
    )
  }

  /// Finds the circles of files, which are given with their paths in the module.
  init(files: [String: String]) {
    let code = files.filter { $0.key.contains("/") }.mapValues { SwiftCode($0) }
    var declared: [String: Set<String>] = [:]
    var offered: [String: String] = [:]
    for (file, code) in code {
      for name in Declarations.names(in: code.lines.map { $0.code }) {
        declared[name.text, default: []].insert(file.folder)
        if name.isOffered { offered[name.text] = file.folder }
      }
    }
    offered = offered.filter { declared[$0.key]?.count == 1 }
    var first: [[String]: Use] = [:]
    for (file, code) in code.sorted(by: { $0.key < $1.key }) {
      let folder = file.folder
      for word in code.identifiers {
        guard let home = offered[word.name], home != folder else { continue }
        let use = Use(from: folder, to: home, type: word.name, place: "\(file):\(word.line)")
        first[[use.from, use.to]] = first[[use.from, use.to]] ?? use
      }
    }
    circles = first.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { key, use in
      guard key[0] < key[1], let back = first[[key[1], key[0]]] else { return nil }
      return Circle(there: use, back: back)
    }
  }
}

extension String {
  /// The first folder of a path.
  fileprivate var folder: String { String(prefix { $0 != "/" }) }
}

/// The types that code declares.
private enum Declarations {
  struct Name {
    var text: String
    /// Indicates whether other files can use it by this name: it is not private, and in no type.
    var isOffered: Bool
  }

  /// The words with which a declaration begins.
  private static let keywords = [
    "struct", "enum", "class", "func", "init", "typealias", "protocol", "subscript", "actor",
  ]

  static func names(in lines: [String]) -> [Name] {
    var names: [Name] = []
    // The column of the extension that the line is in.
    var outer: Int?
    // The column of declarations at the top level: conditions are indented.
    var top = 0
    for line in lines {
      let column = line.prefix { $0 == " " }.count
      let word = line.dropFirst(column)
      if word.hasPrefix("#if"), column == top { top += 2 }
      if word.hasPrefix("#endif"), column == top - 2 { top -= 2 }
      if let start = outer, column == start, line.hasSuffix("}") { outer = nil }
      // The expressions are slow, and few lines declare anything.
      if line.has("extension "), line.contains(#/^\s*(?:[\w@]+ )*extension /#) { outer = column }
      guard keywords.contains(where: line.has) else { continue }
      for match in line.matches(of: #/[<,]\s*(?:each )?([A-Z]\w*)(?:: [^<>]+)?(?=[,>])/#)
      where line.contains(#/\b(?:struct|enum|class|func|init|typealias|protocol|subscript)\b/#) {
        names.append(Name(text: String(match.1), isOffered: false))
      }
      let form = #/^(\s*(?:[\w@.()]+ )*)(?:struct|enum|class|protocol|typealias|actor) (\w+)/#
      guard let match = line.firstMatch(of: form) else { continue }
      let isPrivate = match.1.contains("private ")
      let isTop = column == top || outer.map { column == $0 + 2 } ?? false
      names.append(Name(text: String(match.2), isOffered: isTop && !isPrivate))
    }
    return names
  }
}
