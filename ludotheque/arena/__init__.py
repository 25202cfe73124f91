"""Bots against bots, in games that anyone can play again: schedules, runs, ratings, reports."""
