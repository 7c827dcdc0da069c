// Which exercises were answered in this browser, and how the first time.

const STORED = "hotelier.exercises";
export type Answered = "found" | "missed";

function recall(): Record<string, Answered> {
  try {
    return (JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, Answered> | null) ?? {};
  } catch {
    return {};
  }
}

class Progress {
  answered = $state.raw(recall());

  /** The first answer counts: the second time one knows the plan. */
  note(id: string, answer: Answered): void {
    this.answered = { [id]: answer, ...recall() };
    localStorage.setItem(STORED, JSON.stringify(this.answered));
  }
}

export const progress = new Progress();
