import { beforeAll, describe, expect, test } from "vitest";
import { austria, overbooking, waltz } from "../../content";
import { LANGUAGES, language } from "../language.svelte";
import {
  actionWords,
  celebrityWords,
  choiceWords,
  dieIconWords,
  entranceWords,
  errorWords,
  extraIconWords,
  groupWords,
  guestIconWords,
  guestWords,
  hallWords,
  hotelRuleWords,
  keyWords,
  leopoldWords,
  logWords,
  objectiveWords,
  optionWords,
  powerWords,
  questionWords,
  rehearsalWords,
  roomGroupWords,
  rowWords,
  sourceWords,
  staffWords,
  standInWords,
  tileWords,
  tokenWords,
  waitingWords,
  type AustriaTable,
  type Deed,
  type OverbookingTable,
} from ".";

const TABLE: AustriaTable = {
  game: "austria",
  options: { edition: "revised" },
  to_move: 0,
  question: { kind: "turn", extra: false },
  turn: { guest_taken: false, die_taken: false },
  dice: [2, 0, 3, 1, 1, 3],
  queue: [71, 50, 97, 64, 81],
  objectives: [{ id: "krones_20" }, { id: "floors_2" }, { id: "red_4_yellow_3" }],
  players: [{ board: "night", tables: [{ guest: 61 }, null, null], staff: [] }],
};
const CHECK: OverbookingTable = {
  game: "overbooking",
  question: { kind: "nobles", hotel: 1, card: "fish 4" },
  hotels: [
    {
      token: true,
      queue: [
        { house: "fish", large: false, beds: 3 },
        { house: "lion", large: true, beds: null },
      ],
    },
  ],
};

const WALTZ: AustriaTable["waltz"] = {
  ball: {
    halls: [{ id: "apollosaal" }, { id: "zum_sperl" }, { id: "odeonsaal" }],
    costs: { bottom: 1, middle: 2, top: 3 },
  },
  lounge: { dice: { red: 3, yellow: 3, blue: null }, tiles: { red: "curie", yellow: null, blue: "freud" }, cost: 1 },
};
TABLE.waltz = WALTZ;

