import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * What every first visit needs, in two files instead of a dozen: small files compress badly, and each is named again
 * in the route manifest.
 */
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|turbo-stream)\//;
const FRAME =
  /\/(src\/root\.tsx|src\/layout\/|src\/ui\/(badge|breadcrumb|button|date-text|dates|dialog|frame-icons|hydrated|import-or-reload|internal-link|page-header|related-pages|today|fragment|toast\/toast(-outlet|-store|s\.))|content\/(company|navigation)\.)/;
/** Parts that the same pages need, for the same reason. */
const GAUGE = /\/src\/(calculators\/dscr(-gauge)?|ui\/gauge)\./;
const FACTS = /\/src\/ui\/(data-table|illustrative-note)\./;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    // The helper that preloads the parts of a part costs every page more than it saves the few that load one.
    modulePreload: false,
  },
  // Only the icons in use, not the two thousand that the package brings: 40 MB of the server's memory.
  ssr: { noExternal: ["lucide-react"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK },
                { name: "frame", test: FRAME },
                { name: "gauge", test: GAUGE },
                { name: "facts", test: FACTS },
              ],
            },
          },
        },
      },
    },
  },
});
