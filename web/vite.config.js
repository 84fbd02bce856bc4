import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { packed } from "./packed.js";

/** Where `regift serve` listens while one develops. */
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), packed()],
  build: { outDir: "../src/regift/web_dist", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
