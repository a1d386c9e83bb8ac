import { existsSync } from "node:fs";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { inlineScripts } from "./tasks/build/inline-script.ts";
import { scriptNames } from "./tasks/build/script-names.ts";
import { styleRules } from "./tasks/build/style-rules.ts";

/**
 * Code that the same pages need, in one file instead of a dozen: small files compress badly, and the route manifest
 * names each of them again. A group also takes what its modules import, unless an earlier group has it: that is why
 * some have a single file. Everything else is split by who shares it.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  framework: ["react", "react-dom", "react-router", "scheduler", "cookie-es"].map(
    (name) => `node_modules/${name}/`,
  ),
  frame: ["src/root.tsx", "src/start/import-or-reload.browser.ts", "src/ui/hydrated.tsx"],
  text: [
    "src/ui/badge.tsx",
    "src/ui/roving-focus.ts",
    "src/ui/text/date-text.tsx",
    "src/ui/text/list-in-words.ts",
    "src/ui/text/no-break-text.tsx",
    "src/ui/text/today.browser.ts",
  ],
  head: ["src/ui/page/breadcrumb.tsx", "src/ui/page/page-header.tsx"],
  icons: ["src/ui/icons/frame-icons.tsx", "src/ui/icons/share-icon.tsx"],
  field: ["src/ui/form/field.tsx"],
  ratio: [
    "src/calculators/saved/calculation-in-history.ts",
    "src/calculators/sharing/dscr-fragment.ts",
    "src/dscr/gauge/dscr-gauge.tsx",
    "src/dscr/money.ts",
  ],
  amortization: ["src/dscr/amortization.ts"],
  "rate-estimate": ["src/dscr/rate-estimate.ts"],
  "lender-ratio": ["src/dscr/lender-ratio.ts", "src/dscr/landlord-tax.ts"],
  apr: ["src/dscr/apr.ts"],
  "ratio-figure": ["src/dscr/gauge/ratio-figure.tsx"],
  "debounced-value": ["src/ui/debounced-value.tsx"],
  // Every calculator needs these.
  calculator: [
    "src/calculators/fields/money-field.tsx",
    "src/calculators/fields/number-field.tsx",
    "src/calculators/my-deals/keep-deal-button.tsx",
    "src/calculators/reports/printed-report.tsx",
    "src/calculators/sharing/copy-button.tsx",
    "src/calculators/sharing/share-link.ts",
    "src/calculators/sharing/shared-link.tsx",
    "src/ui/delayed-status.tsx",
    "src/ui/loaded-in-view.tsx",
  ],
  share: ["src/calculators/tool/share-result.tsx", "src/ui/share-button.tsx"],
  // Every page with a whole deal needs its arithmetic, its form and its answer, the embed and My Deals too.
  deal: [
    "src/calculators/deal/deal.ts",
    "src/calculators/deal/prepayment/exit-cost.ts",
    "src/calculators/deal/ratios/lender-view.ts",
    "src/calculators/deal/ratios/loan-to-value.ts",
    "src/calculators/deal/ratios/owner-view.ts",
    "src/calculators/deal/ratios/ratio-labels.ts",
    "src/calculators/deal/rent/",
    "src/calculators/deal/sharing/deal-link.ts",
    "src/calculators/deal/sharing/handed-deal.ts",
    "src/calculators/deal-form/deal-entry.ts",
    "src/calculators/deal-form/rent-roll.tsx",
    "src/calculators/fields/folded-fields.tsx",
    "src/calculators/tool/verdict-card.tsx",
    "src/calculators/tool/missing-figures.tsx",
    "src/calculators/tool/start-again.tsx",
    "src/calculators/tool/verdict-figures.tsx",
  ],
  "deal-form": ["src/calculators/deal-form/deal-form.tsx"],
  // What the hold projection needs for its answer, apart from what others load below theirs.
  verdict: ["src/calculators/deal/ratios/verdict.ts"],
  resets: ["src/calculators/deal/adjustable/reset-text.ts"],
  hold: [
    "src/calculators/hold/hold-projection.ts",
    "src/calculators/hold/hold-text.ts",
    "src/calculators/hold/loan-years.ts",
    "src/calculators/hold/tax/tax-text.ts",
  ],
  levers: ["src/calculators/deal/target/levers.ts", "src/deal-analyzer/sections/lever-text.ts"],
};

/** Fails if a file of a group was renamed: it would silently go elsewhere. */
function groupFiles([name, files]: [string, readonly string[]]) {
  const places = files.map((file) => path.join(import.meta.dirname, file));
  const missing = places.filter((place) => !existsSync(place));
  if (missing.length > 0)
    throw new Error(`The group "${name}" names what is not there: ${missing.join(", ")}`);
  return { name, test: (id: string) => places.some((place) => id.startsWith(place)) };
}

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
        rolldownOptions: { output: { codeSplitting: { groups: Object.entries(GROUPS).map(groupFiles) } } },
      },
    },
  },
});
