import SystemPolicy

extension Side {
  /// The dispute's number and the side's place among its sides.
  package var captured: Int64 {
    let place = Law.dispute(dispute).sides.firstIndex(of: name)!
    return Int64(dispute.rawValue) << 8 | Int64(place)
  }

  package init(captured: Int64) {
    let dispute = DisputeNumber(rawValue: UInt16(captured >> 8))
    self.init(dispute, Law.dispute(dispute).sides[Int(captured & 0xFF)])
  }
}
