"""The table in a terminal: what it shows, what it hides, and short answers for moves."""

from __future__ import annotations

import pytest

from ludotheque.core.languages import LANGUAGES
from ludotheque.games.nimms_leich.model import Bid, Denounce, Discard, Exchange, Keep, Vote
from ludotheque.games.nimms_leich.picture import offers, picture
from ludotheque.voice.voice import Voice

from .positions import GAME, Hand, card, claim, denounced, play, position

HANDS: list[Hand] = [(card(face),) for face in ("IIIIPN", "PPPPNT", "NNNNTA", "TTTTAR")]


def test_a_view_shows_what_its_seat_knows() -> None:
    start = position(HANDS, turn=1, bids=[claim(0, "6 N")], tokens=(2, 1, 0, 2))
    assert picture(GAME.view(start, 0), ("Ana", "B", "C", "D")).splitlines() == [
        "# 1   I < P < N < T < A < R   ▶ 6 N (A)   ≤ 13",
        "A   ●●    [IIIIPN]  ✕ 0  ▤ ? ? ? ? ?  Ana",
        "B ▶ ●     [?]  ✕ 0  ▤ ? ? ? ? ?",
        "C         [?]  ✕ 0  ▤ ? ? ? ? ?",
        "D   ●●    [?]  ✕ 0  ▤ ? ? ? ? ?",
    ]
    assert "[PPPPNT]" in picture(start)


def test_a_vote_is_hidden_until_the_count() -> None:
    start = position(HANDS, turn=1, bids=[claim(0, "6 N")])
    state, _ = play(start, (1, Denounce()), (3, Vote(True)))
    lines = picture(GAME.view(state, 2)).splitlines()
    assert [line[7:9].strip() for line in lines[1:]] == ["👍", "✊", "", "▪"]
    state, _ = play(state, (2, Vote(False)))
    lines = picture(GAME.view(state, 2)).splitlines()
    assert [line[7:8] for line in lines[1:]] == ["👍", "✊", "✊", "👍"]
    assert lines[2].endswith("▤ ? ? ? ? PPPPNT")


def test_every_offer_is_a_legal_move_under_an_answer_of_its_own() -> None:
    state = position(HANDS, turn=1, bids=[claim(0, "6 N")])
    found = offers(GAME.view(state, 1), GAME.moves(state, 1))
    assert found["6t"] == Bid("temps_mort", 6)
    assert found["d"] == Denounce()
    assert set(found) >= {"iac", "iad", "icd", "7i", "9i"}
    assert all(GAME.refusal(state, 1, move) is None for move in found.values())
    assert len(set(found.values())) == len(found) == 18 + 1 + 3
    voting, _ = play(state, (1, Denounce()))
    assert offers(GAME.view(voting, 2), GAME.moves(voting, 2)) == {
        "+": Vote(True),
        "-": Vote(False),
    }


def test_cards_are_chosen_by_what_they_show() -> None:
    start = position([(0, 1), (2, 3), (4, 5)], turn=1, bids=[claim(0, "6 N")], piles={1: ()})
    state, _ = play(start, *denounced(start, {2: False}))
    assert offers(GAME.view(state, 0), GAME.moves(state, 0)) == {
        "iiiipn": Discard(0),
        "ppppnt": Discard(1),
    }
    assert offers(GAME.view(state, 1), GAME.moves(state, 1)) == {
        "k": Keep(),
        "nnnnta": Exchange(2),
        "ttttar": Exchange(3),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_the_signs_in_the_order_of_a_line(language: str) -> None:
    start = position(HANDS, turn=1, bids=[claim(0, "6 N")])
    state, _ = play(start, *denounced(start, {2: True, 3: False}))
    line = picture(GAME.view(state, 2)).splitlines()[3]
    assert line.startswith("C ▶ ●● 👍 [")
    explained = Voice(GAME, language, "ABCD").say("legend").splitlines()[-1]
    for text in (line, explained):
        places = [text.index(sign) for sign in ("▶", "●", "👍", "[", "✕", "▤")]
        assert places == sorted(places)
