import { ARTICLE_FORM } from "../../src/news/article-form.ts";
import { articlePath } from "../../src/news/news-article.ts";
import { partOf, type RecordField } from "../../src/records/form/record-form.ts";
import type { RecordName } from "../../src/records/record-store.server.ts";
import { recordForm } from "../../src/site/record-forms.server.ts";
import { RECORD_COMMANDS, type RecordKind } from "../../src/site/site-records.server.ts";

/** How the desk calls a kind of record, and what it shows of one. */
export interface PublishKind {
  readonly kind: RecordKind;
  /** Below this address. */
  readonly base: string;
  readonly title: string;
  readonly noun: string;
  /** Can be added and taken off. */
  readonly isList: boolean;
  readonly nameOf: (name: RecordName, body: unknown) => string;
  readonly detailOf: (body: unknown) => string;
  /** Where visitors see it. */
  readonly pathOf: (id: string) => string;
}

const SETTINGS = new Map([
  ["contact", "Company data"],
  ["rates", "Sample rates"],
  ["service", "States served"],
]);

/** By a field that only this group has. */
const SETTINGS_DETAILS = [
  ["phone", "Telephone, mail, address, office hours, holidays, social links"],
  ["dscr", "The ranges that estimates start from"],
  ["states", "Where the service is offered"],
] as const;

const textOf = (body: unknown, field: string) => {
  const value = partOf(body, field);
  return typeof value === "string" ? value : "";
};
const baseOf = (kind: RecordKind) => `/publish/${RECORD_COMMANDS[kind]}`;

export const PUBLISH_KINDS: readonly PublishKind[] = [
  {
    kind: "settings",
    base: baseOf("settings"),
    title: "Company and rates",
    noun: "settings",
    isList: false,
    nameOf: ({ id }) => SETTINGS.get(id) ?? id,
    detailOf: (body) => SETTINGS_DETAILS.find(([field]) => partOf(body, field) !== undefined)?.[1] ?? "",
    pathOf: (id) => (id === "rates" ? "/dscr-loan-rates" : "/contact"),
  },
  {
    kind: "market-index",
    base: baseOf("market-index"),
    title: "Market index",
    noun: "market index",
    isList: true,
    nameOf: ({ id }, body) => textOf(body, "name") || id,
    detailOf: (body) => `Beside the sample rates, of ${textOf(body, "date")}`,
    pathOf: () => "/dscr-loan-rates",
  },
  {
    kind: "lender",
    base: baseOf("lender"),
    title: "Lenders",
    noun: "lender",
    isList: true,
    nameOf: ({ id }, body) => textOf(body, "name") || id,
    detailOf: (body) => textOf(body, "rates"),
    pathOf: () => "/lender-partners",
  },
  {
    kind: "testimonial",
    base: baseOf("testimonial"),
    title: "Testimonials",
    noun: "testimonial",
    isList: true,
    nameOf: ({ id }, body) => textOf(body, "author") || id,
    detailOf: (body) => textOf(body, "detail"),
    pathOf: () => "/",
  },
  {
    kind: "news",
    base: baseOf("news"),
    title: "News",
    noun: "article",
    isList: true,
    nameOf: ({ id }, body) => frontMatterLine(body, "title") || id,
    detailOf: (body) => frontMatterLine(body, "publishedDate"),
    pathOf: articlePath,
  },
];

function frontMatterLine(source: unknown, name: string): string {
  const value = new RegExp(`^${name}:[ \\t]*(.*)$`, "m").exec(String(source))?.[1] ?? "";
  return value.replace(/^"(.*)"$/, "$1").replaceAll('\\"', '"');
}

export function formOf(name: RecordName): readonly RecordField[] {
  return name.kind === "news" ? ARTICLE_FORM : recordForm(name);
}
