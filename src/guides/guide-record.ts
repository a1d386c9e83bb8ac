import type { SitePage } from "../seo/page-record.ts";
import type { Guide, GuideLink } from "./sections/guide-section.ts";

export interface GuideRecord {
  /** The bare value in the address. */
  readonly slug: string;
  /** Other values that name the same guide, its long id first; they redirect to the bare one. */
  readonly aliases: readonly string[];
  readonly page: SitePage;
  readonly guide: Guide;
}

export interface UnknownGuide {
  readonly heading: string;
  readonly text: string;
  /** The guides that do exist, as a way out. */
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
