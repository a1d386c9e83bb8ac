import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cruise, type IModule } from "dependency-cruiser";
import { afterAll, describe, expect, test } from "vitest";
import configuration from "../../.dependency-cruiser.ts";
import { writeFiles } from "../../tests/setup/test-folder.ts";

/** A file and its import: `[from, to]`, or `[from, to, "type"]`. */
type Import = readonly [from: string, to: string, kind?: "type"];

/** For each rule, imports that break only this rule, and similar imports that are allowed. */
const CASES: Readonly<Record<string, { broken: readonly Import[]; fine: readonly Import[] }>> = {
  "content-is-a-leaf": {
    broken: [
      ["content/faq.ts", "src/seo/text.ts"],
      ["content/faq.ts", "zod"],
      ["content/faq.ts", "node:fs"],
    ],
    fine: [
      ["content/faq.ts", "content/company.ts"],
      ["content/content.test.ts", "src/seo/text.ts"],
    ],
  },
  "content-through-catalogs": {
    broken: [
      ["src/company/faq.route.tsx", "content/faq.ts"],
      ["src/company/questions.tsx", "content/faq.ts"],
      ["src/company/answers.server.ts", "content/faq.ts"],
      ["operator/main.ts", "content/faq.ts"],
    ],
    fine: [
      ["src/company/faq-catalog.server.ts", "content/faq.ts"],
      ["src/company/answer.tsx", "content/faq.ts", "type"],
    ],
  },
  "frame-content-in-the-frame": {
    broken: [["src/home/home-page.tsx", "content/company.ts"]],
    fine: [
      ["src/layout/site-footer.tsx", "content/company.ts"],
      ["src/search/dialog.tsx", "content/search-entries.ts"],
      ["src/seo/llms.route.ts", "content/company.ts"],
      ["src/root.tsx", "content/navigation.ts"],
      ["src/home/home-catalog.server.ts", "content/company.ts"],
    ],
  },
  "pure-imports-pure": {
    broken: [
      ["src/leads/lead.ts", "src/leads/form.tsx"],
      ["src/leads/lead.ts", "src/leads/post.browser.ts"],
      ["src/leads/lead.ts", "src/leads/store.server.ts"],
      ["src/leads/lead.ts", "platform/clock.ts"],
      ["desk/inbox/inbox-address.ts", "desk/inbox/read-inbox.server.ts"],
    ],
    fine: [
      ["src/leads/lead.ts", "src/leads/consent.ts"],
      ["src/leads/lead.ts", "content/loan-facts.ts", "type"],
      ["src/leads/lead.test.ts", "src/leads/form.tsx"],
    ],
  },
  "pure-uses-no-package": {
    broken: [
      ["src/leads/lead.ts", "react"],
      ["src/leads/lead.ts", "node:crypto"],
    ],
    fine: [
      ["src/leads/steps.ts", "react", "type"],
      ["src/leads/form.tsx", "react"],
      ["src/leads/lead.test.ts", "vitest"],
    ],
  },
  "engine-is-pure": {
    broken: [
      ["engine/index.ts", "content/faq.ts"],
      ["engine/index.ts", "node:fs"],
      ["engine/index.ts", "src/leads/lead.ts"],
      ["engine/index.ts", "src/calculators/saved/save.browser.ts"],
    ],
    fine: [
      ["engine/index.ts", "src/calculators/deal/deal.ts"],
      ["engine/vectors.test.ts", "node:test"],
    ],
  },
  "browser-imports-pure": {
    broken: [
      ["src/leads/post.browser.ts", "src/leads/form.tsx"],
      ["src/leads/post.browser.ts", "src/leads/store.server.ts"],
      ["src/leads/post.browser.ts", "node:crypto"],
    ],
    fine: [
      ["src/leads/post.browser.ts", "src/leads/lead.ts"],
      ["src/leads/post.browser.ts", "src/api/request.browser.ts"],
      ["src/leads/form.tsx", "src/leads/post.browser.ts"],
    ],
  },
  "components-stay-off-the-server": {
    broken: [
      ["src/leads/form.tsx", "src/leads/store.server.ts"],
      ["src/leads/form.tsx", "platform/clock.ts"],
      ["desk/lead/lead-view.tsx", "desk/lead/read-lead.server.ts"],
    ],
    fine: [
      ["src/leads/lead.route.tsx", "src/leads/store.server.ts"],
      ["src/leads/receipt.tsx", "src/leads/store.server.ts", "type"],
      ["src/leads/store.server.ts", "platform/clock.ts"],
      ["src/entry.server.tsx", "src/site/request-scope.server.ts"],
    ],
  },
  "server-files-render-nothing": {
    broken: [
      ["src/leads/store.server.ts", "src/leads/form.tsx"],
      ["src/leads/store.server.ts", "src/leads/post.browser.ts"],
    ],
    fine: [["src/leads/store.server.ts", "src/leads/lead.ts"]],
  },
  "nobody-imports-a-route": {
    broken: [
      ["src/home/home-page.tsx", "src/home/home.route.tsx"],
      ["src/seo/feed.route.ts", "src/seo/sitemap.route.ts"],
    ],
    fine: [
      ["src/home/home.route.tsx", "src/home/home-page.tsx"],
      ["src/home/home.test.ts", "src/home/home.route.tsx"],
    ],
  },
  "nobody-imports-a-process": {
    broken: [
      ["src/leads/store.server.ts", "server/config.ts"],
      ["platform/clock.ts", "server/config.ts"],
      ["server/main.ts", "operator/doctor/doctor.ts"],
    ],
    fine: [
      ["server/main.ts", "server/config.ts"],
      ["server/app/app.ts", "src/leads/store.server.ts"],
      ["operator/main.ts", "platform/clock.ts"],
      ["tasks/dev.ts", "server/app/app.ts"],
    ],
  },
  "operator-shares-the-settings": {
    broken: [
      ["operator/main.ts", "server/app/app.ts"],
      ["operator/main.ts", "desk/inbox/inbox-address.ts"],
    ],
    fine: [
      ["operator/main.ts", "server/config.ts"],
      ["operator/main.ts", "server/migrations.ts"],
      ["operator/site-secret.ts", "server/secret.ts"],
      ["operator/program.ts", "server/version.ts"],
      ["operator/doctor/doctor.ts", "server/doctor/finding.ts"],
      ["operator/desk.ts", "desk/access/desk-people.server.ts"],
    ],
  },
  "desk-shares-the-checks": {
    broken: [["desk/desk-app.server.ts", "server/app/app.ts"]],
    fine: [
      ["desk/health/health-pages.server.ts", "server/doctor/finding.ts"],
      ["server/open-desk.ts", "desk/desk-app.server.ts"],
      ["desk/lead/read-lead.server.ts", "src/leads/store.server.ts"],
    ],
  },
  "site-knows-no-desk": {
    broken: [
      ["src/leads/store.server.ts", "desk/access/desk-people.server.ts"],
      ["platform/clock.ts", "desk/frame/moment.ts"],
    ],
    fine: [["src/entry.server.tsx", "desk/render-desk.tsx"]],
  },
  "platform-knows-no-product": {
    broken: [["platform/clock.ts", "src/leads/lead.ts"]],
    fine: [["platform/clock.ts", "platform/log.ts"]],
  },
  "capabilities-know-no-page": {
    broken: [
      ["src/leads/form.tsx", "src/home/hero.tsx"],
      ["src/ui/button.tsx", "src/layout/frame.tsx"],
      ["src/search/dialog.tsx", "src/root.tsx"],
    ],
    fine: [
      ["src/home/hero.tsx", "src/leads/form.tsx"],
      ["src/layout/frame.tsx", "src/search/dialog.tsx"],
      ["src/lenders/lenders.route.tsx", "src/site/request-scope.server.ts"],
    ],
  },
  "capabilities-know-not-each-other": {
    broken: [
      ["src/leads/form.tsx", "src/calculators/dscr.ts"],
      ["src/seo/meta.ts", "src/search/entries.ts"],
    ],
    fine: [
      ["src/leads/form.tsx", "src/ui/button.tsx"],
      ["src/leads/lead.ts", "src/leads/steps/consent.ts"],
    ],
  },
  "ui-knows-no-capability": {
    broken: [
      ["src/ui/button.tsx", "src/leads/lead.ts"],
      ["src/ui/button.tsx", "src/seo/text.ts"],
    ],
    fine: [["src/ui/button.tsx", "src/ui/icons.tsx"]],
  },
  "shared-parts-know-no-calculator": {
    broken: [
      ["src/calculators/fields/number-field.tsx", "src/calculators/dscr-calculator/entry.ts"],
      ["src/calculators/deal/rent/lease.ts", "src/calculators/cash-flow-calculator/cash-flow.ts"],
    ],
    fine: [
      ["src/calculators/dscr-calculator/form.tsx", "src/calculators/fields/number-field.tsx"],
      ["src/calculators/deal/rent/lease.ts", "src/calculators/deal/deal.ts"],
      ["src/calculators/fields/number-field.test.ts", "src/calculators/dscr-calculator/entry.ts"],
    ],
  },
  "pages-know-not-each-other": {
    broken: [["src/guides/guide-page.tsx", "src/articles/prose.tsx"]],
    fine: [["src/guides/guide-page.tsx", "src/guides/states/map.tsx"]],
  },
  "protocol-takes-its-calls": {
    broken: [
      ["src/developers/mcp/tools.server.ts", "src/developers/mcp/tool-calls.server.ts"],
      ["src/developers/mcp/tools.server.ts", "src/developers/api/dscr-call.server.ts"],
    ],
    fine: [
      ["src/developers/mcp/tools.server.ts", "src/developers/mcp/tool-call.ts"],
      ["src/developers/mcp/tools.server.ts", "src/developers/api/field-errors.server.ts"],
      ["src/developers/mcp/tool-calls.server.ts", "src/developers/api/dscr-call.server.ts"],
    ],
  },
  "production-uses-no-tool": {
    broken: [
      ["server/main.ts", "vitest"],
      ["src/home/hero.tsx", "vitest"],
    ],
    fine: [
      ["server/main.ts", "react"],
      ["server/main.test.ts", "vitest"],
      ["server/start.ts", "vitest", "type"],
      ["src/routes.ts", "vitest"],
      ["server/dev.ts", "vitest"],
      ["tasks/build.ts", "vitest"],
    ],
  },
  "production-uses-no-test": {
    broken: [
      ["server/main.ts", "server/app/app.test.ts"],
      ["server/main.ts", "tests/setup/site/site.ts"],
      ["server/main.ts", "tasks/build.ts"],
    ],
    fine: [
      ["server/app/app.test.ts", "tests/setup/site/site.ts"],
      ["server/dev.ts", "tasks/fonts.ts"],
    ],
  },
  "independent-of-the-core": {
    broken: [
      ["tests/independent/loan.ts", "src/dscr/cents.ts"],
      ["tests/independent/loan.ts", "content/loan-facts.ts"],
      ["tests/independent/loan.ts", "tests/independent/test-deals.ts"],
      ["tests/independent/deal/owner.ts", "tests/independent/deal/test-owners.ts"],
    ],
    fine: [
      ["tests/independent/loan.ts", "tests/independent/decimal.ts"],
      ["tests/independent/deal/owner.ts", "tests/independent/decimal.ts"],
      ["tests/independent/loan.ts", "src/calculators/deal.ts", "type"],
      ["tests/independent/loan.test.ts", "src/dscr/cents.ts"],
      ["tests/independent/test-deals.ts", "src/calculators/deal.ts"],
    ],
  },
  "packages-are-declared": {
    broken: [["server/main.ts", "undeclared"]],
    fine: [["server/main.ts", "zod"]],
  },
  "no-cycles": {
    broken: [
      ["src/dscr/one.ts", "src/dscr/two.ts"],
      ["src/dscr/two.ts", "src/dscr/three.ts"],
      ["src/dscr/three.ts", "src/dscr/one.ts"],
    ],
    fine: [
      ["src/dscr/four.ts", "src/dscr/five.ts"],
      ["src/dscr/four.ts", "src/dscr/six.ts"],
      ["src/dscr/five.ts", "src/dscr/six.ts"],
    ],
  },
  "imports-resolve": {
    broken: [["server/main.ts", "./missing.ts"]],
    fine: [
      ["server/main.ts", "server/app/app.ts"],
      ["src/entry.server.tsx", "virtual:names"],
    ],
  },
};

