// What went wrong with a request, in words.

import { Refused } from "../../api";
import { t } from "../language.svelte";
import { errorWords } from "./cards";

/** Why the server refused; if it did not even answer, something else. */
export const problemWords = (error: unknown, otherwise = t("error.offline")): string =>
  error instanceof Refused ? errorWords(error.problem) : otherwise;
