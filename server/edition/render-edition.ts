import type { SiteBundle } from "../site-bundle.ts";
import type { EditionIndexes } from "./edition-indexes.ts";
import { buildRequirementsPdf } from "./pdf/requirements-pdf.ts";
import { type CardList, drawSocialCards } from "./pictures/social-images.ts";
import { prerender } from "./prerender.ts";
import { indexPages } from "./search-index.ts";
import type { SiteFile } from "./static-manifest.ts";

export interface RenderOptions {
  readonly siteUrl: string;
  readonly siteName: string;
  /** With the fonts of social cards and of the printable guide. */
  readonly fontFolder: string;
  /** Drawings are reused from here. */
  readonly cardCache?: string;
  /** Cards that exist already are not drawn again. */
  readonly knownCards?: CardList;
  /** Takes files as soon as they exist: writing them goes on while the rest is rendered. */
  readonly add: (files: readonly SiteFile[]) => void;
  /** Wraps each step, to measure it. */
  readonly step?: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
}

/** Everything that the records decide: pages with their data, feeds, social cards, the printable guide, the search. */
export async function renderEdition(bundle: SiteBundle, options: RenderOptions): Promise<EditionIndexes> {
  const { siteUrl, add, step = (_, work) => work() } = options;
  const pages = await step("pages", () => prerender(bundle, siteUrl));
  add(pages);
  const searchIndex = await step("search index", () => indexPages(bundle, siteUrl, pages));
  const { files: cardFiles, cards } = await step("social cards", () =>
    drawSocialCards(bundle.entry.module.listPages(), options),
  );
  add(cardFiles);
  add([await step("requirements guide", () => buildRequirementsPdf(options.fontFolder))]);
  return { searchIndex, cards };
}
