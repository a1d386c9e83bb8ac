import { readSeedPages } from "../../../src/content-pages/content-seed.server.ts";
import { analyzerFacts, dealAnalyzerPage } from "../../../src/deal-analyzer/deal-analyzer-catalog.server.ts";
import { findGuide, guidePages } from "../../../src/guides/guide-catalog.server.ts";
import { fillFigures } from "../../../src/markdown/figures.ts";
import { namedFigures } from "../../../src/markdown/named-figures-catalog.server.ts";
import type { SitePage } from "../../../src/seo/page-record.ts";
import { plainText } from "../../../src/seo/plain-text.ts";
import { listPages } from "../../../src/site/site-pages.server.ts";
import { shippedContent } from "../shipped-content.ts";

/** Some of what these pages show is computed and not in their records. */
function shownText({ path, text }: SitePage): string {
  if (path === dealAnalyzerPage(shippedContent).path) return plainText([text, analyzerFacts(shippedContent)]);
  if (!guidePages(shippedContent).some((guide) => guide.path === path)) return text;
  const answer = findGuide(shippedContent, path, path.split("/").at(-1) ?? "");
  return answer.outcome === "found" ? plainText(answer.record.guide) : text;
}

/** Every page as one text, including those of content/pages, which are published at the first start. */
export const shownPages: readonly { readonly path: string; readonly text: string }[] = [
  ...listPages(shippedContent).map((page) => ({ path: page.path, text: shownText(page) })),
  ...(await readSeedPages("content/pages", namedFigures(shippedContent))).map(({ slug, markdown }) => ({
    path: `/${slug}`,
    text: fillFigures(slug, markdown, namedFigures(shippedContent)),
  })),
];
