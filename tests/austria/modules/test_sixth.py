"""A module is added by adding a folder: the piano in `sixth` is found, played, told, shown and replayed."""

import json
import subprocess
import sys

import pytest

pytestmark = pytest.mark.pure_only("a folder in the source tree would be compiled with the others")


def test_a_sixth_module_is_added_by_adding_a_folder() -> None:
    """In a process of its own, so that no other test knows it."""
    command = [sys.executable, "-m", "tests.austria.modules.sixth.play"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["guests"] == 901, "its card is not in the box"
    assert seen["concerts"], "nobody gave a concert"
    for concert in seen["concerts"]:
        assert concert["before"] >= 2 and concert["after"] == concert["before"] - 2
        assert concert["asked"]["kind"] == "applause"
        assert concert["action"] == "give a concert"
        assert concert["applause"] == {
            "action": "applause krones",
            "question": "Choose what the concert brings.",
        }
        assert concert["then"] == min(20, concert["purse"] + 3)
    assert len(seen["happened"]) == len(seen["concerts"]), "not every concert was told"
    for told in seen["happened"]:
        assert told["concert"] == {"kind": "concert_given", "notes": 2}
        assert told["then"] == {"kind": "krones_gained", "because": {"kind": "concert"}} and told["same"]
        assert told["words"] in ("Anna gives a concert of 2 notes", "Bruno gives a concert of 2 notes")
        assert told["reason"].endswith("gains 3 krones for the concert")
    assert seen["schemas"] == ["ConcertAction", "ConcertGiven", "OfConcert"], "the wire does not know it"
    assert [sum(vp) for vp in seen["vp"]] == seen["notes"], "a note is a point in the end"
    assert seen["sections"] == ["entrances", "piano", "orders"]
    assert seen["replayed"] and seen["bots"]
    assert not seen["other"], "a game without the module knows it"
    assert not seen["plain"], "a game without modules knows of one"
    assert "1, 2, 3, 4, 5, 6" in seen["refused"]
