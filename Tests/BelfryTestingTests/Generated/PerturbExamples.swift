// Written by the tests from the examples in doc comments; `make goldens` writes it again.
// swift-format-ignore-file
import BelfryExploration
import BelfryTesting
import Testing

@Test(.phone) func `example of PhonePerturbation`() async throws {
  let found = await VirtualPhone.current.perturb { phone in
    phone.install()
    await phone.launch()
    #expect(phone.badge == 0)
  }
  #expect(found.surprises.isEmpty)
}

@Test(.phone) func `example of PhonePerturbation Surprise`() async throws {
  let found = await VirtualPhone.current.perturb { phone in
    phone.install()
    await phone.launch()
    #expect(phone.badge == 0)
  }
  #expect(found.surprises.first?.rule == nil)
}

@Test(.phone) func `example of PhonePerturbation Divergence`() async throws {
  let found = await VirtualPhone.current.perturb { phone in
    phone.install()
    await phone.launch()
    #expect(phone.badge == 0)
  }
  #expect(found.divergence == nil)
}

@Test(.phone) func `example of VirtualPhone perturb`() async throws {
  let phone = VirtualPhone.current
  await phone.perturb { phone in
    phone.install(authorization: .authorized)
    await phone.launch()
    await phone.background()
    #expect(phone.pending.isEmpty)
  }
}
