"""Casanova, after Stefanie Rohner and Christian Wolf."""
