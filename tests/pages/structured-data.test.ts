import { expect, test } from "vitest";
import { selectElements } from "../setup/html-elements.ts";
import { renderedPages } from "../setup/site/rendered-pages.ts";
import { documentAt } from "./rendered-documents.ts";

const rendered = await renderedPages;
const described = new Map(rendered.map(({ path, data }) => [path, findStructuredData(data)]));
const describedAs = (path: string, type: string) =>
  described.get(path)?.find((found) => found["@type"] === type);

test.for(rendered.filter(({ path }) => documentAt(path).part("Breadcrumb")))(
  "search engines learn where $path stands, as visitors do",
  ({ path }) => {
    const crumbs = selectElements(documentAt(path).part("Breadcrumb")?.within ?? [], "li");
    const itemListElement = crumbs.map(({ text }) => expect.objectContaining({ name: text }));
    expect(describedAs(path, "BreadcrumbList")).toMatchObject({ itemListElement });
  },
);

test.for([
  ["/dscr-loan-rates", "Article", { dateModified: "2026-11-01", author: { name: "RentRatio LLC" } }],
  ["/dscr-news/dscr-boom-2025", "NewsArticle", { datePublished: "2025-10-14" }],
  ["/faq", "FAQPage", { mainEntity: { length: 12 } }],
  ["/prequalification-steps", "FAQPage", { mainEntity: expect.any(Array) }],
  ["/data", "Dataset", { temporalCoverage: "2020/2027", license: "https://www.usa.gov/government-works" }],
] as const)("search engines learn that %s is a %s", ([path, type, expected]) => {
  expect(describedAs(path, type)).toMatchObject(expected);
});

function findStructuredData(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === "script:ld+json" ? [value] : findStructuredData(value),
  );
}
