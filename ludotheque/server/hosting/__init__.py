"""What a host does with the house's own hand: over people, words, tables and doors."""
