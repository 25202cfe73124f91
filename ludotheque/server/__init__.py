"""The house: live tables for people and bots, over sockets, on one file."""
