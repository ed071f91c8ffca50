#pragma once

// Swift cannot define a function with an variable number of arguments, such as `asprintf`.

/// Returns a function that writes a text as `asprintf` does, and shows it to an observer first.
/// There is one observer for the whole process: the last that was given.
const void *_Nonnull reasonWriter(void (*_Nonnull observer)(const char *_Nonnull));
