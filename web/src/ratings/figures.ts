// Figures with a part, as they are written in the language of the page.

import { language } from "../i18n";

const written = (least: number, value: number): string =>
  new Intl.NumberFormat(language.code, { minimumFractionDigits: least, maximumFractionDigits: 1 })
    .format(value)
    .replace("-", "−");

/** Always to a tenth. */
export const figure = (value: number): string => written(1, value);

/** A number that is mostly whole: a shared victory counts in parts. */
export const count = (value: number): string => written(0, value);
