import { beforeAll, describe, expect, test } from "vitest";
import { austria, overbooking, waltz } from "../../content";
import type { Action } from "../../wire";
import { LANGUAGES, language } from "../language.svelte";
import {
  actionWords,
  celebrityWords,
  choiceWords,
  dieIconWords,
  entranceWords,
  errorWords,
  eventWords,
  extraIconWords,
  groupWords,
  guestIconWords,
  guestWords,
  hallWords,
  happeningWords,
  hotelRuleWords,
  keyWords,
  objectiveWords,
  optionWords,
  powerWords,
  rehearsalWords,
  roomGroupWords,
  rowWords,
  sourceWords,
  staffWords,
  standInWords,
  tileWords,
  tokenWords,
} from ".";

const who = (seat: number): string => ["Anna", "Béla", "Leopold"][seat]!;
const REVISED = { game: "austria", options: { edition: "revised" } } as const;
const said = (action: Action): string => actionWords(action, REVISED);
const notation = "";
const decision = 1;

const TOLD = () => [
  ...Object.keys(waltz.ballrooms).flatMap((id) => [
    ...[1, 2, 3].map((place) => hallWords(id, place)),
    ...(["bottom", "middle", "top", "balcony"] as const).map((row) => rowWords(id, row)),
  ]),
  ...Object.keys(waltz.rehearsal).map(Number).map(rehearsalWords),
  ...Object.keys(waltz.celebrities).map(celebrityWords),
  ...Object.keys(waltz.entrances).map(entranceWords),
  ...Object.keys(waltz.dove).map(Number).map(tokenWords),
  standInWords(),
  keyWords(),
];

/** Everything that the words can say, for one language. */
function allWords(): string[] {
  const editions = ["revised", "italian", "spanish"] as const;
  return [
    ...editions.flatMap((edition) => [
      ...Object.keys({ ...austria.guests, ...waltz.guests }).flatMap((number) => guestWords(Number(number), edition).lines),
      ...Object.keys({ ...austria.staff, ...waltz.staff }).flatMap((number) => Object.values(staffWords(Number(number), edition))),
      ...Object.keys({ ...austria.tiles, ...waltz.tiles }).flatMap((id) => Object.values(tileWords(id, edition))),
    ]),
    ...Object.keys({ ...austria.objectives, ...waltz.objectives }).map(objectiveWords),
    ...TOLD().flatMap(({ title, lines }) => [title, ...lines]),
    ...Object.values({ ...austria.leopold, ...waltz.elisabeth }).flatMap((card) => [
      ...card.guests.map(guestIconWords),
      dieIconWords(card),
      ...card.extra.map(extraIconWords),
    ]),
    ...Object.values(overbooking.hotels).map(({ rule }) => hotelRuleWords(rule)),
    ...[1, 2, 3, 4, 5, 6].flatMap((beds) => [powerWords(beds), ...groupWords(beds).lines]),
    ...["guests", "room icons", "staff", "coins of round 2", "tokens", "bonus"].map(sourceWords),
    ...["edition", "printing", "board", "boards", "staff", "promo", "solo", "difficulty", "bonus", "memory"].flatMap((option) =>
      Object.values(optionWords(option)),
    ),
    ...["1", "2", "3", "4", "5"].flatMap((module) => Object.values(choiceWords("modules", module))),
    ...["random", ...Object.keys(waltz.entrances).filter((id) => waltz.entrances[id]?.solo)].flatMap((entrance) =>
      Object.values(choiceWords("entrance", entrance)),
    ),
    ...(["blue", "red", "yellow"] as const).flatMap((colour) =>
      [1, 2, 3, 4].map((size) => roomGroupWords(colour, size)),
    ),
  ];
}

