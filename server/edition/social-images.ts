import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { mapConcurrently } from "../../platform/map-concurrently.ts";
import { type PageKind, type PageRecord, socialImagePath } from "../../src/seo/page-record.ts";
import { drawSocialCard } from "../../src/seo/social-card.ts";
import { DRAWING_FONTS } from "./drawing-fonts.ts";
import type { EarlierEdition } from "./earlier-edition.ts";
import { type HashList, hashOf } from "./edition-indexes.ts";
import type { SiteFile } from "./static-manifest.ts";

const LABELS: Record<PageKind, string> = {
  home: "DSCR loans",
  page: "DSCR loans",
  article: "Article",
  news: "News",
  faq: "Answers",
  tool: "Calculator",
  guide: "Guide",
  landing: "Market page",
  legal: "Legal",
};

interface CardOptions {
  readonly siteName: string;
  readonly fontFolder: string;
  readonly builtHashes?: HashList;
  readonly earlier?: Pick<EarlierEdition, "hashes" | "read">;
}

/** One picture per page, except those that are known already. */
export async function drawSocialCards(
  pages: readonly PageRecord[],
  { siteName, fontFolder, builtHashes = {}, earlier }: CardOptions,
): Promise<{ readonly files: readonly SiteFile[]; readonly hashes: HashList }> {
  const drawings = pages.map((page) => {
    const { title, kind, card: picture } = page;
    const svg = drawSocialCard({ title, label: LABELS[kind], siteName, picture });
    return {
      url: socialImagePath(page.path),
      svg,
      hash: hashOf(svg),
    };
  });
  const wanted = drawings.filter(({ url, hash }) => builtHashes[url] !== hash);
  const files = await mapConcurrently(wanted, 2, async ({ url, svg, hash }): Promise<SiteFile> => {
    const before = earlier?.hashes[url] === hash ? await earlier.read(url) : undefined;
    if (before) return before;
    const body = await toPng(svg, fontFolder);
    return { path: url, type: "image/png", cache: "asset", body, file: url.slice(1) };
  });
  return { files, hashes: Object.fromEntries(drawings.map(({ url, hash }) => [url, hash])) };
}

async function toPng(svg: string, fontFolder: string): Promise<Buffer> {
  const fontFiles = Object.values(DRAWING_FONTS).map((file) => path.join(fontFolder, file));
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Source Serif 4" };
  return Buffer.from((await renderAsync(svg, { font })).asPng());
}
