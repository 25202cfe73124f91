"""All that is written by a program and kept beside the code: `scripts/generate`."""
