import { describe, expect, test } from "vitest";
import { openContentLibrary } from "./content-library.server.ts";
import { describeContentPage } from "./content-page-record.server.ts";
import type { ContentStore, ContentVersion } from "./content-store.server.ts";

const FIGURES = { "rates.range": "6.75%-8.5%" };

const version = (slug: string, markdown: string): ContentVersion => ({
  slug,
  title: "Rates of {{rates.range}}",
  metaDescription: "What {{rates.range}} costs.",
  markdown,
  version: 1,
  isPublished: true,
  savedAt: 0,
});

async function open(
  versions: readonly ContentVersion[],
  figures: Readonly<Record<string, string>> = FIGURES,
) {
  const withheld: string[] = [];
  const store: Pick<ContentStore, "list" | "revision"> = {
    list: async () => [...versions],
    revision: async () => 1,
  };
  const library = await openContentLibrary(store, {
    figures,
    onWithheld: (slug, mistake) => withheld.push(`${slug}: ${mistake}`),
  });
  return { library, withheld };
}

describe("a published page", () => {
  test("has its figures in every place that a visitor or a search engine reads", async () => {
    const { library } = await open([version("rates", "At **{{rates.range}}**.")]);
    const page = library.find("rates");
    expect(page).toMatchObject({
      title: "Rates of 6.75%-8.5%",
      metaDescription: "What 6.75%-8.5% costs.",
      content: '<p>At <strong><span class="whitespace-nowrap">6.75%-8.5%</span></strong>.</p>\n',
    });
    expect(JSON.stringify(page && describeContentPage(page))).not.toContain("{{");
  });

  test("follows a figure that a release changes, without being published again", async () => {
    const { library } = await open([version("rates", "At {{rates.range}}.")], { "rates.range": "7%-9%" });
    expect(library.find("rates")?.content).toBe('<p>At <span class="whitespace-nowrap">7%-9%</span>.</p>\n');
  });

  test("that names a figure which is gone is withheld and reported, and the others are shown", async () => {
    const { library, withheld } = await open([version("a", "At {{rates.gone}}."), version("b", "Text.")]);
    expect(library.find("a")).toBeUndefined();
    expect(library.list().map(({ slug }) => slug)).toEqual(["b"]);
    expect(withheld).toEqual(['a: There is no figure named "rates.gone".']);
  });
});
