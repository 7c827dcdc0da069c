// Grand Austria Hotel as one player sits at it: the view, and what is picked up but not yet put down.

import { getContext, setContext } from "svelte";
import { editionOf, ITEMS, ORDERED, type Item, type RoomColour } from "../content";
import { Held } from "../table/held.svelte";
import type { Play } from "../table/play.svelte";
import type { Place } from "./places";
import type {
  AustriaPlayer,
  AustriaQuestion,
  AustriaView,
  AutomatonEntrance,
  BallAction,
  ColouredDieAction,
  DieAction,
  MoveAction,
  ShiftAction,
  SpaceAction,
} from "../wire";

/** How a space can be used: with a white die, a coloured one, or without any. */
export type Use = DieAction | ColouredDieAction | SpaceAction;

interface Picked {
  table: number | null;
  item: Item | null;
  die: number | null;
}
const NOTHING: Picked = { table: null, item: null, die: null };

export class Side {
  play: Play;
  view = $derived.by(() => this.play.state.view as AustriaView);
  edition = $derived.by(() => editionOf(this.view.options));
  /** The seat whose hotel is drawn large. */
  seat = $derived.by(() => this.play.front);
  me = $derived.by(() => this.view.players[this.seat]!);
  question = $derived.by(() => (this.play.mine ? this.view.question : null));
  /** The modules of Let's Waltz! in play. */
  ball = $derived.by(() => this.view.waltz?.ball);
  lounge = $derived.by(() => this.view.waltz?.lounge);
  entrances = $derived.by(() => this.view.waltz?.entrances);
  /** The automaton's own entrance. */
  rival = $derived.by(() => this.view.solo?.entrance);
  /** What a kitchen can hold. */
  items = $derived.by(() => (this.ball ? ORDERED : ITEMS));

  #held: Held<Picked>;
  /** The part of the table to which the desk leads: a phone brings it to the front. */
  lookedFor = $state<Place | null>(null);

  constructor(play: Play) {
    this.play = play;
    this.#held = new Held(play, NOTHING);
  }

  /** Whether there was something in hand. */
  putDown(): boolean {
    const held = (this.table ?? this.item ?? this.die) !== null;
    this.#held.putDown();
    return held;
  }

  /** Picked up: a guest at a table, an item, an action space. */
  get table(): number | null {
    return this.#held.what.table;
  }
  set table(table: number | null) {
    this.#held.take({ table });
  }

  get item(): Item | null {
    return this.#held.what.item;
  }
  set item(item: Item | null) {
    this.#held.take({ item });
  }

  get die(): number | null {
    return this.#held.what.die;
  }
  set die(die: number | null) {
    this.#held.take({ die });
  }

  /** The names of all sides, Leopold included. */
  name(seat: number): string {
    return this.play.nameOf(seat);
  }

  /** What is asked, if it is a question of a kind: only a component that answers such questions asks for it. */
  asked<Kind extends AustriaQuestion["kind"]>(...kinds: Kind[]): Extract<AustriaQuestion, { kind: Kind }> | null {
    const { question } = this;
    const meant = (each: AustriaQuestion): each is Extract<AustriaQuestion, { kind: Kind }> =>
      (kinds as string[]).includes(each.kind);
    return question && meant(question) ? question : null;
  }

  /** The automaton's own entrance, if it is this one. */
  rivalIs<Id extends AutomatonEntrance["id"]>(id: Id): Extract<AutomatonEntrance, { id: Id }> | null {
    const { rival } = this;
    return rival?.id === id ? (rival as Extract<AutomatonEntrance, { id: Id }>) : null;
  }

  /** The decision that a click on a room means now. */
  roomAction(space: string): string | null {
    const { play } = this;
    const plain = ["room", "occupy", "remove"].map((verb) => `${verb} ${space}`).find((text) => play.can(text));
    const moving = this.#ofGuest(play.ofKind("move").filter((action) => action.space === space));
    // A reward may occupy the room into which a guest can move: who has picked the guest up means the guest.
    return this.table === null ? (plain ?? moving) : (moving ?? plain ?? null);
  }

