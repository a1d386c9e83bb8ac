import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { inlineScripts } from "./tasks/build/inline-script.ts";
import { scriptNames } from "./tasks/build/script-names.ts";
import { styleRules } from "./tasks/build/style-rules.ts";

/**
 * Code that every first visit needs, in two files instead of a dozen: small files compress badly, and the route manifest
 * names each of them again. A group also takes what its modules import. Everything else is split by who shares it.
 */
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|turbo-stream)\//;
const FRAME = /\/src\/(root\.tsx|ui\/(page|text)\/|ui\/(badge|button|dialog|hydrated)\.)/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), inlineScripts(), styleRules(), scriptNames()],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    // A chunk loaded later has few files of its own: listing their names would cost more than preloading saves.
    modulePreload: false,
  },
  // Browser packages besides those that React Router lists. Listed here, they are bundled in one pass.
  optimizeDeps: { include: ["@tanstack/react-query"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK },
                { name: "frame", test: FRAME },
              ],
            },
          },
        },
      },
    },
  },
});
