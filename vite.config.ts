import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { inlineScripts } from "./tasks/build/inline-script.ts";
import { styleRules } from "./tasks/build/style-rules.ts";

/**
 * What every first visit needs, in two files instead of a dozen: small files compress badly, and each is named again
 * in the route manifest.
 */
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|turbo-stream)\//;
const FRAME =
  /\/(src\/root\.tsx|src\/layout\/|src\/start\/|src\/ui\/(badge|button|dialog|frame-icons|hydrated|page\/(breadcrumb|fragment|internal-link|page-header|page-link|related-pages)|text\/(date-text|dates|no-break|today)|toast\/toast(-outlet|-store|s\.))|content\/(company|navigation)\.)/;
/** Parts that the same pages need, for the same reason. */
const GAUGE = /\/src\/dscr\/(cents|dscr|gauge\/(dscr-)?gauge)\./;
const SEARCH = /\/src\/search\/(search-form|marked-text|search-address)\./;
const FACTS = /\/src\/ui\/(data-table|page\/illustrative-note)\./;

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), inlineScripts(), styleRules(), withoutPreloadHelper()],
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    // A part that is loaded later brings few files of its own: their names would cost more than they save.
    modulePreload: false,
  },
  // Packages of the browser's, besides those that React Router names. Named here, they are bundled in one go.
  optimizeDeps: { include: ["@tanstack/react-query", "lucide-react", "radix-ui"] },
  // Only the icons in use, not the two thousand that the package brings: 40 MB of the server's memory. In development
  // Vite would read two thousand files instead.
  ssr: { noExternal: command === "build" ? ["lucide-react"] : [] },
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
                { name: "search", test: SEARCH },
              ],
            },
          },
        },
      },
    },
  },
}));

/**
 * Vite wraps each `import()` in a helper that fetches its styles first. There is one stylesheet here, in the page
 * already, and nothing else to fetch ahead, so the helper would be 700 bytes on every page for nothing.
 */
function withoutPreloadHelper(): Plugin {
  return {
    name: "without-preload-helper",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
