import type { SitePage } from "../seo/page-record.ts";
import type { Guide, GuideLink } from "./sections/guide-section.ts";

export interface GuideRecord {
  /** The short name in the URL. */
  readonly slug: string;
  /** Other names of the same guide, its long id first; they redirect to the short one. */
  readonly aliases: readonly string[];
  readonly page: SitePage;
  readonly guide: Guide;
}

export interface UnknownGuide {
  readonly heading: string;
  readonly text: string;
  /** Links to existing guides, shown when a guide is not found. */
  readonly known: { readonly heading: string; readonly links: readonly GuideLink[] };
}

export interface GuideKind {
  readonly records: readonly GuideRecord[];
  readonly unknown: UnknownGuide;
}

export type GuideLookup =
  | { readonly outcome: "found"; readonly record: GuideRecord }
  | { readonly outcome: "moved"; readonly path: string }
  | { readonly outcome: "unknown"; readonly unknown: UnknownGuide };

export function lookUpGuide({ records, unknown }: GuideKind, value: string): GuideLookup {
  const record = records.find(({ slug }) => slug === value);
  if (record) return { outcome: "found", record };
  const moved = records.find(({ aliases }) => aliases.includes(value));
  return moved ? { outcome: "moved", path: moved.page.path } : { outcome: "unknown", unknown };
}
