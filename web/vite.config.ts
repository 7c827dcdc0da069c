import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type UserConfig } from "vite";
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

/** A static host sends no policy of ours: the page brings it along. Python is compiled code, hence the word on wasm. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data:",
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");
const strict: Plugin = {
  name: "strict",
  transformIndexHtml: () => [
    { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
  ],
};

/** Compressed twins beside every text of the page: the server sends the one that a browser understands. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  closeBundle() {
    const folder = here("../src/hotelier/server/page");
    for (const name of globSync("**/*.{css,html,js,json,svg,webmanifest}", { cwd: folder })) {
      const text = readFileSync(`${folder}/${name}`);
      writeFileSync(`${folder}/${name}.br`, brotliCompressSync(text));
      writeFileSync(`${folder}/${name}.gz`, gzipSync(text, { level: 9 }));
    }
  },
};

/** Who answers the page: `vite build --mode site` makes one that needs no server (build_site.py). */
const HOSTS: Record<string, string> = { server: "./src/hosts/server.ts", site: "./src/hosts/browser.ts" };

/** Pyodide names modules of Node, too, which it loads only there: no reason to warn whoever builds the site. */
const quiet: NonNullable<UserConfig["build"]>["rolldownOptions"] = {
  checks: { pluginTimings: false },
  onLog: (level, log, tell) => {
    if (!(log.plugin === "rolldown:vite-resolve" && log.message.includes("pyodide"))) tell(level, log);
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [layouts, svelte(), mode === "site" ? strict : packed],
  // A site may lie at any path.
  ...(mode === "site" ? { base: "./", define: { __PARTS__: readFileSync(here("../build/site/parts.json"), "utf8") } } : {}),
  resolve: {
    alias: { $content: here("../src/hotelier"), $host: here(HOSTS[mode] ?? HOSTS.server!), $lib: here("./src") },
    // Component tests mount in happy-dom: without this Svelte's server build would be taken.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here(mode === "site" ? "../dist/site" : "../src/hotelier/server/page"),
    emptyOutDir: true,
    target: "es2023",
    // What the first table needs stays together: in many small files it would be compressed worse.
    rolldownOptions: {
      ...quiet,
      output: {
        codeSplitting: {
          groups: [
            { name: "austria", test: /\/src\/austria\//, priority: 10 },
            { name: "start", test: /\/src\/start\/(start\.svelte|newTable|options|StartPage|LessonLink|Way|BotOptions)/, priority: 10 },
            { name: "ui", test: /\/src\/ui\//, minShareCount: 6, priority: 5 },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  worker: { format: "es", rolldownOptions: quiet },
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
