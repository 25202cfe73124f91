"""`ludotheque play GAME`: one person against bots, in the terminal."""

from __future__ import annotations

import hashlib
import secrets
import time
from argparse import Namespace
from random import SystemRandom
from typing import Any

import msgspec

from ludotheque.bots.bot import Bot
from ludotheque.bots.thinking import Thinker, considered, rival, sure
from ludotheque.core.chance import SEED_BYTES, Chance, commitment
from ludotheque.core.game import AnyGame, Illegal, Options, Seat
from ludotheque.core.record import Seated, write
from ludotheque.core.strengths import STRENGTHS
from ludotheque.table.table import Table, Turn
from ludotheque.titles import Title, find
from ludotheque.titles.character import remarks
from ludotheque.voice.voice import Voice

from .asked import agreed_options, new_file, write_file
from .paper import clause, wrapped
from .trouble import CommandError, known_language

YOU: Seat = 0
REASONS = 3
"""So many a hint tells."""
THINKING = 0.5
"""Seconds that a bot may take where somebody waits for it."""


class LeftTable(Exception):
    """The person has had enough."""


def run(asked: Namespace) -> int:
    title, language = find(asked.game), known_language(asked.language)
    game = title.game
    options = agreed_options(game, asked.seats, asked.option, letter=asked.letter)
    if asked.bots not in STRENGTHS:
        raise CommandError(f"no bot is called {asked.bots!r}: choose {', '.join(STRENGTHS)}")
    if asked.record is not None:
        new_file(asked.record)
    seats = _seats(asked, options, Voice(game, language, ()))
    voice = Voice(game, language, [seat.name for seat in seats], told=True)
    table: Table | None = None
    try:
        table = _opened(game, options, seats, voice)
        _Evening(title, table, voice, asked.bots, quiet=asked.quiet).play()
    except (LeftTable, KeyboardInterrupt):
        print("\n" + voice.say("play-goodbye"))
    finally:
        # Whatever happened, the game up to here is kept.
        if asked.record is not None and table is not None:
            raw = write(table.record())
            write_file(asked.record, raw)
            mark = hashlib.sha256(raw).hexdigest()
            print(voice.say("play-recorded", path=str(asked.record), fingerprint=mark))
    return 0


def _seats(asked: Namespace, options: Options, voice: Voice) -> list[Seated]:
    name = asked.name if asked.name is not None else voice.say("play-guest")
    robots = find(asked.game).seated([asked.bots] * (options.seats - 1))
    try:
        return [msgspec.convert({"name": name}, Seated), *robots]
    except msgspec.ValidationError:
        raise CommandError("a name has 1 to 40 characters that can be printed on a line") from None


def _opened(game: AnyGame, options: Options, seats: list[Seated], voice: Voice) -> Table:
    """The house commits to its seed first; only then is the person asked for luck of their own."""
    seed = secrets.token_bytes(SEED_BYTES)
    print(voice.say("story-commitment", commitment=commitment(seed)))
    chosen = [voice.option(name, getattr(options, name)) for name in options.__struct_fields__]
    print(wrapped(voice.say("play-options", options=", ".join(chosen))))
    for seat in seats[1:]:
        print("  " + voice.say("story-seat", name=seat.name, bot=seat.bot))
    own = _ask(voice.say("play-entropy"))
    entropy = [own or secrets.token_hex(8), *(secrets.token_hex(8) for _ in seats[1:])]
    print(voice.say("play-hint"))
    return Table(game, options, seats, Chance(seed, entropy))


def _ask(question: str) -> str:
    """One line from the person. The end of input, however it comes, is a goodbye."""
    try:
        return input(f"{question} ").strip()
    except (EOFError, RuntimeError, UnicodeDecodeError):
        raise LeftTable from None


