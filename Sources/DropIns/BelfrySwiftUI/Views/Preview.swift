/// Declares a preview in Xcode, which Belfry compiles and does not show.
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: The view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "Preview")
