"""What one process of a `BotPool` does: reads a question, lets a bot think, writes the answer."""

from __future__ import annotations

import os
from random import SystemRandom
from time import monotonic
from typing import Any, Final

import msgspec
from msgspec import Raw

from ludotheque.bots.bot import Bot
from ludotheque.core.game import AnyGame, Data, Seat
from ludotheque.titles import Title

from .pipes import READY, found, opened

NOTHING: Final = Raw(b"null")
RNG: Final = SystemRandom()


class BotQuestion(Data, frozen=True):
    """All that a process is told: no state, and no view but that of the seat."""

    game: str
    strength: str
    seat: Seat
    budget: float
    view: Raw


class BotAnswer(Data, frozen=True):
    """A legal move, or none in order to wait; or why there is no answer."""

    move: Raw = NOTHING
    trouble: str | None = None


class NoAnswer(Exception):
    """The bot has none, or nobody is there to ask it."""


_question = msgspec.json.Decoder(BotQuestion)
_answer = msgspec.json.Decoder(BotAnswer)
_encode = msgspec.json.Encoder().encode


def read(game: AnyGame, line: bytes) -> Any | None:
    """The move in an answer. The process may be younger than its reader, and mean another game."""
    answer = _answer.decode(line)
    if answer.trouble is not None:
        raise NoAnswer(answer.trouble)
    return None if answer.move == NOTHING else game.codec.move(bytes(answer.move))


class BotWorker:
    """Knows games by name, and keeps the bots that it was asked for."""

    def __init__(self, registry: str) -> None:
        self.titles = found(registry)
        self.bots: dict[tuple[str, str, float], Bot] = {}

    def answer(self, line: bytes) -> bytes:
        """One line for another. Whatever a bot raises is told, and harms no other question."""
        try:
            return _encode(BotAnswer(self._choose(_question.decode(line)))) + b"\n"
        except Exception as error:
            return _encode(BotAnswer(trouble=f"{type(error).__name__}: {error}")) + b"\n"

    def bot(self, title: Title, strength: str, budget: float) -> Bot:
        key = title.name, strength, budget
        if key not in self.bots:
            self.bots[key] = title.bot(strength, seconds=budget, clock=monotonic)
        return self.bots[key]

    def _choose(self, question: BotQuestion) -> Raw:
        title, seat = self.titles[question.game], question.seat
        game, bot = title.game, self.bot(title, question.strength, question.budget)
        view = game.codec.view(bytes(question.view))
        move = bot.choose(view, seat, RNG)
        return Raw(checked(game, view, seat, move))


def checked(game: AnyGame, view: Any, seat: Seat, move: Any | None) -> bytes:
    """The move as it travels. Raises `ValueError` if the table could not take it.

    Any state that may lie behind the view will do: refusals and the awaited seats tell no secret.
    """
    state, raw = game.imagine(view, RNG), game.codec.encode(move)
    if move is None:
        if seat in game.awaited(state):
            raise ValueError("the bot waits although it is awaited")
    elif refusal := game.refusal(state, seat, game.codec.move(raw)):
        raise ValueError(f"the bot's move is against clause {refusal.rule}: {refusal.reason}")
    return raw


def work(registry: str) -> None:
    """The whole life of a process. It ends with whoever began it, or when that one kills it."""
    questions, answers = opened()
    worker, line = BotWorker(registry), READY
    while True:
        try:
            answers.write(line)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)
        line = worker.answer(questions.get())
