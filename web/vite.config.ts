import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
// The type of `test` below and no more: the page is built where vitest is not installed.
import type {} from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: {
    alias: { $content: here("../src/hotelier"), $lib: here("./src") },
    // Component tests mount in happy-dom: without this Svelte's server build would be taken.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: { outDir: here("../src/hotelier/server/page"), emptyOutDir: true, target: "es2023" },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } }, fs: { allow: [here("..")] } },
  // Whole tables are drawn in tests; a busy machine takes its time for it.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 60_000, isolate: false },
}));