describe.each(LANGUAGES)("$name", ({ code }) => {
  beforeAll(() => language.choose(code));

  test("everything that happens in the games can be told, and nothing is left unfilled", () => {
    for (const words of allWords()) {
      expect(words).not.toBe("");
      expect(words).not.toMatch(/[{}]|undefined|NaN/);
      expect(words).not.toMatch(/^[a-z_]+(\.[a-z_0-9]+)+$/);
    }
  });

  test("no two staff cards of different effect read the same", () => {
    const texts = Object.keys({ ...austria.staff, ...waltz.staff }).map((number) => {
      const { text, timing } = staffWords(Number(number));
      return `${timing}: ${text}`;
    });
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe("in English", () => {
  beforeAll(() => language.choose("en"));

  test("staff cards say what the rulebook's list says", () => {
    expect(staffWords(13).text).toBe("When you take a die showing 1 or 2: +1 strength");
    expect(staffWords(17).text).toBe("When you take a die showing 6: copying costs no krone, +1 strength");
    expect(staffWords(5).text).toBe("Each time a served red guest leaves your café: 2 krones");
    expect(staffWords(41, "revised").text).toBe("2 VP per space of your position on the emperor track");
    expect(staffWords(41, "italian").text).toBe("2 VP per space of your position on the emperor track, at most 12 VP");
    expect(staffWords(21).text).toBe("1 strudel; 1 cake; 1 wine; 1 coffee");
  });

  test("guests say what they order and give", () => {
    expect(guestWords(57).reward).toBe("prepare 2 rooms for 1 krone less each");
    expect(guestWords(49).reward).toBe("prepare 1 room for free on floors 1 to 2");
    expect(guestWords(65).reward).toBe("no reward");
    expect(guestWords(62).order).toBe("1 strudel, 1 cake, and 2 wines");
    expect(guestWords(97, "italian").reward).toContain("one more turn");
  });

  test("tiles and objectives say what counts", () => {
    expect(tileWords("B4").reward).toBe(
      "On space 3 or higher: prepare 1 room for free on floors 1 to 2; it is occupied at once",
    );
    expect(tileWords("A1").penalty).toBe("On space 0: lose 3 krones; if you cannot, lose 5 VP");
    expect(tileWords("C2", "spanish").penalty).toContain("same column");
    expect(tileWords("C2", "italian").penalty).toContain("floor directly below");
    expect(objectiveWords("red_4_yellow_3")).toBe("Occupied rooms: 4 red and 3 yellow");
  });

  test("cards of the first edition say what its two printings have otherwise", () => {
    expect(staffWords(5, "italian").text).toBe("As soon as the order of a red guest is complete: 2 krones");
    expect(staffWords(23, "spanish").text).toBe("Each time a guest moves into one of your rooms: 1 krone");
    expect(staffWords(26, "italian").text).toContain("pay 1 krone");
    expect(staffWords(26, "spanish").text).toBe("You suffer no penalty of the emperor.");
    expect(staffWords(32, "italian").text).toMatch(/^2 VP/);
    expect(staffWords(32, "spanish").text).toMatch(/^4 VP/);
    expect(staffWords(29, "italian").text).toContain("your own");
    expect(staffWords(29, "spanish").text).toBe(staffWords(29).text);
    expect(staffWords(17, "italian").text).toContain("extra turn");
    expect(staffWords(17, "spanish").text).not.toContain("extra turn");
    expect(staffWords(17, "spanish").cost).toBe("3 krones");
  });

  test("a penalty of choice says what each answer does", () => {
    const spanish = { game: "austria", options: { edition: "first", printing: "spanish" } } as const;
    expect(tileWords("A1", "spanish").penalty).toBe("On space 0: lose 3 krones, or lose 5 VP, as you choose");
    expect(actionWords({ kind: "suffer", notation, tile: "A1" }, spanish)).toBe(
      "Suffer the emperor’s penalty: lose 3 krones",
    );
    expect(actionWords({ kind: "suffer_vp", notation, tile: "A1", vp: -5 }, spanish)).toBe("Lose 5 VP instead");
    expect(said({ kind: "ignore", notation, tile: "A1", cost: 1 })).toBe("Pay and ignore the penalty (1 krone)");
  });

  test("actions name costs, strength and who is meant", () => {
    const guest = { kind: "guest", notation, place: 1, guest: 71, table: 1, cost: 3, filled: false } as const;
    expect(said(guest)).toBe("Take Baron to the café (3 krones)");
    expect(said({ ...guest, cost: 0, filled: true })).toBe("Take Baron to the café (free; with a complete order)");
    const die = { kind: "die" as const, notation, value: 3, boost: true, strength: 4, cost: 2, vp: 0, takes: [] };
    expect(said(die)).toBe("Take a die from space 3, prepare rooms: strength 4 (boosted; 2 krones)");
    expect(said({ ...die, kind: "coloured_die", colour: "red", boost: false, cost: 0, vp: -5 })).toBe(
      "Take a die from space 3, prepare rooms: strength 4 (red die; −5 VP)",
    );
    expect(
      said({ kind: "room", notation, space: "3a", colour: "blue", cost: 2, vp: 1, occupies: true }),
    ).toBe("Prepare room 3a (blue; 2 krones; 1 VP; occupied at once)");
    const take = { kind: "take", notation, what: "cake", count: 1, krones: 0, steps: 0, vp: 0 } as const;
    expect(said({ ...take, items: { strudel: 2, cake: 1 } })).toBe("Take 2 strudel and 1 cake");
    expect(said({ ...take, what: "steps", items: {}, krones: 2, steps: 1, vp: 1 })).toBe(
      "Take 2 krones, 1 step on the emperor track, and 1 VP",
    );
    expect(said({ kind: "done", notation, question: "reward", krones: 2 })).toBe("Decline the rest of the reward (2 krones)");
    expect(said({ kind: "claim", notation, objective: "A", id: "krones_20", vp: 15 })).toBe(
      "Claim objective A: have 20 krones (15 VP)",
    );
  });

  test("cards of Let’s Waltz! say what they do", () => {
    expect(staffWords(119).text).toBe("When you take a die showing 3: 1 krone, you may also send a dancer");
    expect(staffWords(125).text).toBe(
      "When you take a die showing 5: you may also send a dancer for 1 champagne less",
    );
    expect(staffWords(127).text).toBe("Send 1 dancer for 2 champagne less; send 1 dancer for 1 champagne less");
    expect(staffWords(128).text).toBe(
      "Spend 1 dish or drink from the kitchen: send 1 dancer for 1 champagne less",
    );
    expect(staffWords(133).text).toBe("After playing another staff card: send 1 dancer for 1 champagne less");
    expect(staffWords(166).text).toBe(
      "After 3 or more steps on the emperor track in one action: prepare 2 rooms for free; they are occupied at once",
    );
    expect(staffWords(167).text).toBe(
      "After completing the order of a blue guest with 3 or more items: 3 strudel; 3 cakes",
    );
    expect(staffWords(174).text).toContain("its order is filled from the supply");
    expect(staffWords(177).text).toBe(
      "Move back 2 spaces on the emperor track: play 1 staff card for 3 krones less",
    );
    expect(guestWords(137).reward).toBe("2 krones; send up to 2 dancers");
    expect(guestWords(162).lines).toContain("Takes a room, never goes to a ballroom");
    expect(guestWords(147).order).toBe("1 cake, 1 coffee, and 1 champagne");
    expect(objectiveWords("dancers_7")).toBe("Have 7 dancers in the ballrooms, balcony included");
    expect(tileWords("B5").penalty).toBe("On space 0: remove 1 dancer from the middle ballroom; if you cannot, lose 7 VP");
    expect(tileWords("A6").penalty).toBe(
      "On space 0: pay 2 krones and return 1 item from the kitchen; if you cannot, lose 5 VP",
    );
    expect(tileWords("C5").reward).toBe("On space 3 or higher: 2 VP per dancer you have in the ballrooms");
  });

  test("ballrooms, rehearsal rooms and entrances explain themselves", () => {
    expect(hallWords("zum_sperl", 2).lines[0]).toBe("Scored after round 5");
    expect(rowWords("odeonsaal", "middle").lines).toEqual([
      "A dancer costs 2 champagne.",
      "Bonus of the row: 1 of your vacant rooms on floors 1 to 3 becomes occupied",
    ]);
    expect(rowWords("apollosaal", "balcony").lines[1]).toBe("Bonus of the row: 3 krones");
    expect(rowWords("apollosaal", "bottom").lines[1]).toBe("No bonus in this row.");
    expect(rehearsalWords(4).lines[1]).toBe("With your dancer number 6: prepare 1 room for free");
    expect(entranceWords("the_ren").lines[0]).toMatch(/^When gained: 1 strudel/);
    expect(entranceWords("toll_bridge").lines).toHaveLength(1);
  });

  test("with ballrooms, actions name the hall, the row and the champagne", () => {
    const dance = { kind: "dance", notation, hall: 2, ballroom: "zum_sperl", row: "top", champagne: 3 } as const;
    expect(said(dance)).toBe("Send a dancer to Zum Sperl, top row (3 champagne)");
    expect(said({ ...dance, kind: "ball", table: 1, guest: 61, row: "balcony", champagne: 0 })).toBe(
      "Painter goes dancing: Zum Sperl, balcony (free)",
    );
    expect(said({ kind: "bid", notation, entrance: "dove", bid: 3 })).toBe("Bid 3 krones for Dove");
  });

  test("a die, its strength and what it brings are one line", () => {
    const because = { kind: "space", value: 4 } as const;
    expect(
      happeningWords(
        [
          { kind: "die_taken", seat: 0, value: 4, dice: 1, colour: null, boost: true, krones: -1, decision },
          { kind: "action_begins", seat: 0, value: 4, strength: 2, decision },
          { kind: "steps_gained", seat: 0, steps: 1, vp: 0, because, decision },
          { kind: "krones_gained", seat: 0, krones: 1, lost: 2, because, decision },
          { kind: "turn_ends", seat: 0, decision },
        ],
        who,
      ),
    ).toEqual([
      "Anna takes a die from space 4: krones and emperor (strength 2; boosted; 1 krone) – 1 krone and 1 step on the emperor track; 2 krones beyond the limit are lost",
    ]);
  });

  test("a guest moves in, and the group is complete", () => {
    expect(
      happeningWords(
        [
          { kind: "moved_in", seat: 0, table: 1, guest: 71, space: "1a", decision },
          { kind: "points_scored", seat: 0, vp: 6, source: "guests", because: { kind: "guest", guest: 71 }, decision },
          { kind: "room_occupied", seat: 0, space: "1a", decision },
          { kind: "group_complete", seat: 0, group: 0, colour: "blue", size: 1, decision },
          {
            kind: "points_scored",
            seat: 0,
            vp: 2,
            source: "occupancy bonuses",
            because: { kind: "group", colour: "blue" },
            decision,
          },
          { kind: "reward_taken", seat: 0, because: { kind: "guest", guest: 71 }, part: "room", decision },
          { kind: "room_prepared", seat: 0, space: "2a", krones: 0, decision },
        ],
        who,
      ),
    ).toEqual([
      "Anna: Baron moves into room 1a – 6 VP",
      "Anna: a blue group of 1 room is fully occupied – 2 VP",
      "Anna prepares room 2a (free; Baron)",
    ]);
  });

  test("an automaton gives its reasons, and the hand where it decides", () => {
    const lines = happeningWords(
      [
        { kind: "instruction_drawn", seat: 2, card: 193, hand: "left_to_right", cards_left: 9, decision },
        {
          kind: "automaton_takes_guest",
          seat: 2,
          guest: 71,
          place: 3,
          icon: "blue",
          reason: "of_colour",
          tied: 2,
          space: "2c",
          decision,
        },
        { kind: "points_scored", seat: 2, vp: 6, source: "guests", because: { kind: "guest", guest: 71 }, decision },
      ],
      who,
    );
    expect(lines).toEqual([
      "Leopold draws card 193 (the hand points from left to right)",
      "Leopold takes Baron and puts the room on 2c (blue: the most points among guests of this colour; the hand decides among 2, from left to right) – 6 VP",
    ]);
  });

  test("final scoring is a line for each hotel", () => {
    const end = { kind: "end" } as const;
    const scored = { kind: "points_scored", decision } as const;
    expect(
      happeningWords(
        [
          { kind: "final_scoring", decision },
          { ...scored, seat: 0, vp: 6, source: "staff", because: { kind: "staff", staff: 32 } },
          { ...scored, seat: 0, vp: -5, source: "waiting guests", because: end },
          { ...scored, seat: 1, vp: 2, source: "krones", because: end },
          { kind: "game_over", scores: [51, -3], ranking: [1, 2], winners: [0], decision },
        ],
        who,
      ),
    ).toEqual([
      "Final scoring",
      "Anna: Assistant Manager 6 VP; guests left in the café −5 VP",
      "Béla: krones 2 VP",
      "The game is over: Anna 51, Béla −3. Anna wins",
    ]);
  });

  test("the log tells no secrets", () => {
    expect(eventWords({ kind: "staff_kept", seat: 0, staff: null, decision }, who)).toBe("Anna keeps a staff card");
    const under = { kind: "staff_put_under", seat: 0, staff: null, from_hand: true, decision } as const;
    expect(eventWords(under, who)).toBe("Anna puts a staff card under the deck");
    const placed = { kind: "card_placed", seat: 1, house: "lion", large: true, beds: null } as const;
    expect(eventWords({ ...placed, hotel: 2, to: "queue", place: 1, face_up: false, decision }, who)).toBe(
      "Béla plays a large group (4 to 6 beds) of house lion to the queue of hotel 2",
    );
  });

  test("an error without words of ours is told in the server's", () => {
    expect(errorWords({ code: "seat_taken", message: "x" })).toBe("This seat is taken already.");
    expect(errorWords({ code: "something_new", message: "Something new." })).toBe("Something new.");
  });

  test("solo deals staff in its own way", () => {
    expect(choiceWords("staff", "standard", 1).help).toBe("Ten cards are drawn; you keep six.");
    expect(choiceWords("staff", "standard", 2).help).toBe("Six cards each, dealt at random.");
  });
});
