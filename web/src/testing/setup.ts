// Before each file of tests: they share a process, and another may have left the page in another language.

import { beforeAll } from "vitest";
import { language } from "../i18n";

beforeAll(() => language.choose("en"));
