#if canImport(Glibc)
  import Glibc

  /// The functions that a loaded library imports from others, and the slots through which it calls
  /// them.
  ///
  /// The loader fills one slot for each function. A library whose slot is overwritten calls another
  /// function from then on; nothing else in the process changes.
  struct ImportTable {
    private let base: UInt
    private let symbols: UnsafeRawPointer
    private let names: UnsafePointer<CChar>
    private var relocations: [(start: UnsafeRawPointer, bytes: Int)] = []

    /// Finds the table of a library; nil if it is not loaded.
    init?(of library: LoadedLibrary) {
      let mode = RTLD_LAZY | RTLD_NOLOAD
      guard
        let handle = library == .program ? dlopen(nil, mode) : dlopen(library.rawValue, mode)
      else { return nil }
      // The handle is a `link_map`: where the library lies, its name, its dynamic section.
      let map = UnsafeRawPointer(handle)
      base = map.load(as: UInt.self)
      guard let section = map.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else {
        return nil
      }
      let entries = Self.entries(of: section)
      guard let names = entries[DynamicTag.names].flatMap(UnsafePointer<CChar>.init(bitPattern:)),
        let symbols = entries[DynamicTag.symbols].flatMap(UnsafeRawPointer.init(bitPattern:))
      else { return nil }
      self.names = names
      self.symbols = symbols
      for (start, size) in DynamicTag.tables {
        guard let start = entries[start].flatMap(UnsafeRawPointer.init(bitPattern:)),
          let bytes = entries[size]
        else { continue }
        relocations.append((start, Int(bytes)))
      }
    }

    /// Returns the addresses of the slots through which the library calls an imported function.
    func slots(of name: String) -> [UInt] {
      var slots: [UInt] = []
      for table in relocations {
        for offset in stride(from: 0, to: table.bytes, by: 24) {
          let info = table.start.load(fromByteOffset: offset + 8, as: UInt64.self)
          let symbol = Int(info >> 32) * 24
          guard symbol != 0,
            strcmp(names + Int(symbols.load(fromByteOffset: symbol, as: UInt32.self)), name) == 0
          else { continue }
          slots.append(base + table.start.load(fromByteOffset: offset, as: UInt.self))
        }
      }
      return slots
    }

    /// Makes the library call another function through a slot.
    ///
    /// Slots may lie in memory that the loader has made read-only.
    ///
    /// - Returns: A Boolean value that indicates whether the slot has the function now.
    static func fill(_ address: UInt, with function: UnsafeRawPointer) -> Bool {
      let page = UInt(sysconf(CInt(_SC_PAGESIZE)))
      guard let slot = UnsafeMutableRawPointer(bitPattern: address),
        let start = UnsafeMutableRawPointer(bitPattern: address & ~(page - 1)),
        mprotect(start, Int(page), PROT_READ | PROT_WRITE) == 0
      else { return false }
      slot.storeBytes(of: function, as: UnsafeRawPointer.self)
      return true
    }

    private static func entries(of section: UnsafeRawPointer) -> [Int: UInt] {
      var entries: [Int: UInt] = [:]
      var entry = section
      while case let tag = entry.load(as: Int.self), tag != 0 {
        entries[tag] = entry.load(fromByteOffset: 8, as: UInt.self)
        entry += 16
      }
      return entries
    }

    /// The numbers of the ELF format.
    private enum DynamicTag {
      static let names = 5
      static let symbols = 6
      /// The tags that describe the slots of functions and all other slots, and the tags of their
      /// sizes.
      static let tables = [(23, 2), (7, 8)]
    }
  }
#endif
