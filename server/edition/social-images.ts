import { createHash } from "node:crypto";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { mapConcurrently } from "../../platform/map-concurrently.ts";
import { type PageKind, type PageRecord, socialImagePath } from "../../src/seo/page-record.ts";
import { drawSocialCard } from "../../src/seo/social-card.ts";
import { DRAWING_FONTS } from "./drawing-fonts.ts";
import type { EarlierEdition } from "./earlier-edition.ts";
import type { CardList } from "./edition-indexes.ts";
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
  readonly knownCards?: CardList;
  readonly earlier?: Pick<EarlierEdition, "cards" | "read">;
}

/** One picture per page, except those that are known already. */
export async function drawSocialCards(
  pages: readonly PageRecord[],
  { siteName, fontFolder, knownCards = {}, earlier }: CardOptions,
): Promise<{ readonly files: readonly SiteFile[]; readonly cards: CardList }> {
  const drawings = pages.map((page) => {
    const { title, kind, card: picture } = page;
    const svg = drawSocialCard({ title, label: LABELS[kind], siteName, picture });
    return {
      url: socialImagePath(page.path),
      svg,
      hash: createHash("sha256").update(svg).digest("hex").slice(0, 24),
    };
  });
  const wanted = drawings.filter(({ url, hash }) => knownCards[url] !== hash);
  const files = await mapConcurrently(wanted, 2, async ({ url, svg, hash }): Promise<SiteFile> => {
    const before = earlier?.cards[url] === hash ? await earlier.read(url) : undefined;
    if (before) return before;
    const body = await toPng(svg, fontFolder);
    return { path: url, type: "image/png", cache: "asset", body, file: url.slice(1) };
  });
  return { files, cards: Object.fromEntries(drawings.map(({ url, hash }) => [url, hash])) };
}

async function toPng(svg: string, fontFolder: string): Promise<Buffer> {
  const fontFiles = Object.values(DRAWING_FONTS).map((file) => path.join(fontFolder, file));
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Source Serif 4" };
  return Buffer.from((await renderAsync(svg, { font })).asPng());
}
