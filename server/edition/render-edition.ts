import type { SiteContent } from "../../content/site-content.ts";
import { REQUIREMENTS_GUIDE_PATH } from "../../src/landings/requirements-guide.ts";
import { requirementsGuide } from "../../src/landings/requirements-guide-catalog.server.ts";
import type { SiteBundle } from "../site-bundle.ts";
import type { EarlierEdition } from "./earlier-edition.ts";
import { type EditionIndexes, type HashList, hashOf } from "./edition-indexes.ts";
import { prerender } from "./prerender.ts";
import { indexPages } from "./search-index.ts";
import { drawSocialCards } from "./social-images.ts";
import type { SiteFile } from "./static-manifest.ts";

export interface RenderOptions {
  readonly siteUrl: string;
  readonly content: SiteContent;
  readonly siteName: string;
  /** With the fonts of social cards and of the printable guide. */
  readonly fontFolder: string;
  /** Hashes of what the build has: its cards are not drawn again. */
  readonly builtHashes?: HashList;
  /** What is the same in it is taken from there. */
  readonly earlier?: EarlierEdition;
  /** Takes files as soon as they exist: writing them goes on while the rest is rendered. */
  readonly add: (files: readonly SiteFile[]) => void;
  /** Wraps each step, to measure it. */
  readonly step?: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}

/** Everything that the records decide: pages with their data, feeds, social cards, the printable guide, the search. */
export async function renderEdition(bundle: SiteBundle, options: RenderOptions): Promise<EditionIndexes> {
  const { content, add, earlier, step = (_, work) => work() } = options;
  const pages = await step("pages", () => prerender(bundle, options, earlier));
  add(pages);
  const { searchIndex, hashes: read } = await step("search index", () =>
    indexPages(bundle, options, pages, earlier),
  );
  const { files: cardFiles, hashes: drawn } = await step("social cards", () =>
    drawSocialCards(bundle.entry.module.listPages(content), options),
  );
  add(cardFiles);
  const guide = hashOf(JSON.stringify(requirementsGuide(content)));
  add([await step("requirements guide", () => printGuide(guide, options))]);
  return { searchIndex, hashes: { ...read, ...drawn, [REQUIREMENTS_GUIDE_PATH]: guide } };
}

async function printGuide(hash: string, { content, earlier, fontFolder }: RenderOptions): Promise<SiteFile> {
  const isSame = earlier?.hashes[REQUIREMENTS_GUIDE_PATH] === hash;
  const before = isSame ? await earlier.read(REQUIREMENTS_GUIDE_PATH) : undefined;
  if (before) return before;
  // Loaded when it is needed: this takes as long as printing.
  const { buildRequirementsPdf } = await import("./pdf/requirements-pdf.ts");
  return await buildRequirementsPdf(content, fontFolder);
}
