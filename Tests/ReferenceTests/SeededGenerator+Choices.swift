import VirtualTime

extension SeededGenerator {
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
  var isHeads: Bool { mutating get { next() & 1 == 0 } }
}
