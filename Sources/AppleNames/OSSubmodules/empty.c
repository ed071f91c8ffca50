// The module has headers alone; a target of C needs a source.
