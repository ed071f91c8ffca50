import VirtualTime

extension Journal {
  /// Consecutive rows of a journal.
  struct Piece: Sendable {
    /// The rows, or each distinct kind of them once, with the time since the row before it.
    private(set) var kinds: [Row] = []
    /// The index in `kinds` of each row; empty if `kinds` holds all of them.
    private var places: [UInt8] = []
    /// The instants of every eighth row, or of all rows if they come at too many distances.
    private var instants: [Instant] = []
    /// The number of rows for each instant.
    private var spacing = 1
    /// Indicates whether `kinds` are those of the piece before.
    private var sharesKinds = false

    /// Creates a piece from rows, packed if they are alike.
    ///
    /// - Parameter earlier: The piece before, if it was to be packed, too; its kinds are taken if
    ///   there are no others.
    init(_ rows: [Row], isPacked: Bool, after earlier: Piece?) {
      // Where the distances differed before, they mostly differ again.
      let differed = earlier.map { $0.isLoose || $0.spacing == 1 } ?? false
      guard isPacked, !rows.isEmpty,
        pack(rows, as: earlier) || pack(rows, spacing: 8, isDoubtful: differed)
          || pack(rows, spacing: 1)
      else {
        (kinds, sharesKinds) = (rows, false)
        return
      }
    }

    /// Packs the rows with the kinds of an earlier piece, unless there are others.
    private mutating func pack(_ rows: [Row], as earlier: Piece?) -> Bool {
      guard let earlier, !earlier.isLoose else { return false }
      var first = rows[0]
      first.instant = Instant(nanoseconds: 0)
      guard earlier.kinds.contains(first) else { return false }
      return pack(rows, spacing: earlier.spacing, Numbered(earlier.kinds))
    }

    /// Packs the rows, unless that takes too many kinds.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - spacing: The number of rows for each instant.
    ///   - earlier: The only kinds that there may be, unless it is empty.
    ///   - isDoubtful: Indicates whether the attempt ends soon if most rows are of new kinds.
    private mutating func pack(
      _ rows: [Row],
      spacing: Int,
      _ earlier: Numbered<Row> = Numbered(),
      isDoubtful: Bool = false
    ) -> Bool {
      sharesKinds = !earlier.values.isEmpty
      var known = earlier
      // The kind that followed each kind last mostly follows again.
      var followers: [UInt8] = []
      var last = 0
      var (places, instants): ([UInt8], [Instant]) = ([], [])
      places.reserveCapacity(rows.count)
      instants.reserveCapacity((rows.count + spacing - 1) / spacing)
      var before = rows[0].instant.nanoseconds
      for var row in rows {
        let instant = row.instant
        if places.count % spacing == 0 { instants.append(instant) }
        row.instant = Instant(nanoseconds: spacing == 1 ? 0 : instant.nanoseconds &- before)
        before = instant.nanoseconds
        let expected = followers.isEmpty ? 0 : followers[last]
        let isExpected = !followers.isEmpty && known.values[Int(expected)] == row
        let place = isExpected ? Int(expected) : Int(known.number(of: row))
        let most = isDoubtful ? 32 + places.count / 8 : 256
        guard place < (sharesKinds ? earlier.values.count : min(256, most)) else { return false }
        while known.values.count > followers.count { followers.append(0) }
        places.append(UInt8(place))
        followers[last] = UInt8(place)
        last = place
      }
      // The growing array has reserved more room.
      kinds = sharesKinds ? earlier.values : known.values.map { $0 }
      (self.places, self.instants, self.spacing) = (places, instants, spacing)
      return true
    }

    /// Indicates whether the rows are stored without packing.
    var isLoose: Bool { places.isEmpty }

    /// The memory that the piece takes, including the overhead of each array.
    var bytes: Int {
      (sharesKinds ? 0 : kinds.count * Journal.bytesPerEntry) + places.count
        + instants.count * MemoryLayout<Instant>.stride + MemoryLayout<Piece>.stride + 192
    }

    /// Returns a row by its index.
    subscript(index: Int) -> Row {
      guard !isLoose else { return kinds[index] }
      var row = kinds[Int(places[index])]
      var passed: Int64 = 0
      let noted = index / spacing
      for later in noted * spacing + 1..<index + 1 {
        passed &+= kinds[Int(places[later])].instant.nanoseconds
      }
      row.instant = Instant(nanoseconds: instants[noted].nanoseconds &+ passed)
      return row
    }
  }
}
