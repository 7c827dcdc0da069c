// How far one has come with a lesson, at every table of this browser, and which lessons one knows.

interface Progress {
  /** The lessons of the table, by name. */
  lessons: string[];
  /** What was read, or put aside. */
  aside: string[];
  /** Whether the lesson was left, and waits in the menu. */
  left: boolean;
}

interface Memory {
  tables: Record<string, Progress>;
  known: string[];
}

const NAME = "hotelier.lessons";
/** As many tables as the browser keeps keys of. */
const MOST = 30;

function recall(): Memory {
  try {
    return { tables: {}, known: [], ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Memory>) };
  } catch {
    return { tables: {}, known: [] };
  }
}

export const progressAt = (table: string): Progress | undefined => recall().tables[table];
export const isKnown = (lesson: string): boolean => recall().known.includes(lesson);

/** The lessons of a table are known from now on: no other table offers them. */
export function keepProgress(table: string, progress: Progress): void {
  const { tables, known } = recall();
  const others = Object.entries(tables).filter(([other]) => other !== table);
  const memory: Memory = {
    tables: Object.fromEntries([...others.slice(1 - MOST), [table, progress]]),
    known: [...new Set([...known, ...progress.lessons])],
  };
  localStorage.setItem(NAME, JSON.stringify(memory));
}
