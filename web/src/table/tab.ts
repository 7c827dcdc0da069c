// The tab of the browser says when it is one's turn: in its title and in its icon, also while another tab is looked at.

import { t } from "../i18n";
import type { TableState } from "../wire";

const TITLE = "hotelier";
const ICON = `${import.meta.env.BASE_URL}favicon.svg`;
const ICON_OF_TURN = `${import.meta.env.BASE_URL}favicon-turn.svg`;

/** Whether a table waits for whoever looks at it, and no bot stands in for them. */
export const isMine = ({ seat, seats, to_move }: TableState): boolean =>
  seat !== null && to_move === seat && seats[seat]?.bot == null;

/** Says in the tab whether it is one's turn; what puts the tab back to how it was. */
export function showTurn(mine: boolean): () => void {
  show(mine ? t("tab.turn") : TITLE, mine ? ICON_OF_TURN : ICON);
  return () => show(TITLE, ICON);
}

function show(title: string, icon: string): void {
  document.title = title;
  document.querySelector("link[rel=icon]")?.setAttribute("href", icon);
}
