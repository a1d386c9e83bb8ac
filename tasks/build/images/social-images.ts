import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import subsetFont from "subset-font";
import { type PageKind, type PageRecord, socialImagePath } from "../../../src/seo/page-record.ts";
import { mapConcurrently } from "../../map-concurrently.ts";
import type { SiteFile } from "../static-manifest.ts";
import { drawSocialCard } from "./social-card.ts";

const require = createRequire(import.meta.url);

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

const FONTS = [
  "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2",
  "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2",
];

const CHARACTERS = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}’“”…–`;

/** One picture per page. Existing pictures come from the cache, keyed by a hash of the drawing. */
export async function buildSocialImages(
  root: string,
  pages: readonly PageRecord[],
  siteName: string,
): Promise<SiteFile[]> {
  const cache = path.join(root, "node_modules/.cache/social-images");
  await mkdir(cache, { recursive: true });
  const fontFiles = await writeFonts(cache);
  return await mapConcurrently(pages, 2, async (page) => {
    const svg = drawSocialCard({ title: page.title, label: LABELS[page.kind], siteName });
    const url = socialImagePath(page.path);
    return {
      path: url,
      type: "image/png",
      cache: "asset",
      body: await draw(svg, cache, fontFiles),
      file: url.slice(1),
    };
  });
}

async function draw(svg: string, cache: string, fontFiles: string[]): Promise<Buffer> {
  const file = path.join(cache, `${createHash("sha256").update(svg).digest("hex").slice(0, 24)}.png`);
  try {
    return await readFile(file);
  } catch {
    const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Source Serif 4" };
    const png = Buffer.from((await renderAsync(svg, { font })).asPng());
    await writeFile(file, png);
    return png;
  }
}

/** The drawing library reads only plain TrueType files. */
async function writeFonts(folder: string): Promise<string[]> {
  return await Promise.all(
    FONTS.map(async (name) => {
      const file = path.join(folder, `${path.basename(name, ".woff2")}.ttf`);
      await writeFile(
        file,
        await subsetFont(await readFile(require.resolve(name)), CHARACTERS, { targetFormat: "sfnt" }),
      );
      return file;
    }),
  );
}
