import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { packed } from "./packed.js";
import { serviceWorker } from "./service_worker.js";

/** Where `regift serve` listens while one develops. */
const server = "http://127.0.0.1:8000";

/** What every page needs comes in one piece: each small file costs as much again on its way. */
const SHARED =
  /node_modules\/(svelte|@fluent)\/|src\/assets\/|src\/words\/(?!english_|french_|table_)[^/]+\.ts|wire\/game_and_table_requests|shell\/(EmojiSprite|Icon|Portrait|SiteHeader|route|screen_wake_lock)|design\/(game_gift_wrap|emoji_sprites)/;

/** What Vite builds for by itself, and a television of 2019: its engine has no short form of `top`, `right` and so on. */
const STYLES = ["chrome79", "edge111", "firefox114", "safari16.4", "ios16.4"];

export default defineConfig({
  plugins: [svelte(), serviceWorker(), packed()],
  build: {
    outDir: "../src/regift/web_dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssTarget: STYLES,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "shared", test: SHARED }] } } },
  },
  // Parts find each other wherever the page is: a site of files may lie in any folder.
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }) },
  // Its answers carry a policy of their own: it may run WebAssembly, and the page may not.
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "assets/tables_worker-[hash].js" } } },
  server: { fs: { allow: [".."] }, proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  // A busy machine takes its time: only what hangs takes two minutes.
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 120_000,
    css: true,
    setupFiles: ["tests/load_words.ts"],
  },
});
