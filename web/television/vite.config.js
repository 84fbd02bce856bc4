import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { packed } from "../packed.js";
import { lowerStyles } from "./lower_styles.js";
import { televisionPage } from "./television_page.js";

/** The syntax of 2018: televisions sold in 2019 often have an engine of the year before. */
const ENGINE = "chrome64";

/** Styles are lowered once Svelte has written them, not before. */
const SVELTE = { configFile: false, preprocess: vitePreprocess({ style: false }), compilerOptions: { runes: true } };

/** What the page of a table opens for whoever sits there or comes to it; a big screen never does. */
const NEVER_SHOWN =
  /(BoardScreen|LobbyScreen|ReplayLoaderPage|PromptsAndNotices|SpectatorWithoutBoardScreen|HostNameAfterTableCreationScreen)\.svelte$/;
const NOTHING = "\0nothing";

/** Leaves out what a big screen never shows. */
function leaveOut() {
  return {
    name: "leave-out",
    enforce: "pre",
    resolveId: (source, importer) =>
      importer?.endsWith("/TablePage.svelte") && NEVER_SHOWN.test(source) ? NOTHING : undefined,
    load: (id) => (id === NOTHING ? "export default () => {};" : undefined),
  };
}

/** Builds the big screen once more for televisions of 2019, beside the client that all other browsers load. */
export default defineConfig(() => {
  const { plugin, found } = lowerStyles();
  return {
    publicDir: false,
    plugins: [leaveOut(), svelte(SVELTE), televisionPage(found), packed()],
    css: { postcss: { plugins: [plugin] } },
    build: {
      outDir: "../src/regift/web_dist",
      emptyOutDir: false,
      assetsInlineLimit: 0,
      target: ENGINE,
      cssTarget: ENGINE,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { television: "src/television/start.ts" },
        output: {
          entryFileNames: "assets/tv/[name]-[hash].js",
          chunkFileNames: "assets/tv/[name]-[hash].js",
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith(".css"))
              ? "assets/tv/[name]-[hash][extname]"
              : "assets/[name]-[hash][extname]",
        },
      },
    },
  };
});