const DECLARED = { dependencies: { react: "1.0.0", zod: "1.0.0" }, devDependencies: { vitest: "1.0.0" } };
const INSTALLED = ["react", "zod", "vitest", "undeclared"];

const modules = await cruiseImports(Object.values(CASES).flatMap(({ broken, fine }) => [...broken, ...fine]));

test("every rule is broken once below", () => {
  expect(Object.keys(CASES)).toEqual(configuration.forbidden.map((rule) => rule.name));
});

describe.each(Object.entries(CASES))("%s", (rule, { broken, fine }) => {
  // All cases stand in one tree, where two of them can form a cycle. One import alone cannot.
  const findBroken = ([from, to]: Import) =>
    findRulesBrokenBy(from, to).filter((name) => name === rule || name !== "no-cycles");

  test.each(broken.map((line) => [describeImport(line), line] as const))("forbids %s", (_, line) => {
    expect(findBroken(line)).toEqual([rule]);
  });

  test.each(fine.map((line) => [describeImport(line), line] as const))("allows %s", (_, line) => {
    expect(findBroken(line)).toEqual([]);
  });
});

function describeImport([from, to, kind]: Import): string {
  return `${from} -> ${kind ?? ""} ${to}`;
}

function findRulesBrokenBy(from: string, to: string): string[] {
  const found = modules
    .filter(({ source }) => source === from)
    .flatMap(({ dependencies }) => dependencies)
    .filter(({ protocol, module }) => [module, `${protocol}${module}`].includes(specifier(from, to)));
  // An import as value and as type would be two: give one of them a file of its own.
  expect(found).toHaveLength(1);
  return found.flatMap(({ rules = [] }) => rules.map(({ name }) => name));
}

