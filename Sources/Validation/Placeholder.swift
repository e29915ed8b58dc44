// Replaced by the module's own files.