const DEEDS: Deed[] = [
  ...["pass", "end", "done", "keep", "serve", "suffer", "ignore"].map((kind) => ({ kind })),
  { kind: "guest", place: 1 },
  ...[1, 2, 3, 4, 5, 6].flatMap((value) => [
    { kind: "die", value, boost: false },
    { kind: "die", value, boost: true },
    { kind: "space", value, boost: false },
    { kind: "space", value, boost: true },
  ]),
  ...[1, 2, 3, 4, 5].map((value) => ({ kind: "copy", value })),
  ...["cake", "coffee", "steps"].map((what) => ({ kind: "take", what, count: 1 })),
  ...["krones", "steps", "cards", "draw", "income", "strudel", "cake", "wine", "coffee"].map((what) => ({
    kind: "get",
    what,
  })),
  { kind: "place", item: "wine", table: 1 },
  { kind: "fill", table: 1 },
  { kind: "claim", objective: "B" },
  ...["room", "occupy", "remove"].map((kind) => ({ kind, space: "2c" })),
  { kind: "move", table: 1, space: "2c" },
  ...["play", "use", "under", "discard", "draft", "flip"].map((kind) => ({ kind, staff: 17 })),
  ...(["red", "yellow", "blue"] as const).map((colour) => ({ kind: "coloured_die", boost: true, colour })),
  ...["bottom", "middle", "top", "balcony"].flatMap((row) => [
    { kind: "dance", hall: 3, row },
    { kind: "ball", table: 1, hall: 3, row },
    { kind: "recall", hall: 3, row },
  ]),
  { kind: "take", what: "coffee", count: 1, champagne: 1 },
  { kind: "place", item: "champagne", table: 1 },
  { kind: "get", what: "champagne" },
  ...["exchange", "key"].map((kind) => ({ kind })),
  { kind: "celebrity", celebrity: "curie" },
  { kind: "spend", item: "cake" },
  { kind: "bid", entrance: "dove", krones: 0 },
  { kind: "bid", entrance: "dove", krones: 4 },
  { kind: "enter", entrance: "kozi" },
  { kind: "give", table: 1 },
  { kind: "claim_own", objective: "C" },
  { kind: "rehearse", room: 4 },
  { kind: "token", token: 5 },
  { kind: "tile", tile: "B6" },
  { kind: "shift", from: 2, to: 3 },
];
const CARD_DEEDS: Deed[] = [
  { kind: "play", house: "fish", beds: 3, to: "queue", hotel: 1 },
  { kind: "play", house: "fish", beds: 3, to: "door", hotel: 1 },
  { kind: "play", house: "fish", beds: null, large: true, to: "door", hotel: 1 },
  { kind: "choose", place: 1 },
  { kind: "choose", place: 2 },
  { kind: "decline" },
  { kind: "done" },
];
const QUESTIONS = [
  "turn",
  "receive",
  "serve",
  "dishes",
  "drinks",
  "rooms",
  "krones",
  "staff",
  "copy",
  "extra",
  "reward",
  "drawn",
  "under",
  "scored",
  "penalty",
  "remove",
  "discard",
  "draft",
  "first_guest",
  "first_rooms",
  "invite",
  "celebrity",
  "exchange",
  "others",
  "bid",
  "rehearse",
  "spend",
  "token",
  "shifted",
  "flip",
  "recall",
  "enter",
  "give",
];
const EVENTS = [
  { kind: "card", card: 193 },
  { kind: "guest", guest: 71, icon: "blue", place: 1, space: "1a", vp: 4 },
  { kind: "guest", guest: 71, icon: "red", place: 1, space: "1a", vp: 4 },
  { kind: "guest", guest: 71, icon: "white", place: 1, space: "1a", vp: 4 },
  { kind: "no_guest", icon: "red" },
  { kind: "die", value: 3, dice: 2 },
  { kind: "steps", steps: 2 },
  { kind: "staff", staff: 30 },
  { kind: "staff", staff: null },
  { kind: "countdown", objective: "A", countdown: "III" },
  { kind: "claim", objective: "A", vp: 15 },
  { kind: "no_objective" },
  { kind: "dancing_guest", guest: 146, icon: "blue", place: 2, hall: "zum_sperl", row: "bottom", vp: 15 },
  { kind: "dancer", hall: "odeonsaal", row: "balcony" },
  { kind: "no_dancer" },
  { kind: "coloured_die", value: 4, dice: 1, colour: "blue" },
  { kind: "celebrity", celebrity: "freud", vp: 1 },
  { kind: "points", vp: 2 },
  { kind: "item", guest: 71, item: "wine" },
  { kind: "checked_in", guest: 71, space: "4a", vp: 5 },
  { kind: "star", stars: 4 },
  { kind: "stars_lost", stars: 3 },
  { kind: "stars_scored", vp: 10 },
  { kind: "token", guest: 71 },
  { kind: "token_scored", guest: 71, vp: 8 },
  { kind: "toll", value: 3 },
  { kind: "toll_scored", value: 3, vp: 2 },
];

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
  const editions = ["revised", "first"] as const;
  return [
    ...editions.flatMap((edition) => [
      ...Object.keys({ ...austria.guests, ...waltz.guests }).flatMap((number) => guestWords(Number(number), edition).lines),
      ...Object.keys({ ...austria.staff, ...waltz.staff }).flatMap((number) => Object.values(staffWords(Number(number), edition))),
      ...Object.keys({ ...austria.tiles, ...waltz.tiles }).flatMap((id) => Object.values(tileWords(id, edition))),
    ]),
    ...Object.keys({ ...austria.objectives, ...waltz.objectives }).map(objectiveWords),
    ...TOLD().flatMap(({ title, lines }) => [title, ...lines]),
    ...DEEDS.flatMap((deed) =>
      QUESTIONS.map((kind) => actionWords(deed, { ...TABLE, question: { kind, strength: 3 } })),
    ),
    ...DEEDS.flatMap((deed) => [
      logWords("Anna", deed),
      logWords("Anna", deed, {
        guest: 71,
        cost: 2,
        strength: 3,
        vp: 15,
        value: 3,
        ballroom: "odeonsaal",
        item: "wine",
      }),
    ]),
    ...CARD_DEEDS.flatMap((deed) => [actionWords(deed, CHECK), logWords("Anna", deed)]),
    ...QUESTIONS.flatMap((kind) => [
      questionWords({
        ...TABLE,
        question: {
          kind,
          strength: 2,
          tile: "A1",
          source: { guest: 71 },
          items: { wine: 2 },
          colour: "red",
          staff: 166,
          item: "cake",
        },
      }),
      waitingWords("Anna", kind),
    ]),
    questionWords(CHECK),
    questionWords({ ...CHECK, question: { kind: "place", placement: 2 } }),
    ...EVENTS.flatMap((event) => [leopoldWords(event), leopoldWords(event, "elisabeth")]),
    ...Object.values({ ...austria.leopold, ...waltz.elisabeth }).flatMap((card) => [
      ...card.guests.map(guestIconWords),
      dieIconWords(card),
      ...card.extra.map(extraIconWords),
    ]),
    ...Object.values(overbooking.hotels).map(({ rule }) => hotelRuleWords(rule)),
    ...[1, 2, 3, 4, 5, 6].flatMap((beds) => [powerWords(beds), ...groupWords(beds).lines]),
    ...["guests", "room icons", "staff", "coins of round 2", "tokens", "bonus"].map(sourceWords),
    ...["edition", "board", "staff", "promo", "solo", "difficulty", "bonus", "memory"].flatMap((option) =>
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
    expect(staffWords(41, "first").text).toBe("2 VP per space of your position on the emperor track, at most 12 VP");
    expect(staffWords(21).text).toBe("1 strudel; 1 cake; 1 wine; 1 coffee");
  });

  test("guests say what they order and give", () => {
    expect(guestWords(57).reward).toBe("prepare 2 rooms for 1 krone less each");
    expect(guestWords(49).reward).toBe("prepare 1 room for free on floors 1 to 2");
    expect(guestWords(65).reward).toBe("no reward");
    expect(guestWords(62).order).toBe("1 strudel, 1 cake, and 2 wines");
    expect(guestWords(97, "first").reward).toContain("one more turn");
  });

  test("tiles and objectives say what counts", () => {
    expect(tileWords("B4").reward).toBe(
      "On space 3 or higher: prepare 1 room for free on floors 1 to 2; it is occupied at once",
    );
    expect(tileWords("A1").penalty).toBe("On space 0: lose 3 krones; if you cannot, lose 5 VP");
    expect(tileWords("C2", "first").penalty).toContain("same column");
    expect(objectiveWords("red_4_yellow_3")).toBe("Occupied rooms: 4 red and 3 yellow");
  });

  test("actions name costs, strength and who is meant", () => {
    expect(actionWords({ kind: "guest", place: 1 }, TABLE)).toBe("Take Baron to the café (3 krones)");
    expect(actionWords({ kind: "guest", place: 5 }, TABLE)).toBe("Take General to the café (free)");
    expect(actionWords({ kind: "die", value: 3, boost: true }, TABLE)).toContain("strength 4");
    const rooms = { ...TABLE, question: { kind: "rooms", strength: 2 } };
    expect(actionWords({ kind: "room", space: "3a" }, rooms)).toBe("Prepare room 3a (blue) (2 krones)");
    const dishes = { ...TABLE, question: { kind: "dishes", strength: 3 } };
    expect(actionWords({ kind: "take", what: "cake", count: 1 }, dishes)).toBe("Take 2 strudel and 1 cake");
  });

  test("staff in play change what actions cost and how strong they are", () => {
    const staffed = {
      ...TABLE,
      players: [{ ...TABLE.players[0]!, staff: [{ staff: 25 }, { staff: 18 }, { staff: 9 }] }],
    };
    expect(actionWords({ kind: "guest", place: 1 }, staffed)).toContain("(free)");
    expect(actionWords({ kind: "die", value: 5, boost: false }, staffed)).toContain("strength 3");
    expect(actionWords({ kind: "space", value: 5, boost: false }, staffed)).toContain("strength 1");
    expect(
      actionWords({ kind: "room", space: "3a" }, { ...staffed, question: { kind: "rooms", strength: 2 } }),
    ).toContain("(free)");
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
    const ball: AustriaTable = {
      ...TABLE,
      waltz: WALTZ,
    };
    expect(actionWords({ kind: "dance", hall: 2, row: "top" }, ball)).toBe("Send a dancer to Zum Sperl, top row");
    expect(actionWords({ kind: "ball", table: 1, hall: 3, row: "balcony" }, ball)).toBe(
      "Painter goes dancing: Odeonsaal, balcony",
    );
    expect(actionWords({ kind: "bid", entrance: "dove", krones: 3 }, ball)).toBe("Bid 3 krones for Dove");
    const drinks = { ...ball, question: { kind: "drinks", strength: 5 } };
    expect(actionWords({ kind: "take", what: "coffee", count: 2, champagne: 1 }, drinks)).toBe(
      "Take 2 wines, 2 coffees, and 1 champagne",
    );
    expect(actionWords({ kind: "coloured_die", boost: false, colour: "red" }, ball)).toMatch(/space 3.*\(red die\)$/);
    expect(logWords("Anna", { kind: "dance", hall: 1, row: "middle" })).toBe("Anna sends a dancer to ballroom 1, middle row");
    expect(leopoldWords({ kind: "dancer", hall: "zum_sperl", row: "bottom" }, "elisabeth")).toBe(
      "Elisabeth sends a dancer to Zum Sperl, bottom row",
    );
  });

  test("the log tells no secrets", () => {
    expect(logWords("Anna", { kind: "draft", staff: null })).toBe("Anna keeps a staff card");
    expect(logWords("Anna", { kind: "under" })).toBe("Anna puts a staff card under the deck");
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
