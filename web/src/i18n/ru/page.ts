import type { page as english } from "../en/page";
import type { Translation } from "../message";

export const page: Translation<typeof english> = {};
