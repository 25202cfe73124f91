"""`ludotheque play GAME`: one person against bots, in the terminal."""

from __future__ import annotations

import secrets
import time
from argparse import Namespace
from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import Any

from ludotheque.bots.ladder import STRENGTHS, bot
from ludotheque.core.chance import SEED_BYTES, Chance
from ludotheque.core.game import Illegal, Seat
from ludotheque.core.record import Seated, write
from ludotheque.games.niagara.picture import picture as niagara
from ludotheque.table.table import Table, Turn
from ludotheque.voice.voice import Voice

from .trouble import Trouble, agreed_options, known_game, known_language, write_file

PICTURES: dict[str, Callable[[Any, Sequence[str]], str]] = {"niagara": niagara}
YOU: Seat = 0
THINKING = 0.5
"""Seconds that a bot may take where somebody waits for it."""


class Left(Exception):
    """The person has had enough."""


def run(asked: Namespace) -> int:
    game, language = known_game(asked.game), known_language(asked.language)
    options = agreed_options(game, asked.seats, asked.option)
    if asked.bots not in STRENGTHS:
        raise Trouble(f"no bot is called {asked.bots!r}: choose {', '.join(STRENGTHS)}")
    name = asked.name or Voice(game, language, ()).say("play-guest")
    names = [name, *(f"Robot {seat}" for seat in range(1, options.seats))]
    seats = [Seated(name, bot=asked.bots if seat else None) for seat, name in enumerate(names)]
    entropy = [secrets.token_hex(8) for _ in seats]
    table = Table(game, options, seats, Chance(secrets.token_bytes(SEED_BYTES), entropy))
    voice = Voice(game, language, names)
    try:
        _Evening(table, voice, asked.bots).play()
    except Left:
        print(voice.say("play-goodbye"))
    if asked.record is not None:
        write_file(asked.record, write(table.record()))
    return 0


class _Evening:
    """One person and their opponents, from the first tile to the last."""

    def __init__(self, table: Table, voice: Voice, strength: str) -> None:
        self.table, self.voice, self.rng = table, voice, SystemRandom()
        self.bot = bot(table.game, strength, seconds=THINKING, clock=time.monotonic)

    def play(self) -> None:
        table = self.table
        self.commit(table.open())
        while awaited := table.game.awaited(table.state):
            others = [seat for seat in awaited if seat != YOU]
            self.commit(self.from_bot(others[0]) if others else self.from_person())
        result = table.result
        assert result is not None
        print(self.picture())
        key = "story-result" if result.winners else "story-draw"
        print("\n" + self.voice.say(key, winners=result.winners))

    def commit(self, turn: Turn) -> None:
        self.table.commit(turn)
        for step in turn.steps:
            for event in step.events:
                if event.seen_by(YOU):
                    print(f"  · {self.voice.event(event)}  [{event.rule}]")

    def from_bot(self, seat: Seat) -> Turn:
        view = self.table.game.view(self.table.state, seat)
        return self.table.propose(seat, self.bot.choose(view, seat, self.rng))

    def from_person(self) -> Turn:
        """Ask until the answer is a move; a clause's number is answered with the clause."""
        moves = self.table.game.moves(self.table.state, YOU)
        print(f"\n{self.picture()}\n\n{self.voice.say('play-your-turn')}")
        for number, move in enumerate(moves, 1):
            print(f"{number:4}  {self.voice.move(move)}")
        rulebook, language = self.table.game.rulebook, self.voice.language
        while True:
            answer = self.ask()
            if answer.isdigit() and 1 <= int(answer) <= len(moves):
                try:
                    return self.table.propose(YOU, moves[int(answer) - 1])
                except Illegal as error:
                    print(self.voice.say("play-refused", rule=error.refusal.rule))
                    print(self.voice.refusal(error.refusal))
            elif answer in rulebook:
                print(rulebook.clause(answer, language).text)
            else:
                print(self.voice.say("play-not-a-number"))

    def ask(self) -> str:
        try:
            return input(f"{self.voice.say('play-choose')} ").strip()
        except EOFError:
            print()
            raise Left from None

    def picture(self) -> str:
        view = self.table.game.view(self.table.state, YOU)
        return PICTURES[self.table.game.name](view, self.voice.names)
