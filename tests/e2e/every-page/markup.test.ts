import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { describe, expect } from "vitest";
import { listSitemapPaths, NEWS_STEPS, REQUEST_STEPS } from "../../setup/site/kinds-of-pages.ts";
import { openSite, test } from "../browser.ts";

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    rules: {
      // React writes attributes this way; browsers accept both forms.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "attr-case": "off",
      "void-style": "off",
      // content.test.ts checks the length of titles.
      "long-title": "off",
    },
  }),
);

describe("the HTML of every page", () => {
  test("is valid", { timeout: 300_000 }, async () => {
    const paths = await listSitemapPaths(openSite());
    expect(paths.length).toBeGreaterThan(100);
    const problems: string[] = [];
    for (const path of [...paths, "/nope", "/no/such", "/search?q=rates", ...NEWS_STEPS, ...REQUEST_STEPS]) {
      const html = await (await fetch(`${openSite()}${path}`)).text();
      // The Content-Security-Policy refuses them, so they would be without effect.
      if (/<[^>]+\sstyle=/.test(html)) problems.push(`${path}: has a style attribute`);
      const report = await validator.validateString(html, path);
      for (const { messages } of report.results) {
        problems.push(
          ...messages.map(
            ({ ruleId, message, selector }) => `${path}: ${ruleId}: ${message} ${selector ?? ""}`,
          ),
        );
      }
    }
    expect(problems).toEqual([]);
  });
});
