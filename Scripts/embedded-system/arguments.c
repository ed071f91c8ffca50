// Keeps the words of the command line, as Embedded Swift has none.
static int count;
static char **words;

__attribute__((constructor)) static void keep(int number, char **all) {
  count = number;
  words = all;
}

int countOfWords(void) { return count; }
const char *wordAt(int index) { return words[index]; }
