"""What one process of a `BotPool` does: reads a question, lets a bot think, writes the answer."""

from __future__ import annotations

import os
from random import Random, SystemRandom
from time import monotonic
from typing import Any, Final

import msgspec
from msgspec import Raw

from ludotheque.bots.bot import Bot
from ludotheque.bots.thinking import Reason, Thinker, considered, rival
from ludotheque.core.game import AnyGame, Data, Seat
from ludotheque.titles import Title

from .pipes import READY, found, opened

NOTHING: Final = Raw(b"null")
RNG: Final = SystemRandom()


class BotQuestion(Data, frozen=True):
    """All that a process is told: no state, and no view but that of the seat."""

    game: str
    version: int
    """By whose rules it is played."""
    strength: str
    seat: Seat
    budget: float | None
    """Seconds; None where iterations alone count."""
    view: Raw
    character: str | None = None
    """Whose ways the bot has."""
    tells: bool = False
    """Whether it is asked what it thinks of its moves, and not for one."""
    luck: str | None = None
    """In hexadecimal: what its chance is drawn from, where the same is to be chosen again."""


class BotAnswer(Data, frozen=True):
    """A legal move, or none in order to wait; thoughts, if it was asked to tell; or why there is
    no answer.
    """

    move: Raw = NOTHING
    thoughts: Raw = NOTHING
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


class ToldThought(Data, frozen=True):
    """A `Thought` on its way: its moves stay as they were written."""

    move: Raw
    value: float
    error: float
    reasons: tuple[Reason, ...]
    instead: Raw


_thoughts = msgspec.json.Decoder(tuple[ToldThought, ...])


def read_thoughts(line: bytes) -> tuple[ToldThought, ...]:
    """The best, and what it is held against; none where there is nothing to decide, or nobody who
    can tell.
    """
    answer = _answer.decode(line)
    if answer.trouble is not None:
        raise NoAnswer(answer.trouble)
    return () if answer.thoughts == NOTHING else _thoughts.decode(answer.thoughts)


class BotWorker:
    """Knows games by name, and keeps the bots that it was asked for."""

    def __init__(self, registry: str) -> None:
        self.titles = found(registry)
        self.bots: dict[tuple[str, int, str, str | None, float | None], Bot] = {}

    def answer(self, line: bytes) -> bytes:
        """One line for another. Whatever a bot raises is told, and harms no other question."""
        try:
            question = _question.decode(line)
            if question.tells:
                return _encode(BotAnswer(thoughts=self._consider(question))) + b"\n"
            return _encode(BotAnswer(self._choose(question))) + b"\n"
        except Exception as error:
            return _encode(BotAnswer(trouble=f"{type(error).__name__}: {error}")) + b"\n"

    def bot(
        self, title: Title, strength: str, budget: float | None, character: str | None = None
    ) -> Bot:
        key = title.name, title.version, strength, character, budget
        if key not in self.bots:
            clock = None if budget is None else monotonic
            self.bots[key] = title.bot(strength, character=character, seconds=budget, clock=clock)
        return self.bots[key]

    def _choose(self, question: BotQuestion) -> Raw:
        title, seat = self.titles[question.game].rules(question.version), question.seat
        bot = self.bot(title, question.strength, question.budget, question.character)
        game = title.game
        view = game.codec.view(bytes(question.view))
        rng = RNG if question.luck is None else Random(int(question.luck, 16))
        move = bot.choose(view, seat, rng)
        return Raw(checked(game, view, seat, move))

    def _consider(self, question: BotQuestion) -> Raw:
        """Without a clock: how busy the house is would be in the answer, which is to hang on
        nothing but what the seat sees.
        """
        title, seat = self.titles[question.game].rules(question.version), question.seat
        bot, game = self.bot(title, question.strength, None), title.game
        if not isinstance(bot, Thinker):
            return NOTHING
        view = game.codec.view(bytes(question.view))
        thoughts = considered(bot, game, view, seat)
        next_best = rival(thoughts)
        found = [*thoughts[:1], *([next_best] if next_best is not None else [])]
        for thought in found:
            checked(game, view, seat, thought.move)
        return Raw(game.codec.encode(found))


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
