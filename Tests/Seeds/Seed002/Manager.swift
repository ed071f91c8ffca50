// Listing 1.

/// What the document shows as the manager's use.
func showSomething() async throws {
  // Listing 2.
}
