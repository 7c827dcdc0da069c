// Things that this browser keeps in a list, the last used first: companions, games that are entered.

interface Thing {
  id: string;
  used: string;
}

export interface Shelf<Kept extends Thing> {
  all: () => Kept[];
  of: (id: string) => Kept | undefined;
  /** Throws where not even this one has room. */
  keep: (kept: Kept) => void;
  drop: (id: string) => void;
}

const isThing = (read: unknown): read is Thing =>
  typeof read === "object" && read !== null && "id" in read && "answers" in read && Array.isArray(read.answers);

/** `lacking` is what older ones lack. */
export function shelfOf<Kept extends Thing>(name: string, most: number, lacking: Partial<Kept>): Shelf<Kept> {
  function all(): Kept[] {
    try {
      const read: unknown = JSON.parse(localStorage.getItem(name) ?? "[]");
      return Array.isArray(read) ? read.filter(isThing).map((kept) => ({ ...lacking, ...kept }) as Kept) : [];
    } catch {
      return [];
    }
  }
  /** Where the browser has no room left, the oldest go. */
  function store(things: Kept[]): void {
    try {
      localStorage.setItem(name, JSON.stringify(things));
    } catch (error) {
      if (things.length < 2) throw error;
      store(things.slice(0, -1));
    }
  }
  const others = (id: string) => all().filter((kept) => kept.id !== id);
  return {
    all,
    of: (id) => all().find((kept) => kept.id === id),
    keep: (kept) => store([{ ...kept, used: new Date().toISOString() }, ...others(kept.id)].slice(0, most)),
    drop: (id) => store(others(id)),
  };
}

/** Asks the browser not to tidy away what is kept: a whole evening may be. It may say no. */
export const keepForGood = (): void => void navigator.storage?.persist?.().catch(() => false);
