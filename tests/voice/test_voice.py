"""How keys and facts become sentences."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.core.game import NATURE, Data, Event, Refusal, Tagged
from ludotheque.core.rulebook import Rulebook
from ludotheque.games.niagara.events import (
    CanoeFell,
    CanoeLaunched,
    GameEnded,
    GemRobbed,
    RiverRose,
    StoreFilled,
)
from ludotheque.games.niagara.model import Handling, Lay, Paddle, Theft
from ludotheque.voice.voice import UnknownLanguage, Unsayable, Voice, catalogue
from tests.support.titles import GAMES

NIAGARA = GAMES["niagara"]
NAMES = ("Ana", "Ben", "Chloé")
FR, EN, DE = (Voice(NIAGARA, language, NAMES) for language in ("fr", "en", "de"))


def test_the_log_is_in_the_language_of_its_reader() -> None:
    robbed = GemRobbed(seat=0, canoe=0, victim=1, victim_canoe=1, gem="ruby", rule="3.13")
    assert FR.event(robbed) == "Ana vole un rubis à Ben\u00a0: du canoë 2 au canoë 1."
    assert EN.event(robbed) == "Ana steals a ruby from Ben: out of canoe 2, into canoe 1."
    assert DE.event(robbed) == "Ana raubt Ben einen Rubin: aus Kanu 2 in Kanu 1."


def test_the_log_tells_what_happened() -> None:
    fell = CanoeFell(seat=2, canoe=1, gem=None, rule="4.3")
    assert FR.event(fell) == "Chloé voit le canoë 2 basculer dans les chutes."
    rose = RiverRose(lowest=2, weather=-1, speed=1, rule="4.1")
    assert FR.event(rose) == "La rivière avance d’un disque\u00a0: pagaie 2, météo −1."
    filled = StoreFilled(seat=1, way="same", rule="6.1")
    assert FR.event(filled) == "Ben réunit quatre gemmes d’une même couleur\u202f!"


@pytest.mark.parametrize(
    ("left", "sentence"),
    [
        (0, "Ana met le canoë 1 à l’eau."),
        (1, "Ana met le canoë 1 à l’eau (encore 1 point)."),
        (5, "Ana met le canoë 1 à l’eau (encore 5 points)."),
    ],
)
def test_plurals(left: int, sentence: str) -> None:
    assert FR.event(CanoeLaunched(seat=0, canoe=0, left=left, rule="3.6")) == sentence


def test_names_are_joined_as_the_language_joins_them() -> None:
    one, two, all_three = (
        GameEnded(winners=winners, rule="6.1") for winners in ((1,), (0, 1), (0, 1, 2))
    )
    assert FR.event(one).endswith("à Ben.")
    assert FR.event(two).endswith("à Ana et Ben.")
    assert EN.event(all_three).endswith("to Ana, Ben and Chloé.")
    assert DE.event(two).endswith("an Ana und Ben.")


def test_nature_has_a_name() -> None:
    said = [voice.say("story-ply", at=12, seat=NATURE, move="…") for voice in (FR, EN, DE)]
    assert said == ["12. Dame Nature\u00a0: …", "12. Mother Nature: …", "12. Mutter Natur: …"]


def test_a_move_says_its_parts() -> None:
    whole = Paddle(0, "M4", (Handling("M5", "load"), Handling("M4", "exchange")))
    assert FR.move(whole) == (
        "Canoë 1\u00a0: charger un morceau d’ambre, troquer la gemme contre un diamant "
        "et finir au disque 4"
    )
    theft = Paddle(1, "M3", rob=Theft(2, 0))
    assert EN.move(theft) == "Canoe 2: go to disc 3, then steal the gem from Chloé (canoe 1)"
    assert DE.move(Paddle(0, "beach")) == "Kanu 1: an den Strand heimkehren"
    assert (
        FR.move(Lay(0, "amber")) == "Poser le nuage et repêcher un canoë contre un morceau d’ambre"
    )


def test_a_refusal_says_its_facts_and_leaves_the_clause_to_others() -> None:
    refusal = Refusal("3.5", "too_few_points", {"needed": 5, "points": 3})
    assert FR.refusal(refusal) == "Il vous faut 5 points, la tuile n’en donne que 3."


def test_an_option_says_what_it_is_set_to() -> None:
    assert FR.option("loading", "anywhere") == "Chargement\u00a0: partout en chemin"
    assert EN.option("river_minimum", 1) == "Current: always one disc at least"


def test_a_bot_is_always_shown_as_a_bot() -> None:
    assert FR.say("story-seat", name="Ana", bot=None) == "Ana"
    assert FR.say("story-seat", name="Léa", bot="master") == "Léa (robot, maître)"
    assert EN.say("story-seat", name="Léa", bot="expert") == "Léa (bot, expert)"
    assert DE.say("story-seat", name="Léa", bot="home-made") == "Léa (Bot, home-made)"


HOUSE_FACTS: dict[str, dict[str, Any]] = {
    "nature": {},
    "option-choice": {"name": "a", "value": "b"},
    "quoted": {"text": "a"},
    "list-join": {"head": "a", "item": "b"},
    "list-and": {"head": "a", "item": "b"},
    "strength": {"bot": "random"},
    "strength-random": {},
    "strength-novice": {},
    "strength-amateur": {},
    "strength-expert": {},
    "strength-master": {},
    "story-header": {"title": "Niagara"},
    "story-seat": {"name": "Ana", "bot": "expert"},
    "story-commitment": {"commitment": "0123"},
    "story-ply": {"at": 1234, "seat": 1, "move": "…"},
    "story-result": {"winners": (0, 2)},
    "story-draw": {},
    "story-unfinished": {},
    "story-hidden-ply": {"at": 1234, "seat": 1},
    "story-next": {},
    "record-old": {"game": "niagara", "then": "1", "now": "2"},
    "options-usual": {},
    "options-letter": {},
    "play-guest": {},
    "play-options": {"options": "…"},
    "play-entropy": {},
    "play-hint": {},
    "play-only-choice": {"move": "…"},
    "play-choose": {},
    "play-refused": {"rule": "3.5"},
    "play-not-a-move": {},
    "play-recorded": {"path": "mine.jsonl", "fingerprint": "0123"},
    "play-goodbye": {},
}


@pytest.mark.parametrize("voice", [FR, EN, DE], ids=["fr", "en", "de"])
def test_the_house_says_all_it_needs(voice: Voice) -> None:
    for key, facts in HOUSE_FACTS.items():
        assert voice.say(key, **facts).strip()


def test_ply_numbers_have_no_thousands() -> None:
    for voice in (FR, EN, DE):
        assert voice.say("story-ply", at=1234, seat=0, move="…").startswith("1234.")


# A game of words, for facts that Niagara has none of


class Cup(Data, frozen=True):
    colour: str


class Served(Event, frozen=True, kw_only=True):
    seat: int
    cups: tuple[Cup, ...]
    sugar: bool


class Pour(Tagged, frozen=True):
    sides: tuple[str, ...]
    cup: Cup | None = None


class Steam(Tagged, frozen=True):
    trace: bytes


TEA = """
event-served = { PLAYER($seat) } : { $cups } ({ $sugar })
part-cup = { $colour } cup
part-cups = { $colour } cup
move-pour = { $sides } { $cup }
move-steam = { $trace }
"""


def tea(tmp_path: Path, messages: str = TEA, language: str = "en") -> Voice:
    (tmp_path / f"messages.{language}.ftl").write_text(messages, encoding="utf-8")
    game: Any = SimpleNamespace(name="tea", rulebook=Rulebook(tmp_path))
    return Voice(game, language, NAMES)


def test_facts_become_numbers_and_texts(tmp_path: Path) -> None:
    voice = tea(tmp_path)
    cups = (Cup("red"), Cup("blue"), Cup("green"))
    event = Served(seat=1, cups=cups, sugar=True, rule="1.1")
    assert voice.event(event) == "Ben : red cup, blue cup, green cup (true)"
    assert voice.event(Served(seat=0, cups=(), sugar=False, rule="1.1")) == "Ana : none (false)"
    assert voice.move(Pour(("L", "R"))) == "L,R none"
    assert voice.move(Pour((), Cup("red"))) == "none red cup"
    assert voice.move(Steam(b"\x00\xff")) == "AP8="


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", ["3", "3 et 6", "3, 5 et 6", "1, 2, 3 et 10"]),
        ("en", ["3", "3 and 6", "3, 5 and 6", "1, 2, 3 and 10"]),
        ("de", ["3", "3 und 6", "3, 5 und 6", "1, 2, 3 und 10"]),
    ],
)
def test_numbers_are_joined_as_the_language_joins_them(
    tmp_path: Path, language: str, said: list[str]
) -> None:
    """As the browser's voice does: `web/src/i18n/voice.test.ts`."""
    voice = tea(tmp_path, "cards = { LIST($cards) }", language)
    tuples = ((3,), (3, 6), (3, 5, 6), (1, 2, 3, 10))
    assert [voice.say("cards", cards=cards) for cards in tuples] == said
    assert voice.say("cards", cards=("red", "blue")).split()[::2] == ["red", "blue"]
    assert voice.say("cards", cards=()) == "none"


