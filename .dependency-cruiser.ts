import type { IConfiguration, IForbiddenRuleType } from "dependency-cruiser";

/**
 * Which file may import which: the rules of docs/architecture.md. tasks/check/import-rules.test.ts breaks each once.
 * A file's suffix is its layer, so most rules match suffixes; the others match folders.
 */

/** Tests, and files that only tests use. */
const TEST = "(\\.test\\.tsx?|/test-[^/]+\\.ts)$";
const ROUTE = "\\.route\\.tsx?$";
const SERVER = "\\.server\\.ts$";
const BROWSER = "\\.browser\\.ts$";
const COMPONENT = "^(src|desk)/.+\\.tsx$";
/** Rules, arithmetic and types: every .ts file in src/, desk/ and content/ without another suffix. */
const PURE = "^(src|desk|content)/[^.]+\\.ts$";

/** The root of src/ and src/site/ put the parts together. They may import what they compose. */
const COMPOSITION = "^src/(site/)?[^/]+$";
const CATALOG = "-catalog\\.server\\.ts$";
/** Texts of the page frame. It is on every page, so every visitor downloads them anyway. */
const FRAME_CONTENT = "^content/(company|navigation|search-entries)\\.ts$";
/** Holds no content of its own: makes it from the records that are published. */
const MAKER = "^content/site-content\\.ts$";
/** The frame itself, and routes without a component (sitemap.xml), which never reach a browser. */
const FRAME = ["^src/(layout|search)/", COMPOSITION, "\\.route\\.ts$"];

const CAPABILITIES = "calculators|figures|leads|lenders|search";
/** Capabilities without a product meaning of their own. The others build on them. */
const FOUNDATIONS = "dscr|counties|price-history|ui|seo|api|markdown|records|audit|office|start|campaign";
/** Every other folder of src/ contains pages or their frame. The group captures its name. */
const PAGE = `^src/(?!(?:site|${CAPABILITIES}|${FOUNDATIONS})/)([^/]+)/`;
const PRODUCTION = "^(content|src|desk|platform|server|operator)/";
/** Entry point of `npm run dev`. */
const DEVELOPMENT = "^server/dev\\.ts$";
const PACKAGE = "(^|/)node_modules/";

