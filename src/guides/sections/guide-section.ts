import type { SourcedText } from "../../../content/guides/state-guide.ts";
import type { ChartPoint } from "../../figures/price-points.ts";
import type { RecordChart } from "../../price-history/record-chart.ts";
import type { Crumb } from "../../seo/page-record.ts";
import type { GuideBadge } from "../guide-badges.ts";

/** A guide of any kind, as the template renders it: a header, sections in reading order, and further links. */
export interface Guide {
  readonly heading: string;
  readonly crumbs: readonly Crumb[];
  readonly introduction: string;
  /** ISO date of the last fact check. */
  readonly reviewed: string;
  /** What kind of figures the whole guide states. Absent if its sections say so. */
  readonly note?: FiguresNote;
  readonly sections: readonly GuideSection[];
  readonly siblings: GuideSiblings;
  /** Where to go with what the guide is about. */
  readonly next: NextSteps;
}

export interface NextSteps {
  /** The deal analyzer, with what the guide is about. */
  readonly analyzer: string;
  /** What it opens with, if that is no house. */
  readonly analyzerText?: string | undefined;
  /** The directory, with the guide's credit score if it has one. */
  readonly lenders: string;
  /** The form, with the guide's topic and state. */
  readonly ask: string;
}

export type GuideSection =
  | FiguresSection
  | PublicFiguresSection
  | PriceRecordSection
  | PlacesSection
  | TopicsSection
  | ListsSection
  | StepsSection
  | ProseSection
  | TableSection
  | TiersSection
  | WorkedHouseSection;

interface Foldable {
  readonly heading: string;
  /** In a line. A phone shows nothing else until somebody opens the section. Absent if it is always open. */
  readonly answer?: string | undefined;
}

/** Closed on a phone to the titles that stand in it. */
export function foldByTitles<Section extends TopicsSection | ListsSection>(section: Section): Section {
  const parts = section.kind === "topics" ? section.topics : section.lists;
  return { ...section, answer: `${parts.flatMap(({ title }) => title ?? []).join(", ")}.` };
}

/** Large figures, with the ratio on its scale if there is one. */
export interface FiguresSection {
  readonly kind: "figures";
  readonly heading: string;
  readonly ratio?: Ratio;
  readonly figures: readonly Figure[];
  readonly badges: readonly LabelledBadge[];
  readonly outline?: Outline;
  readonly note: FiguresNote;
}

/** Figures that an agency publishes, each with its source. */
export interface PublicFiguresSection extends Foldable {
  readonly kind: "public-figures";
  readonly introduction: string;
  readonly figures: readonly PublicFigure[];
  readonly caveat: string;
  readonly prices?: {
    readonly caption: string;
    readonly points: readonly ChartPoint[];
    readonly source: string;
  };
}

/** What the price index of a place did since 1985. */
export interface PriceRecordSection extends Foldable {
  readonly kind: "price-record";
  readonly paragraphs: readonly string[];
  readonly chart: RecordChart & {
    readonly caption: string;
    /** How to read heights. */
    readonly scale: string;
    readonly summary: string;
    readonly names: { readonly nominal: string; readonly real: string };
  };
  /** What the chart shows, at some quarters. */
  readonly levels: PlainTable;
  readonly spans: PlainTable;
  readonly caveat: string;
  readonly links: readonly GuideLink[];
}

/** Few short columns, which fit any screen. The first cell of a row names it. */
export interface PlainTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
}

export interface PublicFigure {
  readonly label: string;
  readonly value: string;
  /** Margin of error, area or share: what a reader needs to understand the value. */
  readonly detail?: string;
  /** "12th of 50". */
  readonly place?: string;
  readonly source: string;
}

/** A house worked out line by line. The ratio is its last line. */
export interface WorkedHouseSection extends Foldable {
  readonly kind: "worked-house";
  readonly introduction: string;
  readonly lines: readonly Figure[];
  readonly ratio: Ratio;
  readonly conclusion: string;
  readonly links: readonly GuideLink[];
  readonly source: string;
}

/** Markets of a state, or neighborhoods of a city. */
export interface PlacesSection {
  readonly kind: "places";
  readonly heading: string;
  readonly places: readonly { readonly name: string; readonly note: string }[];
}

/** Places from the note on each. */
export function listPlaces(heading: string, notes: Readonly<Record<string, string>>): PlacesSection {
  return { kind: "places", heading, places: Object.entries(notes).map(([name, note]) => ({ name, note })) };
}

/** Titled paragraphs. */
export interface TopicsSection extends Foldable {
  readonly kind: "topics";
  readonly topics: readonly Topic[];
  /** What holds for all of them, below the last. */
  readonly note?: string;
}

export interface Topic {
  readonly title: string;
  readonly text: string;
  readonly sources?: readonly string[];
}

/** Lists to compare, or a single list. */
export interface ListsSection extends Foldable {
  readonly kind: "lists";
  readonly lists: readonly TitledList[];
}

/** Lists side by side, by title. On a phone closed to the titles. */
export function compareLists(
  heading: string,
  lists: Readonly<Record<string, TitledList["items"]>>,
): ListsSection {
  const titled = Object.entries(lists).map(([title, items]) => ({ title, items }));
  return foldByTitles({ kind: "lists", heading, lists: titled });
}

/** Things to do, in order. */
export interface StepsSection {
  readonly kind: "steps";
  readonly heading: string;
  readonly steps: readonly string[];
}

export interface ProseSection {
  readonly kind: "prose";
  readonly heading: string;
  readonly text: string;
}

export interface TableSection extends Foldable {
  readonly kind: "table";
  readonly introduction: string;
  readonly caption: string;
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly TableRow[];
  readonly note?: FiguresNote;
  readonly link?: GuideLink;
}

export interface TableRow {
  readonly cells: readonly [string, ...string[]];
  /** A label beside the first cell of the page's own row. */
  readonly mark?: string;
}

/** Every tier as a bar on one scale, with the page's own tier marked. */
export interface TiersSection {
  readonly kind: "tiers";
  readonly heading: string;
  readonly introduction: string;
  readonly caption: string;
  readonly columns: readonly [tier: string, range: string, downPayment: string];
  /** Ends of the scale, in percent. */
  readonly scale: { readonly low: number; readonly high: number };
  readonly tiers: readonly Tier[];
  readonly note: FiguresNote;
}

export interface Tier {
  readonly link: GuideLink;
  readonly isCurrent: boolean;
  readonly range: string;
  readonly low: number;
  readonly high: number;
  readonly downPayment: string;
}

export interface Ratio {
  readonly label: string;
  readonly text: string;
  readonly dscr: number;
}

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** With its cents, shown on demand. Absent if the value is exact. */
  readonly exact?: string;
}

export interface LabelledBadge {
  readonly label: string;
  readonly badge: GuideBadge;
}

/** The outline of a state, in the units of its source map. */
export interface Outline {
  readonly path: string;
  readonly viewBox: string;
}

/** Says what kind of figures these are. */
export interface FiguresNote {
  /** The figures are samples. Absent if the text itself says what they are. */
  readonly isSample?: boolean;
  readonly text: string;
}

export interface TitledList {
  readonly title?: string;
  readonly items: readonly (string | SourcedText)[];
}

export interface GuideLink {
  readonly label: string;
  readonly path: string;
}

export interface GuideSiblings {
  readonly previous?: GuideLink;
  readonly next?: GuideLink;
  readonly groups: readonly { readonly heading: string; readonly links: readonly GuideLink[] }[];
}