def test_what_is_no_fact_is_not_said(tmp_path: Path) -> None:
    with pytest.raises(Unsayable, match="is no fact"):
        tea(tmp_path).say("part-cup", colour=1.5)


# Nothing fails silently


def test_an_unknown_language_is_refused_with_those_of_the_house() -> None:
    with pytest.raises(UnknownLanguage, match=r"fr, en, de.*'tlh'"):
        Voice(NIAGARA, "tlh", NAMES)


def test_a_missing_message_raises() -> None:
    with pytest.raises(Unsayable, match="niagara, in fr: there is no message 'refusal-no_mood'"):
        FR.refusal(Refusal("1.1", "no_mood"))


def test_a_missing_fact_raises() -> None:
    with pytest.raises(Unsayable, match="points"):
        FR.refusal(Refusal("3.5", "too_few_points", {"needed": 5}))


@pytest.mark.parametrize("seat", [-2, 3])
def test_a_seat_that_is_not_there_raises(seat: int) -> None:
    with pytest.raises(Unsayable):
        FR.refusal(Refusal("3.1", "not_your_turn", {"turn": seat}))


def test_a_catalogue_that_cannot_be_read_raises(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        tea(tmp_path, "event-served = { $seat\n")


def test_a_catalogue_is_read_once() -> None:
    path = NIAGARA.rulebook.folder / "messages.fr.ftl"
    assert catalogue(path) is catalogue(path)
