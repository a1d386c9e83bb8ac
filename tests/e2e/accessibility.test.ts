import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { describe, expect } from "vitest";
import { openSite, test } from "./browser.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** One page of every kind, from the sitemap: the first three path parts tell the kind. */
async function listKinds(): Promise<string[]> {
  const sitemap = await (await fetch(`${openSite()}/sitemap.xml`)).text();
  const paths = Array.from(
    sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+(\/[^<]*)<\/loc>/g),
    (match) => match[1] ?? "/",
  );
  const kinds = new Map(
    paths.map((path) => [path.split("/").length > 2 ? path.replace(/[^/]+$/, "*") : path, path]),
  );
  return [...kinds.values(), "/search?q=rates", "/nope", "/no/such", "/states/atlantis"];
}

describe.for([
  [320, "light"],
  [320, "dark"],
  [1280, "light"],
  [1280, "dark"],
] as const)("at %i px, %s", ([width, theme]) => {
  test("axe finds nothing on any kind of page, and nothing sticks out sideways", {
    timeout: 240_000,
  }, async ({ openPage }) => {
    const page = await openPage({
      viewport: { width, height: 900 },
      bypassCSP: true,
      reducedMotion: "reduce",
    });
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    const findings: string[] = [];
    for (const path of await listKinds()) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) findings.push(`${path}: ${overflow} px wider than the screen`);
      await page.addScriptTag({ content: axe });
      const { violations } = await page.evaluate<AxeResults>("axe.run()");
      findings.push(
        ...violations.map(
          ({ id, nodes }) => `${path}: ${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
        ),
      );
    }
    expect(findings).toEqual([]);
  });
});

describe("what opens on top of a page", () => {
  test.for(["light", "dark"])("axe finds nothing in the search dialog, %s", async (theme, { openPage }) => {
    const page = await openPage({ bypassCSP: true, reducedMotion: "reduce" });
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search the site" }).fill("loan");
    await page.addScriptTag({ content: axe });
    const { violations } = await page.evaluate<AxeResults>("axe.run()");
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});
