// What went wrong with a request, in words.

import { host } from "$host";
import { Refused } from "../../api";
import { t } from "../language.svelte";
import { errorWords } from "./cards";

/** That nobody answers: a server, or the engine in this browser. */
export const unreachableWords = (): string => t(host.shared ? "error.offline" : "engine.failed");

/** Why the server refused; if it did not even answer, something else. */
export const problemWords = (error: unknown, otherwise = unreachableWords()): string =>
  error instanceof Refused ? errorWords(error.problem) : otherwise;
