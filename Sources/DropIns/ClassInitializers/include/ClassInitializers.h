#pragma once

// Calls the initializer without parameters of a Swift class. A Swift initializer gets the class in
// the context register, which Swift code cannot set.

typedef __attribute__((swiftcall)) void *(*ClassInitializer)(
    __attribute__((swift_context)) const void *);

/// Returns a new, retained object of a class.
static inline void *createObject(const void *type, const void *initializer) {
  return ((ClassInitializer)initializer)(type);
}
