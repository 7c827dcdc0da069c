// The visitor's profile: read when the page starts, changed here, and taken along to other devices.

import { api, newKey, Refused } from "../api";
import { language } from "../i18n";
import { allKeys, forget } from "../keys";
import { settings } from "../settings.svelte";
import type { OwnProfile, ProfileChange, ProfileMade } from "../wire";
import { deviceLabel } from "./device";
import { forgetSecret, keepSecret, profileSecret } from "./secret";

class Profile {
  secret = $state(profileSecret());
  own = $state.raw<OwnProfile | null>(null);
  #reading: Promise<void> | null = null;
  #key = newKey();
  /** While the profile's settings are put into this browser, they need not be sent back. */
  #applying = false;

  constructor() {
    settings.changed = () => void this.#push();
  }

  /** Reads the profile, once; one that is gone is forgotten here. */
  read(): Promise<void> {
    if (!this.secret || this.own) return Promise.resolve();
    this.#reading ??= api
      .profile(this.secret)
      .then((own) => this.#apply(own), this.#gone)
      .finally(() => (this.#reading = null));
    return this.#reading;
  }

  /** Reads it anew: another device may have changed it. */
  async look(): Promise<OwnProfile | null> {
    if (this.secret) this.own = await api.profile(this.secret).catch(() => this.own);
    return this.own;
  }

  /** Makes a profile, and takes this browser's tables along; how many these are. */
  async make(name: string, portrait: OwnProfile["portrait"]): Promise<number> {
    const { theme, pace, sound } = settings;
    const wanted = { name, portrait, language: language.code, settings: { theme, pace, sound } };
    return this.welcome(await api.makeProfile({ ...wanted, label: deviceLabel(), key: this.#key }));
  }

  /** This browser is a device of the profile from now on. */
  async welcome({ secret, profile }: ProfileMade): Promise<number> {
    keepSecret(secret);
    this.#key = newKey();
    this.secret = secret;
    await this.#apply(profile);
    return this.#takeAlong(secret);
  }

  async change(change: ProfileChange): Promise<void> {
    if (!this.secret) return;
    const own = await api.changeProfile(this.secret, change);
    this.own = own;
    settings.setName(own.name);
  }

  /** The profile is gone from this browser; what it opened with tokens of its own, stays or goes with `tables`. */
  leave({ tables }: { tables: boolean }): void {
    forgetSecret();
    this.secret = null;
    this.own = null;
    if (tables) for (const { table, token, together } of allKeys()) if (token && !together) forget(table);
  }

  #gone = (error: unknown): void => {
    if (error instanceof Refused && error.problem.code === "wrong_profile") this.leave({ tables: false });
  };

  async #apply(own: OwnProfile): Promise<void> {
    this.own = own;
    this.#applying = true;
    settings.setName(own.name);
    settings.setTheme(own.settings.theme ?? "auto");
    settings.setPace(own.settings.pace ?? "quick");
    settings.setSound(own.settings.sound ?? "turn");
    if (own.language && own.language !== language.code) await language.choose(own.language);
    this.#applying = false;
  }

  async #push(): Promise<void> {
    if (!this.secret || !this.own || this.#applying) return;
    const { theme, pace, sound } = settings;
    const change = { language: language.code, settings: { ...this.own.settings, theme, pace, sound } };
    await api.changeProfile(this.secret, change).then((own) => (this.own = own), this.#gone);
  }

  /** Seats that this browser took as a guest are the profile's now; those of somebody else's profile stay theirs. */
  async #takeAlong(secret: string): Promise<number> {
    let along = 0;
    for (const { table, token, together } of allKeys())
      if (token && !together && (await api.claim(table, token, secret).catch(() => null))) along += 1;
    return along;
  }
}

export const profile = new Profile();
