"""What guests ask of calls: over the API, and on the pages that a mail leads to."""
