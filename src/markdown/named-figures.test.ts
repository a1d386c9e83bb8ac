import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { articleFigures } from "../articles/article-figures-catalog.server.ts";
import { readBarChart } from "./bar-chart.ts";
import { fillFigures } from "./figures.ts";
import { namedFigures } from "./named-figures-catalog.server.ts";

const CONTENT = path.join(import.meta.dirname, "../../content");

const markdownFiles = readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .toSorted()
  .map((file) => ({ file, source: readFileSync(path.join(CONTENT, file), "utf8") }));

/** Figures distinctive enough that a text cannot contain them by chance. */
const DISTINCT = [
  "approval",
  "closing",
  "rateLock",
  "reserves",
  "originationFee",
  "prepayment.general",
  "rates.range",
  "rates.conventional",
  "dscr.bestRatesNote",
  "credit.bestRatesNote",
];

describe("the list of figures", () => {
  test("has names that Markdown can hold, and a figure under each", () => {
    const isSound = ([name, figure]: [string, string]) =>
      /^[a-z][A-Za-z0-9]*([.-][A-Za-z0-9]+)*$/.test(name) &&
      /^[^{}]*\d[^{}]*$/.test(figure) &&
      !/undefined|NaN|Infinity/.test(figure);
    expect(Object.entries(namedFigures(shippedContent)).filter((entry) => !isSound(entry))).toEqual([]);
  });
});

const isNews = ({ file }: { readonly file: string }) => file.startsWith(`news${path.sep}`);

test.each(markdownFiles.filter(isNews))(
  "$file keeps the figures of its day, so it names none",
  ({ source }) => {
    expect(source.match(/\{\{.*?\}\}/g)).toBeNull();
  },
);

describe.each(markdownFiles.filter((file) => !isNews(file)))("$file", ({ source }) => {
  test("types no figure that it can take by name, so that it cannot keep last year's", () => {
    expect(DISTINCT.filter((name) => source.includes(namedFigures(shippedContent)[name] ?? "?"))).toEqual([]);
  });
});

const charts = markdownFiles.flatMap(({ file, source }) =>
  Array.from(source.matchAll(/^```chart\n(.*?)^```$/gms), ([, chart = ""]) => ({ file, chart })),
);

test.each(charts)("the chart in $file can be drawn, and its names fit a phone", ({ file, chart }) => {
  const bars = readBarChart(fillFigures(file, chart, articleFigures(shippedContent)))?.bars ?? [];
  expect(bars).not.toEqual([]);
  expect(bars.filter(({ label, text }) => label.length + text.length > 42)).toEqual([]);
});

test("all the Markdown of the site was read", () => {
  expect(markdownFiles.length).toBeGreaterThanOrEqual(22);
});