async function cruiseImports(imports: readonly Import[]): Promise<readonly IModule[]> {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), "import-rules-"));
  afterAll(() => folder.remove());
  writeFiles(folder.path, { "package.json": JSON.stringify(DECLARED) });
  for (const name of INSTALLED) {
    writeFiles(path.join(folder.path, "node_modules", name), {
      "package.json": JSON.stringify({ name, version: "1.0.0", main: "index.js" }),
      "index.js": "",
    });
  }
  const sources = new Map<string, string[]>();
  for (const [from, to, kind = ""] of imports) {
    sources.set(from, [...(sources.get(from) ?? []), `import ${kind} { x } from "${specifier(from, to)}";`]);
    if (to.includes("/") && !to.startsWith(".")) sources.set(to, sources.get(to) ?? []);
  }
  for (const [file, lines] of sources) {
    writeFiles(folder.path, { [file]: [...lines, "export const x = 1;"].join("\n") });
  }

  const { options, ...ruleSet } = configuration;
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const { output } = await cruise(
    [...sources.keys()],
    { ...cruiseOptions, enhancedResolveOptions, baseDir: folder.path, ruleSet, validate: true },
    enhancedResolveOptions,
  );
  if (typeof output === "string") throw new Error(output);
  return output.modules;
}

/** How the file `from` writes an import of the file or package `to`. */
function specifier(from: string, to: string): string {
  if (!to.includes("/") || to.startsWith(".")) return to;
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith(".") ? relative : `./${relative}`;
}
