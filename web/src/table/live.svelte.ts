// A table over the wire: the live connection, which mends itself, and your own decisions.

import { host } from "$host";
import { api, newKey, Refused, Unreachable } from "../api";
import type { Connection } from "../hosts/host";
import type { ChatLine, Frame, Problem, TableState } from "../wire";
import { Clock } from "./clock.svelte";
import type { Sender } from "./play.svelte";
import { Stage, type Director } from "./stage.svelte";

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 6000;
const NO_LONGER_OURS = 4403;

export class Live implements Sender {
  stage: Stage;
  connected = $state(false);
  /** The last thing that went wrong, until it is read or something works. */
  problem = $state.raw<Problem | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  present = $state.raw<number[]>([]);
  readonly clock = new Clock();
  readonly table: string;
  readonly token: string | null;
  #socket: Connection | null = null;
  #wait = FIRST_WAIT_MS;
  #timer = 0;
  #closed = false;
  /** Whether the connection was lost, and what came meanwhile is not yet here. */
  #late = false;

  constructor(first: TableState, token: string | null, direct: Director) {
    this.table = first.table;
    this.token = token;
    this.stage = new Stage(first, direct);
    this.#note(first);
  }

  connect(): () => void {
    this.#open();
    const again = () => {
      this.#retryNow();
      if (document.visibilityState === "visible") this.stage.returned();
      void this.#askTime();
    };
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      this.#closed = true;
      clearTimeout(this.#timer);
      this.#socket?.close();
      this.stage.stop();
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }

  /** All that has happened. */
  get happenings() {
    return this.stage.happenings;
  }

  async move(notation: string, state: TableState): Promise<TableState | null> {
    const key = newKey();
    return this.#ask(() => api.move(this.table, this.token!, state.version, notation, key));
  }

  async undo(state: TableState, to?: number): Promise<void> {
    const key = newKey();
    await this.#ask(() => api.undo(this.table, this.token!, state.version, key, to));
  }

  async redo(state: TableState): Promise<void> {
    const key = newKey();
    await this.#ask(() => api.redo(this.table, this.token!, state.version, key));
  }

  /** Asks until the server answers; the key of the request makes asking twice harmless. */
  async #ask(request: () => Promise<TableState>): Promise<TableState | null> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        const state = await request();
        this.problem = null;
        this.receive(state);
        return state;
      } catch (error) {
        if (error instanceof Refused) {
          if (error.problem.state) this.receive(error.problem.state);
          this.problem = error.problem;
          return null;
        }
        if (!(error instanceof Unreachable) || this.#closed) throw error;
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  receive(state: TableState): void {
    if (state.version < this.stage.newest.version) return;
    // What went wrong before is no news at a table that has gone on.
    if (state.version > this.stage.newest.version) this.problem = null;
    this.#note(state);
    this.stage.push(state, this.#late);
    this.#late = false;
  }

  #note(state: TableState): void {
    if (state.chat.length) this.chat = state.chat;
    this.clock.receive(state.clock);
    this.present = state.seats.flatMap(({ seat, present }) => (present ? [seat] : []));
  }

  #open(): void {
    const socket = host.connect(this.table);
    this.#socket = socket;
    socket.onopen = () => {
      const seen = this.happenings.at(-1)?.version ?? 0;
      socket.send(JSON.stringify({ type: "hello", token: this.token, seen }));
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#read(JSON.parse(message.data) as Frame);
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return;
      this.#late ||= this.connected;
      this.connected = false;
      if (code === NO_LONGER_OURS) return; // the seat was taken up elsewhere: the problem says so
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT_MS);
    };
  }

  /** A device that slept has not counted: the server tells what the clock shows now. */
  async #askTime(): Promise<void> {
    if (this.clock.shown === null || document.visibilityState === "hidden") return;
    const answer = await api.notes([{ table: this.table, token: this.token }]).catch(() => null);
    if (answer?.tables[0]) this.clock.receive(answer.tables[0].clock);
  }

  #retryNow(): void {
    if (this.connected || this.#closed || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#open();
  }

  #read(frame: Frame): void {
    this.connected = true;
    this.#wait = FIRST_WAIT_MS;
    switch (frame.type) {
      case "state":
        this.receive(frame.state);
        break;
      case "presence":
        this.present = frame.present;
        break;
      case "chat":
        if (!this.chat.some(({ number }) => number === frame.line.number)) this.chat = [...this.chat, frame.line];
        break;
      case "error":
        this.problem = frame.error;
        break;
      case "ping":
        break;
    }
  }
}
