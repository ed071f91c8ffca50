#define _GNU_SOURCE
#include "WrittenReasons.h"

#include <stdarg.h>
#include <stdio.h>

static void (*current)(const char *);

static int writeReason(char **text, const char *format, ...) {
  va_list rest;
  va_start(rest, format);
  int length = vasprintf(text, format, rest);
  va_end(rest);
  if (length >= 0) current(*text);
  return length;
}

const void *reasonWriter(void (*observer)(const char *)) {
  current = observer;
  return (const void *)writeReason;
}
