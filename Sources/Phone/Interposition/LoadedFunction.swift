#if canImport(Glibc)
  import Glibc

  /// The functions of libraries that are found by their names while the program runs.
  package enum LoadedFunction {
    /// Returns a function that every program with Foundation contains.
    package static func find<Function>(_ name: String, as _: Function.Type) -> Function {
      guard let function = findOptional(name, as: Function.self) else {
        fatalError("the function \(name) was not found")
      }
      return function
    }

    /// Returns a function that a program, or a version of Foundation, may lack.
    package static func findOptional<Function>(_ name: String, as _: Function.Type) -> Function? {
      dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
    }
  }
#endif