  /** The decision that a click on a row of a ballroom means now: a dancer comes or goes, or a guest dances. */
  rowAction(hall: number, row: string): string | null {
    const { play } = this;
    const plain = ["dance", "recall"].map((verb) => `${verb} ${hall} ${row}`).find((text) => play.can(text));
    return plain ?? this.#ofGuest(play.ofKind("ball").filter((each) => each.hall === hall && each.row === row));
  }

  /** Of what several guests could do, that of the one who is picked up, or of the only one. */
  #ofGuest(actions: (MoveAction | BallAction)[]): string | null {
    const meant = this.table === null ? actions : actions.filter((action) => action.table === this.table);
    return meant.length === 1 ? meant[0]!.notation : null;
  }

  /** Whether the guest at a table can move into a room or go dancing. */
  canMove(table: number): boolean {
    return [...this.play.ofKind("move"), ...this.play.ofKind("ball")].some((action) => action.table === table);
  }

  /** Whether what can be done now is done in the ballrooms: a dancer goes, or the guest who is picked up has no room. */
  get mustDance(): boolean {
    const picked = (kind: "move" | "ball") => this.play.ofKind(kind).some((action) => action.table === this.table);
    return this.play.canAny("dance") || (this.table !== null && picked("ball") && !picked("move"));
  }

  /** The coloured dice that lie on a space. */
  colouredOn(value: number): RoomColour[] {
    return DIE_COLOURS.filter((colour) => this.lounge?.dice[colour] === value);
  }

  /** How a space can be used, white dice first. */
  usesOf(value: number): Use[] {
    const { play } = this;
    const uses: Use[] = [...play.ofKind("die"), ...play.ofKind("coloured_die"), ...play.ofKind("space")];
    return uses.filter((use) => use.value === value);
  }

  /** Dice of neighbouring spaces that can be moved to a space first (Kozi Palace). */
  shiftsTo(value: number): ShiftAction[] {
    return this.play.ofKind("shift").filter((action) => action.to === value);
  }

  /** The entrance of a hotel; the automaton has one of its own. */
  entranceOf(seat: number): string | null {
    const { solo } = this.view;
    return (solo?.seat === seat ? solo.entrance?.id : this.entrances?.players[seat]?.entrance) ?? null;
  }

  /** The items that may be put on the guest at a table. */
  placeable(table: number): Item[] {
    return this.play
      .ofKind("place")
      .filter((action) => action.table === table)
      .map((action) => action.item as Item);
  }

  async act(...args: Parameters<Play["act"]>): Promise<void> {
    this.putDown();
    await this.play.act(...args);
  }
}

export const ROOM_SPACES = ["4", "3", "2", "1"].map((floor) =>
  ["a", "b", "c", "d", "e"].map((column) => floor + column),
);
/** The coloured dice, in the order of the lounge. */
export const DIE_COLOURS: readonly RoomColour[] = ["red", "yellow", "blue"];
export const OBJECTIVE_LETTERS = ["A", "B", "C"] as const;
export const EMPEROR_ROUNDS = [3, 5, 7] as const;

export type RoomState = "space" | "vacant" | "occupied";

export function roomState(player: AustriaPlayer, space: string): RoomState {
  if (player.occupied.includes(space)) return "occupied";
  return player.vacant.includes(space) ? "vacant" : "space";
}

/** The seats in the order in which they will act in this round, the next one first. */
export function turnOrder(view: AustriaView): { seat: number; number: number }[] {
  const sides = view.players.length;
  const numbers = view.players.flatMap((player, seat) => {
    if (player.number === null) return [];
    const second = 2 * sides + 1 - Math.min(player.number, 2 * sides + 1 - player.number);
    return player.turns_taken === 0 && second !== player.number
      ? [
          { seat, number: player.number },
          { seat, number: second },
        ]
      : [{ seat, number: player.number }];
  });
  return numbers.sort((one, other) => one.number - other.number);
}

const KEY = Symbol("side");
export const provideSide = (side: Side): Side => setContext(KEY, side);
export const useSide = (): Side => getContext<Side>(KEY);
