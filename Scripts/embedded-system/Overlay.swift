// What Swift's own module of the C library and the standard library have besides.
public import Glibc

public var errno: Int32 { lastError() }

public typealias SignalHandler = @convention(c) (Int32) -> Void
public var SIG_IGN: SignalHandler? { ignoredSignal() }

public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { processEnvironment() }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  openForms(path, flags, 0)
}

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ permissions: mode_t) -> Int32 {
  openForms(path, flags, permissions)
}

public func fcntl(_ descriptor: Int32, _ command: Int32, _ flags: Int32) -> Int32 {
  setFlags(descriptor, command, flags)
}

public func ioctl(
  _ descriptor: Int32,
  _ request: UInt,
  _ answer: UnsafeMutableRawPointer
) -> Int32 {
  askWindow(descriptor, request, answer)
}

public let S_IFMT: mode_t = 0o170000
public let S_IFREG: mode_t = 0o100000
public let S_IFDIR: mode_t = 0o040000
public let S_IFLNK: mode_t = 0o120000
public let S_IFIFO: mode_t = 0o010000
public let S_IFSOCK: mode_t = 0o140000

public enum CommandLine {
  public static var arguments: [String] {
    (0..<countOfWords()).map { String(cString: wordAt($0)) }
  }
}
