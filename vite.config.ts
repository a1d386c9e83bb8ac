import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { inlineScripts } from "./tasks/build/inline-script.ts";
import { scriptNames } from "./tasks/build/script-names.ts";
import { styleRules } from "./tasks/build/style-rules.ts";

/**
 * Code that every first visit needs, in two files instead of a dozen. Small files compress badly, and the route
 * manifest names each of them again.
 */
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|cookie-es|turbo-stream)\//;
const FRAME =
  /\/(src\/root\.tsx|src\/(campaign|layout|start)\/|src\/ui\/(badge|button|dialog|hydrated|icons\/(frame-icons|icon\.)|page\/(breadcrumb|fragment|internal-link|page-header|page-link|related-pages)|text\/(date-text|dates|no-break|today)|toast\/toast(-outlet|-store|s\.))|content\/(company|navigation)\.)/;
/** Code that the same pages need, grouped for the same reason. */
const GAUGE = /\/src\/dscr\/(cents|dscr|gauge\/(dscr-)?gauge)\./;
const SEARCH = /\/src\/search\/(search-form|marked-text|search-address)\./;
/** What every calculator needs for its fields, and for links. */
const ENTRY = /\/src\/calculators\/fields\/(money-field|number-(entry|field))\./;
const SHARING =
  /\/src\/calculators\/(reports\/estimate-note|sharing\/(copy-button|csv|download-file\.browser|share-link|shared-link))\./;
/** Groups of one file: they keep what many pages need out of the groups that follow. */
const ALONE = [
  "dscr/gauge/ratio-figure",
  "calculators/sharing/dscr-fragment",
  "ui/form/field",
  "ui/debounced-value",
];
/**
 * A deal's arithmetic, its form, and its answer: every page with a whole deal needs them, the embed and My Deals too.
 * What only the tools need is left to them. A group also takes what its modules import, so the modules that import what
 * other pages need are left out, or the imported ones are a group of their own.
 */
const DEAL =
  /\/src\/calculators\/(fields\/(field-(kinds|rows)|row-(links|field)|folded-fields)\.|deal\/([a-z-]+\.|prepayment\/exit-cost|ratios\/(?!bridge)|rent\/|sharing\/)|deal-form\/|tool\/(answer-section|lender-ratio|missing-figures)\.)/;
const MONEY = ["money", "amortization", "rate-estimate", "lender-ratio", "apr"];
const FACTS = /\/src\/ui\/(data-table|page\/illustrative-note)\./;

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    inlineScripts(),
    styleRules(),
    scriptNames(),
    withoutPreloadHelper(),
  ],
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
                { name: "gauge", test: GAUGE },
                { name: "facts", test: FACTS },
                { name: "search", test: SEARCH },
                ...MONEY.map((name) => ({ name, test: new RegExp(`/src/dscr/${name}\\.`) })),
                ...ALONE.map((file) => ({ name: path.basename(file), test: new RegExp(`/src/${file}.`) })),
                { name: "entry", test: ENTRY },
                { name: "sharing", test: SHARING },
                { name: "deal", test: DEAL },
              ],
            },
          },
        },
      },
    },
  },
});

/**
 * Vite wraps each `import()` in a helper that loads its styles first. Here a document carries the styles of everything
 * that its scripts can load (tasks/build/script-names.ts), and there is nothing else to preload. The helper would add
 * 700 useless bytes to every page.
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
