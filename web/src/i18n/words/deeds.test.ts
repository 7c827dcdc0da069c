import { beforeAll, describe, expect, it } from "vitest";
import { standing, turnsAfter } from "../../table/turns";
import { table, WHOLE_GAMES } from "../../testing/tables";
import type { AustriaEvent, Event, OverbookingEvent } from "../../wire";
import { language, LANGUAGES } from "../language.svelte";
import { deedPieces, deedWords, namedCardWords } from "./deeds";

const at = { decision: 1, seat: 1 };

describe("in English", () => {
  beforeAll(() => language.choose("en"));

  it("tells a turn as one sentence", () => {
    const room = (space: string): AustriaEvent => ({ ...at, kind: "room_prepared", space, krones: -1 });
    const events: AustriaEvent[] = [
      { ...at, kind: "turn_begins", extra: false },
      { ...at, kind: "guest_taken", guest: 57, order: {}, place: 3, table: 1, krones: -1 },
      { ...at, kind: "die_taken", value: 3, dice: 3, colour: null, boost: false, krones: 0 },
      { ...at, kind: "action_begins", value: 3, strength: 3 },
      room("3a"),
      room("2c"),
      room("2d"),
    ];
    expect(deedWords(events)).toMatch(/^.+ for 1; die 3; rooms 3a, 2c, 2d$/);
  });

  it("adds up what was served and what was gained", () => {
    const place = (item: string): AustriaEvent => ({ ...at, kind: "item_placed", item, table: 1, guest: 57, from_kitchen: true });
    const vp = (n: number): AustriaEvent => ({
      ...at,
      kind: "points_scored",
      vp: n,
      source: "guests",
      because: { kind: "guest", guest: 57 },
    });
    expect(deedWords([place("wine"), place("cake"), place("wine"), vp(3), vp(2)])).toBe("serves 1 cake and 2 wines; 5 VP");
  });

  it("names the cards so that they can be looked at", () => {
    const pieces = deedPieces([{ ...at, kind: "staff_played", staff: 24, from_hand: true, krones: 0 }]);
    expect(pieces.map(({ card }) => card)).toEqual([{ kind: "staff", id: "24" }, null]);
    const { title, lines } = namedCardWords(pieces[0]!.card!, {});
    expect(title).toBe(pieces[0]!.text);
    expect(lines.join(" ").length).toBeGreaterThan(10);
  });

  it("tells a card of Overbooking, and what came of the cards", () => {
    const back = { house: "bird", large: true, beds: null } as const;
    const card = { owner: 1, house: "bird", beds: 5 } as const;
    const checked = (got: boolean, vp: number): OverbookingEvent => ({
      ...at,
      kind: "booking_checked",
      hotel: 1,
      card,
      turn: "size",
      got,
      beds: 3,
      vp,
    });
    const events: Event[] = [
      { ...at, kind: "card_placed", ...back, hotel: 2, to: "queue", place: 1, face_up: false },
      { ...at, kind: "token_taken", hotel: 2, vp: 1 },
      checked(true, 2),
      checked(false, 0),
    ];
    expect(deedWords(events)).toMatch(/^a large group .+ to the queue of hotel 2; a token; 1 card gets beds; 2 coins; 1 card gets none$/);
  });
});

describe.each(LANGUAGES)("in $name", ({ code }) => {
  beforeAll(() => language.choose(code));

  it.each(WHOLE_GAMES)("tells every turn of %s in words", (name) => {
    let turns: ReturnType<typeof turnsAfter> = [];
    const told = new Set<string>();
    for (const event of standing(table(`${name}-over`).happenings)) {
      turns = turnsAfter(turns, [event]);
      if (event.kind !== "turn_ends") continue;
      told.add(deedWords(turns[event.seat]!.events));
    }
    const text = [...told].join("\n");
    expect(text).not.toMatch(/undefined|null|NaN|\{|\}|[a-z]_[a-z]|deed\.|[\u0001-\u0003]/);
  });
});
