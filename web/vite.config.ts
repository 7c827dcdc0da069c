import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
// The type of `test` below and no more: the page is built where vitest is not installed.
import type {} from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A window in which the whole table can be laid out: wide and high enough, and not upright. */
const WIDE = "(min-width: 960px) and (min-height: 600px) and (orientation: landscape)";
/** `@media (--wide)` and `@media (--narrow)`: which layout a style belongs to is decided here alone. */
const layouts: Plugin = {
  name: "layouts",
  enforce: "pre",
  transform: (code, id) =>
    /\.css$|type=style/.test(id) && code.includes("@media (--")
      ? { code: code.replaceAll("(--wide)", WIDE).replaceAll("(--narrow)", `(not (${WIDE}))`), map: null }
      : null,
};

export default defineConfig(({ mode }) => ({
  plugins: [layouts, svelte()],
  resolve: {
    alias: { $content: here("../src/hotelier"), $lib: here("./src") },
    // Component tests mount in happy-dom: without this Svelte's server build would be taken.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: { outDir: here("../src/hotelier/server/page"), emptyOutDir: true, target: "es2023" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } }, fs: { allow: [here("..")] } },
  // Whole tables are drawn in tests; a busy machine takes its time for it.
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    testTimeout: 60_000,
    isolate: false,
  },
}));