const importRules: IForbiddenRuleType[] = [
  {
    name: "content-is-a-leaf",
    comment: "Writers edit content/ without knowing the code, so it imports nothing from outside itself.",
    from: { path: "^content/", pathNot: TEST },
    to: { pathNot: "^content/" },
  },
  {
    name: "content-through-catalogs",
    comment:
      "A value of content/ imported elsewhere may end up in a bundle, and visitors download the whole site.",
    from: { path: PRODUCTION, pathNot: ["^content/", CATALOG, TEST] },
    to: { path: "^content/", pathNot: [FRAME_CONTENT, MAKER], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "frame-content-in-the-frame",
    comment:
      "Only the frame imports its content, even though it is on every page. Pages get it from their loaders.",
    from: { path: PRODUCTION, pathNot: ["^content/", CATALOG, TEST, ...FRAME] },
    to: { path: FRAME_CONTENT, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "pure-imports-pure",
    comment: "A rule that reaches a file with I/O or React can no longer be tested by calling it.",
    from: { path: "^(src|desk)/[^.]+/[^.]+\\.ts$" },
    to: { path: "^(src|desk|platform|server|operator|tasks|tests)/", pathNot: PURE },
  },
  {
    name: "pure-uses-no-package",
    comment:
      "React, Node and other packages bring in the clock, the DOM or the disk. Importing their types is fine.",
    from: { path: "^(src|desk)/[^.]+/[^.]+\\.ts$" },
    to: { dependencyTypes: ["npm", "npm-dev", "npm-no-pkg", "core"], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "engine-is-pure",
    comment: "Others run the package anywhere, so it consists of the pure layer and depends on nothing.",
    from: { path: "^engine/[^.]+\\.ts$" },
    to: { pathNot: ["^engine/", "^src/(dscr|calculators)/[^.]+\\.ts$"] },
  },
  {
    name: "browser-imports-pure",
    comment: "Browser I/O is a thin layer: rules and components process what it reads.",
    from: { path: BROWSER },
    to: { pathNot: [PURE, BROWSER, PACKAGE] },
  },
  {
    name: "components-stay-off-the-server",
    comment: "Components run in browsers. Only a route may import both sides; React Router splits it.",
    from: { path: COMPONENT, pathNot: [ROUTE, TEST, COMPOSITION] },
    to: { path: [SERVER, "^platform/"], dependencyTypesNot: ["type-only"] },
  },
  {
    name: "server-files-render-nothing",
    comment: "Storage and endpoints do not depend on components.",
    from: { path: SERVER },
    to: { path: ["\\.tsx$", BROWSER] },
  },
  {
    name: "nobody-imports-a-route",
    comment: "A route is glue. Code that two routes need belongs in a file beside them.",
    from: { pathNot: TEST },
    to: { path: ROUTE },
  },
  {
    name: "nobody-imports-a-process",
    comment:
      "server/ and operator/ are entry points that nothing imports. Code that others need belongs elsewhere.",
    from: { path: "^([^/]+)/", pathNot: ["^(operator|desk|tasks|tests|bench)/", TEST] },
    to: { path: "^(server|operator)/", pathNot: "^$1/" },
  },
  {
    name: "operator-shares-the-settings",
    comment:
      "The command line shares only the site's settings, secret, tables, version, backups and checks, and nothing else of server/; of the desk, who may enter it.",
    from: { path: "^operator/", pathNot: TEST },
    to: {
      path: "^(server|desk)/",
      pathNot: "^server/((config|migrations|secret|version)\\.ts$|(backup|doctor|edition)/)|^desk/access/",
    },
  },
  {
    name: "desk-shares-the-checks",
    comment:
      "server/ opens the desk and hands in what it needs. The desk knows the version, settings, tables, backups and checks, as the command line does, and runs its commands.",
    from: { path: "^desk/", pathNot: TEST },
    to: {
      path: "^server/",
      pathNot:
        "^server/((config|setting-list|migrations|background-task|operator-command|version)\\.ts$|(backup|doctor)/)",
    },
  },
  {
    name: "site-knows-no-desk",
    comment:
      "The desk shows and changes what src/ stores, never the other way round. Only the bundle's entry names it, to render its pages.",
    from: { path: "^(src|platform)/", pathNot: [TEST, "^src/entry\\.server\\.tsx$"] },
    to: { path: "^desk/" },
  },
  {
    name: "platform-knows-no-product",
    comment: "platform/ contains what any service needs, and could serve another product.",
    from: { path: "^platform/", pathNot: TEST },
    to: { path: "^(src|content)/" },
  },
  {
    name: "capabilities-know-no-page",
    comment: "Pages compose capabilities, so that removing a page does not break a calculator.",
    from: { path: `^src/(${CAPABILITIES}|${FOUNDATIONS})/`, pathNot: TEST },
    to: { path: [PAGE, "^src/(root|entry)\\."] },
  },
  {
    name: "capabilities-know-not-each-other",
    comment: "Leads without calculators, lenders without leads: each can be understood alone.",
    from: { path: `^src/(${CAPABILITIES}|dscr|counties|seo|api|markdown|start|campaign)/`, pathNot: TEST },
    to: { path: `^src/(${CAPABILITIES})/`, pathNot: "^src/$1/" },
  },
  {
    name: "ui-knows-no-capability",
    comment: "A button that knows what a lead is cannot be used for anything else.",
    from: { path: "^src/ui/", pathNot: TEST },
    to: { path: `^src/(${CAPABILITIES}|seo|api|markdown)/` },
  },
  {
    name: "shared-parts-know-no-calculator",
    comment: "Fields, links, reports and a deal's arithmetic serve every calculator, so they depend on none.",
    from: {
      path: "^src/calculators/(deal|deal-form|fields|tool|sharing|reports|saved|spreadsheet|my-deals)/",
      pathNot: TEST,
    },
    to: { path: "^src/calculators/[^/]+-calculator/" },
  },
  {
    name: "pages-know-not-each-other",
    comment: "Code that two pages share belongs in a capability or in ui/.",
    from: { path: PAGE, pathNot: TEST },
    to: { path: PAGE, pathNot: "^src/$1/" },
  },
  {
    name: "protocol-takes-its-calls",
    comment:
      "The process has content and arithmetic from the bundle. Importing a call here would load all of it again, with the first message.",
    from: { path: "^src/developers/mcp/[^/]+\\.server\\.ts$", pathNot: "/tool-calls\\.server\\.ts$" },
    to: {
      path: "^src/developers/(api/.+|mcp/tool-calls)\\.server\\.ts$",
      pathNot: "/field-errors\\.server\\.ts$",
      dependencyTypesNot: ["type-only"],
    },
  },
  {
    name: "production-uses-no-tool",
    comment: "A server installed without development packages, tasks and tests must still start.",
    // React Router reads the route table at build time, and provides helpers for it.
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
      "A second implementation that imports the first agrees with it, right or wrong. It may import the same types.",
    from: { path: "^tests/independent/", pathNot: TEST },
    to: { pathNot: "^tests/independent/(?!test-|.*/test-)[^.]+\\.ts$", dependencyTypesNot: ["type-only"] },
  },
  {
    name: "packages-are-declared",
    comment: "An undeclared package disappears when the package that depends on it does.",
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
    comment: "The other rules see only imports that resolve. The build makes virtual modules.",
    from: {},
    to: { couldNotResolve: true, pathNot: "^virtual:" },
  },
];

export default {
  forbidden: importRules.map((rule) => ({ ...rule, severity: "error" })),
  options: {
    // The default parser needs the compiler's API, which TypeScript 7 does not have.
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
