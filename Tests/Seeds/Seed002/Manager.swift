// Listing 1.

/// The use of the manager in the document.
func showSomething() async throws {
  // Listing 2.
}
