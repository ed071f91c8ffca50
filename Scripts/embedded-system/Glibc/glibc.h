// The C library as the program uses it: Embedded Swift comes without Swift's module of it.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// Functions with a variable number of arguments, in the forms that the program calls.
static inline int openForms(const char *path, int flags, mode_t permissions) {
  return open(path, flags, permissions);
}
static inline int setFlags(int descriptor, int command, int flags) {
  return fcntl(descriptor, command, flags);
}
static inline int askWindow(int descriptor, unsigned long request, void *answer) {
  return ioctl(descriptor, request, answer);
}

// Macros and variables that are no plain constants.
static inline int lastError(void) { return errno; }
static inline void (*ignoredSignal(void))(int) { return SIG_IGN; }
static inline char **processEnvironment(void) { return __environ; }

// The words of the command line, which arguments.c keeps.
int countOfWords(void);
const char *wordAt(int index);
