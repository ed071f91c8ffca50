import BelfryTesting

/// Gives every test of this target a phone.
class XCTestCase: PhoneTestCase {}
