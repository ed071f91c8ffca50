// When a file imports both Testing and UIKit, the compiler looks for a module of this name, which
// exists on Apple's platforms. This module is empty.