class _Evening:
    """One person and their opponents, from the first move to the last."""

    def __init__(
        self, title: Title, table: Table, voice: Voice, strength: str, *, quiet: bool
    ) -> None:
        self.title, self.shown, self.table, self.voice = title, title.picture, table, voice
        self.rng, self.quiet = SystemRandom(), quiet
        self._bots: dict[Seat, Bot] = {
            seat: title.bot(
                strength,
                character=table.course.character(seat),
                seconds=THINKING,
                clock=time.monotonic,
            )
            for seat, seated in enumerate(table.seats)
            if seated.bot is not None
        }
        characters = {seat: title.character(table.course.character(seat)) for seat in self._bots}
        self.characters = {seat: each for seat, each in characters.items() if each is not None}

    def play(self) -> None:
        table = self.table
        self.commit(table.open())
        while awaited := table.game.awaited(table.state):
            self.bots([seat for seat in awaited if seat != YOU])
            if YOU in awaited:
                self.commit(self.from_person())
        print("\n" + self.picture())

    def commit(self, turn: Turn) -> None:
        since = self.table.at
        self.table.commit(turn)
        for step in turn.steps:
            for event in step.events:
                if event.seen_by(YOU) and self.shown.told(event):
                    said = self.voice.event(event)
                    if said:  # some things go without saying
                        print(f"  · {said}  [{event.rule}]")
        if self.title.cast is not None and not self.quiet:
            told = self.table.told(None, since)
            for each in remarks(self.title.cast, self.characters, told):
                text = self.voice.say(each.key)
                print("    " + self.voice.say("play-says", seat=each.seat, text=text))

    def bots(self, seats: list[Seat]) -> None:
        """All choose before any of them acts: who submits first must not matter."""
        game = self.table.game
        views = [(seat, game.view(self.table.state, seat)) for seat in seats]
        chosen = [(seat, self._bots[seat].choose(view, seat, self.rng)) for seat, view in views]
        for seat, move in chosen:
            self.commit(self.table.propose(seat, move))

    def from_person(self) -> Turn:
        """Ask until the answer is a move; a rule's number is answered with the rule."""
        game = self.table.game
        view = game.view(self.table.state, YOU)
        moves = game.moves(self.table.state, YOU)
        offers = self.shown.offered(view, moves, self.voice.say)
        named = self.shown.named([*offers.values()], self.voice.say)
        print(f"\n{self.picture()}\n")
        if len(offers) == 1:
            (only,) = offers.values()
            said = named.get(only) or self.voice.move(only)
            print(self.voice.say("play-only-choice", move=said))
            return self.table.propose(YOU, only)
        for answer, move in offers.items():
            print(f"{answer:>4}  {named.get(move) or self.voice.move(move)}")
        while True:
            turn = self.answered(_ask(self.voice.say("play-choose")), offers)
            if turn is not None:
                return turn

    def answered(self, answer: str, offers: dict[str, Any]) -> Turn | None:
        rulebook = self.table.game.rulebook
        if answer in offers:
            return self.table.propose(YOU, offers[answer])
        if answer.lower() in ("q", "quit", "exit"):
            raise LeftTable
        if answer == "!":
            self.advise()
            return None
        if answer == "?":
            print("\n".join(wrapped(line) for line in self.voice.say("legend").splitlines()))
            print(self.voice.say("play-hint"))
        elif answer.upper() in rulebook:
            found = rulebook.clause(answer.upper(), self.voice.language)
            print(clause(found._replace(text=self.voice.rule(found.text))))
        elif answer.startswith("{"):
            return self.written(answer)
        else:
            print(self.voice.say("play-not-a-move"))
            print(self.voice.say("play-hint"))
        return None

    def advise(self) -> None:
        """What the strongest would do here, and why."""
        adviser, game, voice = self.title.bot(self.title.adviser), self.table.game, self.voice
        view = game.view(self.table.state, YOU)
        thoughts = considered(adviser, game, view, YOU) if isinstance(adviser, Thinker) else []
        if not thoughts:
            print(voice.say("play-no-hint"))
            return
        best, other, lead = thoughts[0], rival(thoughts), 0
        print(wrapped(voice.say("hint-move", move=voice.move(best.move))))
        if other is not None:
            lead = round(1000 * sure(best.value - other.value, best.error))
            print(wrapped(voice.say("hint-lead", lead=lead, move=voice.move(other.move))))
        for reason in best.reasons[: REASONS if lead else 0]:
            print(wrapped("  – " + voice.say(reason.key, **reason.facts)))

    def written(self, answer: str) -> Turn | None:
        """A move as records write it, also one that the rules refuse: then they say why."""
        try:
            return self.table.propose(YOU, self.table.game.codec.move(answer.encode()))
        except (msgspec.DecodeError, RecursionError):
            print(self.voice.say("play-not-a-move"))
        except Illegal as error:
            print(self.voice.say("play-refused", rule=error.refusal.rule))
            print(self.voice.refusal(error.refusal))
        return None

    def picture(self) -> str:
        view = self.table.game.view(self.table.state, YOU)
        return self.shown.drawn(view, self.voice.names, self.voice.say)
