import { expect, test } from "vitest";
import type { PageKind } from "../../src/seo/page-record.ts";
import { listPages } from "../../src/site/site-pages.server.ts";
import { shippedContent } from "../setup/shipped-content.ts";
import { renderedPages } from "../setup/site/rendered-pages.ts";
import { documentAt } from "./rendered-documents.ts";

/** They show what the visitor enters. Browser tests look at them. */
const TOOLS: readonly PageKind[] = ["tool"];

/** What is in the head or the frame, shown later or on another page, written in parts, or drawn. */
const NOT_HERE = new RegExp(
  [
    ...["meta", "frame", "feedTitle", "view", "rentMap"],
    ...[
      "leadForm.(nextSteps|inShort|consent|message)",
      "subscribe.(sent|unreachable)",
      "content.(sent|form.unreachable)",
    ],
    ...["tryIt.(price|payment).(missing|noLoan|complaint)", "usual.tax"],
    ...["estimator.(noEstimate|aboveRange|twoAnswers)", "filter.(empty|reset)"],
    ...["copied", "snippet.(states|embeds|content.state)", "neighbors.(previous|next).summary"],
    ...["lenders.maxLoanAmount", "cities.payment", "consultations.text", "example.tables.(caption|headings)"],
  ]
    .map((key) => `\\.${key.replaceAll(".", "\\.")}\\b`)
    .join("|"),
);

/** Every text and number in a record with the names that lead to it. */
function leavesOf(value: unknown, key = ""): readonly (readonly [string, string | number])[] {
  if (typeof value === "string" || typeof value === "number") return [[key, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    leavesOf(inner, Array.isArray(value) ? key : `${key}.${name}`),
  );
}

/** Without the marks that keep figures and words together, and without thousands separators. */
const plain = (text: string) =>
  text
    .replaceAll(/[\s\u00a0]+/g, " ")
    .replaceAll(/[\u2060,]/g, "")
    .replaceAll("\u2011", "-");

const pages = new Map(listPages(shippedContent).map((page) => [page.path, page]));
const rendered = (await renderedPages).filter(({ path }) => !TOOLS.includes(pages.get(path)?.kind ?? "tool"));

test("there are such pages", () => expect(rendered.length).toBeGreaterThan(100));

test.for(rendered)("$path shows every sentence, amount and link of its record", ({ path, data }) => {
  const page = pages.get(path);
  const { elements } = documentAt(path);
  const [document] = elements;
  const attributes = elements.flatMap((element) => Object.values(element.attributes));
  const shown = plain([document?.text, ...attributes].join(" "));
  const isShown = (value: string | number) =>
    typeof value === "string"
      ? shown.includes(plain(value))
      : [String(value), value.toFixed(1), value.toFixed(2)].some((figure) => shown.includes(figure));
  const isMeant = (value: string | number) =>
    typeof value === "number" || (/[ $%]|^\//.test(value) && !value.includes("<"));
  const missing = leavesOf(data).filter(
    ([key, value]) =>
      isMeant(value) &&
      !NOT_HERE.test(key) &&
      ![path, page?.title, page?.description].includes(String(value)) &&
      !isShown(value),
  );
  expect(missing).toEqual([]);
});
