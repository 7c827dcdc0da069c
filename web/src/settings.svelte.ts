// What a visitor has chosen for this browser.

export type Theme = "auto" | "day" | "night";
/** How Leopold's and the bots' steps are shown. */
export type Pace = "instant" | "quick" | "calm" | "steps";

export const THEMES: readonly Theme[] = ["auto", "day", "night"];
export const PACES: readonly Pace[] = ["instant", "quick", "calm", "steps"];

function stored<Value extends string>(name: string, allowed: readonly Value[], otherwise: Value): Value {
  const text = localStorage.getItem(`hotelier.${name}`);
  return allowed.find((value) => value === text) ?? otherwise;
}

class Settings {
  theme = $state<Theme>(stored("theme", THEMES, "auto"));
  pace = $state<Pace>(stored("pace", PACES, "quick"));
  sound = $state(stored("sound", ["on", "off"], "off") === "on");
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
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem("hotelier.pace", pace);
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem("hotelier.sound", on ? "on" : "off");
  }

  setName(name: string): void {
    this.name = name;
    localStorage.setItem("hotelier.name", name);
  }
}

export const settings = new Settings();
