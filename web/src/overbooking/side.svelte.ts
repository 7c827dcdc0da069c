// Overbooking as one player sits at it: the view, and the card that is picked up.

import { getContext, setContext } from "svelte";
import { Held } from "../table/held.svelte";
import type { Play } from "../table/play.svelte";
import type { OverbookingView } from "../wire";

export type PlaceName = "queue" | "door";

/** A card of your own hand, by the notation "fish 3". */
export interface HandCard {
  text: string;
  house: string;
  beds: number;
}

export const handCard = (text: string): HandCard => {
  const [house = "", beds = "0"] = text.split(" ");
  return { text, house, beds: Number(beds) };
};

export class Side {
  play: Play;
  view = $derived.by(() => this.play.state.view as OverbookingView);
  seat = $derived.by(() => this.play.state.seat ?? 0);
  me = $derived.by(() => this.view.players[this.seat]!);
  #held: Held<{ card: string | null }>;

  constructor(play: Play) {
    this.play = play;
    this.#held = new Held(play, { card: null });
  }

  /** The card that is picked up. */
  get card(): string | null {
    return this.#held.what.card;
  }
  set card(card: string | null) {
    this.#held.take({ card });
  }

  /** Whether a card of the hand can go anywhere. */
  playable(card: string): boolean {
    return this.play.ofKind("play").some((action) => "house" in action && `${action.house} ${action.beds}` === card);
  }

  /** The action of putting the picked card at a place. */
  placement(card: string | null, place: PlaceName, hotel: number): string | null {
    const action = `${card} ${place} ${hotel}`;
    return card && this.play.can(action) ? action : null;
  }

  async act(action: string): Promise<void> {
    this.#held.putDown();
    await this.play.act(action);
  }
}

const KEY = Symbol("overbooking");
export const provideSide = (side: Side): Side => setContext(KEY, side);
export const useSide = (): Side => getContext<Side>(KEY);
