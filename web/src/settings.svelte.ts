// What a visitor has chosen for this browser.

export type Theme = "auto" | "day" | "night";
/** How Leopold's and the bots' steps are shown. */
export type Pace = "instant" | "quick" | "calm" | "steps";
/** When one hears something: never, when your own turn comes, or whatever happens. */
export type Sound = "off" | "turn" | "all";

export const THEMES: readonly Theme[] = ["auto", "day", "night"];
export const SOUNDS: readonly Sound[] = ["off", "turn", "all"];
export const PACES: readonly Pace[] = ["instant", "quick", "calm", "steps"];

function stored<Value extends string>(name: string, allowed: readonly Value[], otherwise: Value): Value {
  const text = localStorage.getItem(`hotelier.${name}`);
  return allowed.find((value) => value === text) ?? otherwise;
}

/** "on" was stored when there was only one switch for all sounds. */
const storedSound = (): Sound =>
  localStorage.getItem("hotelier.sound") === "on" ? "all" : stored("sound", SOUNDS, "turn");

class Settings {
  /** Who wants to know that something was chosen: a profile takes it along. */
  changed: (() => void) | null = null;
  theme = $state<Theme>(stored("theme", THEMES, "auto"));
  pace = $state<Pace>(stored("pace", PACES, "quick"));
  sound = $state<Sound>(storedSound());
  name = $state(localStorage.getItem("hotelier.name") ?? "");

  setTheme(theme: Theme): void {
    this.theme = theme;
    if (theme === "auto") {
      localStorage.removeItem("hotelier.theme");
      delete document.documentElement.dataset.theme;
    } else {
      localStorage.setItem("hotelier.theme", theme);
      document.documentElement.dataset.theme = theme;
    }
    this.changed?.();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem("hotelier.pace", pace);
    this.changed?.();
  }

  setSound(sound: Sound): void {
    this.sound = sound;
    localStorage.setItem("hotelier.sound", sound);
    this.changed?.();
  }

  setName(name: string): void {
    this.name = name;
    localStorage.setItem("hotelier.name", name);
  }
}

export const settings = new Settings();
