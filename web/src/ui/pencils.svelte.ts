// Whether somebody has met a pencil beside a value, and been told what it means.

const NAME = "hotelier.pencil";

class Pencils {
  /** One is on the table. */
  met = $state(false);
  known = $state(localStorage.getItem(NAME) !== null);

  /** It is understood, once and for all. */
  understand(): void {
    this.known = true;
    localStorage.setItem(NAME, "known");
  }
}

export const pencils = new Pencils();
