import type { Deal } from "../calculators/deal/deal.ts";
import { contactAddress } from "../leads/contact-address.ts";
import type { State } from "../office/states.ts";
import type { SitePage } from "../seo/page-record.ts";
import { ANALYZER, analyzerWith } from "./analyzer-link.ts";
import type { Guide, GuideLink, GuideSection } from "./sections/guide-section.ts";

export interface GuideRecord {
  /** The short name in the URL. */
  readonly slug: string;
  /** Other names of the same guide, its long id first; they redirect to the short one. */
  readonly aliases: readonly string[];
  readonly page: SitePage;
  readonly guide: Guide;
}

/** What the content of every kind of guide has. */
interface GuideText {
  readonly slug: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly introduction: string;
  /** ISO date of the last fact check. */
  readonly reviewed: string;
}

interface GuideParts
  extends Pick<SitePage, "card">,
    Pick<Guide, "crumbs" | "note" | "sections" | "siblings"> {
  readonly path: string;
  readonly aliases: readonly string[];
  /** What the guide is about, for the pages that it leads to. */
  readonly about?: About;
}

interface About {
  readonly state?: State;
  readonly score?: string;
  /** The figures with which the deal analyzer opens, and the sentence that says so. Absent if a section has a house. */
  readonly opens?: { readonly figures: Partial<Deal>; readonly text: string };
}

export function describeGuide(
  text: GuideText,
  { path, aliases, crumbs, card, about = {}, ...parts }: GuideParts,
): GuideRecord {
  const { slug, title, introduction, reviewed } = text;
  return {
    slug,
    aliases,
    page: {
      path,
      title,
      description: text.metaDescription,
      kind: "guide",
      updated: reviewed,
      breadcrumb: crumbs,
      card,
    },
    guide: {
      heading: title,
      crumbs,
      introduction,
      reviewed,
      next: {
        analyzer: about.opens ? analyzerWith(about.opens.figures) : (houseLinkIn(parts.sections) ?? ANALYZER),
        analyzerText: about.opens?.text,
        lenders: about.score === undefined ? "/lender-partners" : `/lender-partners?score=${about.score}`,
        ask: contactAddress({ source: "guide", question: `About “${title}”:`, state: about.state }),
      },
      ...parts,
    },
  };
}

/** Opens the house that the guide works out. */
function houseLinkIn(sections: readonly GuideSection[]): string | undefined {
  return sections
    .flatMap((section) => {
      if (section.kind === "worked-house") return section.links;
      return section.kind === "table" && section.link ? [section.link] : [];
    })
    .map(({ path }) => path)
    .find((path) => path.startsWith(ANALYZER));
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
