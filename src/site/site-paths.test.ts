import { expect, test } from "vitest";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { readSeedPages } from "../content-pages/content-seed.server.ts";
import { listDeadLinks } from "../content-pages/dead-links.server.ts";
import { namedFigures } from "../markdown/named-figures-catalog.server.ts";
import { articlePath } from "../news/news-article.ts";
import { parseNewsFile } from "../news/news-file.server.ts";
import { listFigureFiles, listFiles, listPages } from "./site-pages.server.ts";
import { createSitePaths } from "./site-paths.server.ts";
import { readShippedRecords } from "./site-records-catalog.server.ts";

const hasOwnPath = createSitePaths(shippedContent);

test("every page and file of the site is known, and an old name of a guide too", () => {
  const paths = [
    ...listPages(shippedContent).map((page) => page.path),
    ...listFiles(),
    ...listFigureFiles(),
    "/loan-amounts/dscr-loans-100k-200k",
  ];
  expect(paths.filter((path) => !hasOwnPath(path))).toEqual([]);
});

test.each(["/states/guam", "/states", "/dscr-news/no-such", "/lead-received", "/faq/more", "/no-such"])(
  "%s is a page only if the site has it",
  (path) => {
    expect(hasOwnPath(path)).toBe(path === "/states");
  },
);

test("the pages and articles that come with the site have no dead links", async () => {
  const figures = namedFigures(shippedContent);
  const pages = await readSeedPages(new URL("../../content/pages", import.meta.url).pathname, figures);
  const articles = (await readShippedRecords())
    .filter(({ kind }) => kind === "news")
    .map(({ id, body }) => {
      const { body: markdown } = parseNewsFile(id, String(body), figures);
      return { slug: articlePath(id).slice(1), markdown };
    });
  expect(articles).not.toEqual([]);
  const published = pages.map(({ slug }) => `/${slug}`);
  const hasPath = (path: string) => hasOwnPath(path) || published.includes(path);
  const siteUrl = "http://localhost:3000";
  for (const page of [...pages, ...articles]) expect(listDeadLinks(page, { siteUrl, hasPath })).toEqual([]);
});
