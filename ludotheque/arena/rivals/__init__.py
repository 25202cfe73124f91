"""Opponents that no table offers: kept as they are, so that those of the house can be measured.

ludotheque arena niagara master ludotheque.arena.rivals.niagara:master --against
"""
