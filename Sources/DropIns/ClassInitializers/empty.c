// The module has a header alone; a target of C needs a source.
