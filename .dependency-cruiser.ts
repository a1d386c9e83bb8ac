import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";

/**
 * Who may import whom: docs/architecture.md as rules. tasks/check/import-rules.test.ts breaks each of them once.
 * A file's suffix is its layer, so most rules read suffixes; the others read folders.
 */

/** Tests, and what only tests use. */
const TEST = "(\\.test\\.tsx?|/test-[^/]+\\.ts)$";
const ROUTE = "\\.route\\.tsx?$";
const SERVER = "\\.server\\.ts$";
const BROWSER = "\\.browser\\.ts$";
const COMPONENT = "^src/.+\\.tsx$";
/** Rules, arithmetic, types: what is left of src/ and content/ when every other suffix is taken away. */
const PURE = "^(src|content)/[^.]+\\.ts$";

/** Files that put the parts together: the root of src/. They may import what they compose. */
const COMPOSITION = "^src/[^/]+$";
const CATALOG = "-catalog\\.server\\.ts$";
/** Texts of the frame, which is on every page: the visitor downloads them anyway. */
const FRAME_CONTENT = "^content/(company|navigation|search-entries)\\.ts$";
/** Besides the frame itself: routes without a component (sitemap.xml), which never reach a browser. */
const FRAME = ["^src/(layout|search)/", COMPOSITION, "\\.route\\.ts$"];

const CAPABILITIES = "calculators|leads|lenders|search";
/** Capabilities without product meaning of their own, which the others build on. */
const FOUNDATIONS = "dscr|ui|seo|api|markdown|start";
/** Every other folder of src/ makes pages, or their frame; the group is its name. */
const PAGE = `^src/(?!(?:${CAPABILITIES}|${FOUNDATIONS})/)([^/]+)/`;
const PRODUCTION = "^(content|src|platform|server|operator)/";
/** What `npm run dev` starts. */
const DEVELOPMENT = "^server/dev\\.ts$";
const PACKAGE = "(^|/)node_modules/";

