import { z } from "zod";
import type { PublishedRecords, Service } from "../../content/record-types.ts";
import { HANDOFF_FIGURES, handoffFiguresRecord } from "../handoff/figures/figures-record.server.ts";
import { lenderRecord } from "../lenders/lender-record.server.ts";
import type { FigureList } from "../markdown/figures.ts";
import { parseNewsFile } from "../news/news-file.server.ts";
import { STATES } from "../office/states.ts";
import {
  contactRecord,
  marketIndexRecord,
  ratesRecord,
  serviceRecord,
  testimonialRecord,
} from "../records/company-records.server.ts";
import { describeMistakes, type FieldMistake, listMistakes } from "../records/field-rules.server.ts";
import type { NamedRecord, RecordName } from "../records/record-store.server.ts";

/** The operator's command for each kind of record. */
export const RECORD_COMMANDS = {
  settings: "settings",
  "market-index": "market-index",
  lender: "lenders",
  testimonial: "testimonials",
  news: "news",
} as const;
export type RecordKind = keyof typeof RECORD_COMMANDS;
/** The records of the kind `settings`. */
type SettingsId = "contact" | "rates" | "service";

export const EVERY_STATE: Service = { states: STATES };

/** As for pages: visitors must not wait while Markdown is rendered. */
const MAX_ARTICLE_LENGTH = 60_000;
const articleSource = z
  .string()
  .max(MAX_ARTICLE_LENGTH, `must have at most ${MAX_ARTICLE_LENGTH} characters`);

/** The site cannot use a record. The message has one line for each mistake: the field and what is wrong. */
export class InvalidRecord extends Error {
  readonly record: RecordName;
  readonly mistakes: readonly FieldMistake[];

  constructor({ kind, id }: RecordName, mistakes: readonly FieldMistake[]) {
    super(describeMistakes(mistakes));
    this.record = { kind, id };
    this.mistakes = mistakes;
  }
}

/**
 * Checks every record, and puts them into the form that content/ reads. Throws `InvalidRecord`. With figures, articles
 * are checked too; without them, the site does that when it is loaded.
 */
export function assembleRecords(records: readonly NamedRecord[], figures?: FigureList): PublishedRecords {
  const bodiesOf = <Body>(kind: RecordKind | typeof HANDOFF_FIGURES.kind, schema: z.ZodType<Body>) =>
    records.filter((record) => record.kind === kind).map((record) => parse(record, schema));
  const setting = <Body>(id: SettingsId, schema: z.ZodType<Body>): Body => {
    const record = records.find((candidate) => candidate.kind === "settings" && candidate.id === id);
    return parse(record ?? { kind: "settings", id, body: undefined }, schema);
  };
  const lenders = bodiesOf("lender", lenderRecord);
  if (lenders.length === 0) {
    const message = "The consent text and the deal analyzer need at least one lender.";
    throw new InvalidRecord({ kind: "lender", id: "" }, [{ path: "", message }]);
  }
  const [marketIndex = null, secondIndex] = bodiesOf("market-index", marketIndexRecord);
  if (marketIndex && secondIndex) {
    const message = `The site shows one market index, and ${marketIndex.id} is published: edit it, or withdraw it first.`;
    throw new InvalidRecord({ kind: "market-index", id: secondIndex.id }, [{ path: "", message }]);
  }
  return {
    contactDetails: setting("contact", contactRecord),
    sampleRates: setting("rates", ratesRecord),
    // Versions before this setting served everybody. One of them may still publish while this one runs.
    service: records.some(({ kind, id }) => kind === "settings" && id === "service")
      ? setting("service", serviceRecord)
      : EVERY_STATE,
    marketIndex,
    lenders,
    testimonials: bodiesOf("testimonial", testimonialRecord),
    handoffFigures: bodiesOf(HANDOFF_FIGURES.kind, handoffFiguresRecord)[0] ?? null,
    news: Object.fromEntries(
      records
        .filter(({ kind }) => kind === "news")
        .map((record) => {
          const source = parse(record, articleSource);
          if (figures) checkArticle(record, source, figures);
          return [record.id, source];
        }),
    ),
  };
}

function parse<Body>(record: NamedRecord, schema: z.ZodType<Body>): Body {
  const { data, error } = schema.safeParse(record.body);
  if (error) throw new InvalidRecord(record, listMistakes(error));
  const id = typeof data === "object" && data !== null && "id" in data ? data.id : record.id;
  if (id !== record.id) {
    const message = `must be ${record.id}: publish another id as a new record`;
    throw new InvalidRecord(record, [{ path: "id", message }]);
  }
  return data;
}

function checkArticle(record: RecordName, source: string, figures: FigureList): void {
  try {
    const { data } = parseNewsFile(`${record.id}.md`, source, figures);
    if (data.id !== record.id)
      throw new Error(`id must be ${record.id}: publish another id as a new article`);
  } catch (error) {
    throw new InvalidRecord(record, describeArticleMistakes(error));
  }
}

function describeArticleMistakes(error: unknown): readonly FieldMistake[] {
  if (!(error instanceof Error)) return [{ path: "", message: String(error) }];
  if (error.cause instanceof z.ZodError) return listMistakes(error.cause);
  return [{ path: "", message: error.message }];
}
