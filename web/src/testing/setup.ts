// Before each file of tests: they share a process, and another may have left the page in another language; and what the
// window of tests lacks.

import { beforeAll } from "vitest";
import { language } from "../i18n";

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeAll(async () => {
  await language.choose("en");
  await language.bring("waltz");
});
