// A file that imports both Testing and UIKit makes the compiler look for a module of this name,
// as there is one on Apple's platforms. There is nothing in it.