const importRules: IForbiddenRuleType[] = [
  {
    name: "content-is-a-leaf",
    comment: "Writers change content/ without knowing the program: it imports nothing from outside itself.",
    from: { path: "^content/", pathNot: TEST },
    to: { pathNot: "^content/" },
  },
  {
    name: "content-through-catalogs",
    comment:
      "A value of content/ imported anywhere else may end in a bundle, and visitors download the whole site.",
    from: { path: PRODUCTION, pathNot: ["^content/", CATALOG, TEST] },
    to: { path: "^content/", pathNot: FRAME_CONTENT, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "frame-content-in-the-frame",
    comment: "Even what is on every page is imported by the frame alone; pages get it from their loaders.",
    from: { path: PRODUCTION, pathNot: ["^content/", CATALOG, TEST, ...FRAME] },
    to: { path: FRAME_CONTENT, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "pure-imports-pure",
    comment: "A rule that reaches a file with I/O or React can no longer be tested by calling it.",
    from: { path: "^src/[^.]+/[^.]+\\.ts$" },
    to: { path: "^(src|platform|server|operator|tasks|tests)/", pathNot: PURE },
  },
  {
    name: "pure-uses-no-package",
    comment:
      "React, Node and other packages bring the clock, the DOM or the disk along. Their types are welcome.",
    from: { path: "^src/[^.]+/[^.]+\\.ts$" },
    to: { dependencyTypes: ["npm", "npm-dev", "npm-no-pkg", "core"], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "browser-imports-pure",
    comment: "Browser I/O is the thin edge: what it does with what it reads is a rule or a component.",
    from: { path: BROWSER },
    to: { pathNot: [PURE, BROWSER, PACKAGE] },
  },
  {
    name: "components-stay-off-the-server",
    comment: "Components run in browsers. Only a route may name both sides; React Router splits it.",
    from: { path: COMPONENT, pathNot: [ROUTE, TEST, COMPOSITION] },
    to: { path: [SERVER, "^platform/"], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "server-files-render-nothing",
    comment: "Storage and endpoints do not depend on how something looks.",
    from: { path: SERVER },
    to: { path: ["\\.tsx$", BROWSER] },
  },
  {
    name: "nobody-imports-a-route",
    comment: "A route is glue. What two routes need belongs into a file beside them.",
    from: { pathNot: TEST },
    to: { path: ROUTE },
  },
  {
    name: "nobody-imports-a-process",
    comment:
      "server/ and operator/ are the ends of all arrows: what another needs from them belongs elsewhere.",
    from: { path: "^([^/]+)/", pathNot: ["^(operator|tasks|tests|bench)/", TEST] },
    to: { path: "^(server|operator)/", pathNot: "^$1/" },
  },
  {
    name: "operator-shares-the-settings",
    comment:
      "The command line works with the environment, the secret, the tables and the version of the site, and with nothing else of it.",
    from: { path: "^operator/", pathNot: TEST },
    to: { path: "^server/", pathNot: "^server/(config|migrations|secret|version)\\.ts$" },
  },
  {
    name: "platform-knows-no-product",
    comment: "platform/ is what any service needs, and could serve another product.",
    from: { path: "^platform/", pathNot: TEST },
    to: { path: "^(src|content)/" },
  },
  {
    name: "capabilities-know-no-page",
    comment: "Pages compose capabilities, so that a page can go without breaking a calculator.",
    from: { path: `^src/(${CAPABILITIES}|${FOUNDATIONS})/`, pathNot: TEST },
    to: { path: [PAGE, "^src/(root|entry)\\."] },
  },
  {
    name: "capabilities-know-not-each-other",
    comment: "Leads without calculators, lenders without leads: each can be understood alone.",
    from: { path: `^src/(${CAPABILITIES}|dscr|seo|api|markdown|start)/`, pathNot: TEST },
    to: { path: `^src/(${CAPABILITIES})/`, pathNot: "^src/$1/" },
  },
  {
    name: "ui-knows-no-capability",
    comment: "A button that knows what a lead is cannot be used for anything else.",
    from: { path: "^src/ui/", pathNot: TEST },
    to: { path: `^src/(${CAPABILITIES}|seo|api|markdown)/` },
  },
  {
    name: "pages-know-not-each-other",
    comment: "What two pages share is a capability, or a component of ui/.",
    from: { path: PAGE, pathNot: TEST },
    to: { path: PAGE, pathNot: "^src/$1/" },
  },
  {
    name: "production-uses-no-tool",
    comment: "A server installed without development packages, tasks and tests still has to start.",
    // React Router reads the route table while it builds, and gives it helpers for that.
    from: { path: PRODUCTION, pathNot: [TEST, "^src/routes\\.ts$", DEVELOPMENT] },
    to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "production-uses-no-test",
    comment: "Test helpers and tasks may take shortcuts that a running site may not.",
    from: { path: PRODUCTION, pathNot: [TEST, DEVELOPMENT] },
    to: { path: [TEST, "^(tests|tasks|bench)/"] },
  },
  {
    name: "independent-of-the-core",
    comment:
      "A second implementation that imports the first agrees with it, right or wrong. It may name the same types.",
    from: { path: "^tests/independent/", pathNot: TEST },
    to: { pathNot: "^tests/independent/(?!test-|.*/test-)[^.]+\\.ts$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "packages-are-declared",
    comment: "A package that only another package asks for goes away with that one.",
    from: {},
    to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  },
  {
    name: "no-cycles",
    comment: "Files that import each other can only be understood, tested and moved together.",
    from: {},
    to: { circular: true },
  },
  {
    name: "imports-resolve",
    comment: "The other rules see only what resolves.",
    from: {},
    to: { couldNotResolve: true },
  },
];

export default {
  forbidden: importRules.map((rule) => ({ ...rule, severity: "error" })),
  options: {
    // Its default, the compiler's own API, is not there in TypeScript 7.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: PACKAGE },
    // Types that React Router generates beside each route.
    exclude: { path: "/\\+types/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js"],
    },
  },
} satisfies IConfiguration;
