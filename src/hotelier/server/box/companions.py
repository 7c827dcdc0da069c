"""The companion of a real table, which no table holds: whoever asks brings all its answers along."""

from hotelier.austria.companion.setup import book_for, choose_setup, companion_of
from hotelier.austria.companion.standing import standing_of
from hotelier.austria.companion.talk import Said, Talk, talk_again
from hotelier.core.content import pack_text
from hotelier.core.errors import BadContent, BadInput, BadOption
from hotelier.core.options import shown
from hotelier.server.refusals import Refusal
from hotelier.server.tables.packs import bad_content, check_size
from hotelier.wire.messages.companion import CompanionAnswers, CompanionSaying, CompanionStep

CHAPTERS = ("round", "card", "emperor", "final")
"""Each begins something new; what was said before it is over."""


def companion_step(asked: CompanionAnswers) -> CompanionStep:
    """What the companion says and asks after these answers."""
    try:
        if asked.content is not None:
            check_size(pack_text(asked.content))
        given = {**asked.options, "deck": asked.deck, "walk": shown(asked.walk)}
        setup = choose_setup(given, asked.seed)
        talk = talk_again(companion_of(setup, book_for(setup, asked.content)), asked.answers)
    except BadContent as error:
        raise bad_content(str(error)) from None
    except BadOption as error:
        raise Refusal("bad_option", str(error)) from None
    except BadInput as error:
        raise Refusal("bad_request", str(error)) from None
    return CompanionStep(
        said=[saying(said) for said in last_chapter(talk)],
        question=talk.question.asked if talk.question else None,
        standing=standing_of(talk.companion),
    )


def last_chapter(talk: Talk) -> list[Said]:
    """All that is new, and what it belongs to from its beginning on."""
    new = next((place for place, said in enumerate(talk.said) if said.answers == talk.answers), None)
    until = len(talk.said) if new is None else new + 1
    begun = [place for place in range(until) if talk.said[place].kind in CHAPTERS]
    return talk.said[begun[-1] if begun else 0 :]


def saying(said: Said) -> CompanionSaying:
    return CompanionSaying(kind=said.kind, about=said.about, events=said.events, answers=said.answers)
