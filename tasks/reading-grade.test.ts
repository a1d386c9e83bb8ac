import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { workedExamples } from "../content/articles/worked-examples.ts";
import { austin } from "../content/landings/austin.ts";
import { dallas } from "../content/landings/dallas.ts";
import { florida } from "../content/landings/florida.ts";
import { loanOptions } from "../content/landings/loan-options.ts";
import { prosAndConsLanding } from "../content/landings/pros-and-cons-landing.ts";
import { rates } from "../content/landings/rates.ts";
import { requirements } from "../content/landings/requirements.ts";
import { statesOverview } from "../content/landings/states-overview.ts";
import { texas } from "../content/landings/texas.ts";
import { articleFigures } from "../src/articles/article-figures-catalog.server.ts";
import { fillFigures } from "../src/markdown/figures.ts";
import { shippedContent } from "../tests/setup/shipped-content.ts";
import { countWords, markdownProse, readingGrade, recordProse, runningProse } from "./reading-grade.ts";

/** The texts aim at grades 9 to 11. One edited sentence may move a short page by a fifth of a grade. */
const GRADES = { low: 8.8, high: 11.2 };

const CONTENT = path.join(import.meta.dirname, "../content");

const articles = [
  { file: "articles/dscr-vs-traditional-mortgages.md", leastWords: 2000 },
  { file: "articles/pros-and-cons-dscr-loans.md", leastWords: 1200 },
  ...["articles/long-form", "news", "pages"].flatMap(filesIn).map((file) => ({ file, leastWords: 500 })),
].map(({ file, leastWords }) => ({
  name: file,
  leastWords,
  prose: markdownProse(
    fillFigures(file, readFileSync(path.join(CONTENT, file), "utf8"), articleFigures(shippedContent)),
  ),
}));

function filesIn(folder: string): string[] {
  return readdirSync(path.join(CONTENT, folder))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}

const landings = [
  { record: requirements, leastWords: 700 },
  { record: loanOptions(shippedContent), leastWords: 500 },
  { record: rates(shippedContent), leastWords: 700 },
  { record: prosAndConsLanding(shippedContent), leastWords: 600 },
  { record: austin, leastWords: 900 },
  { record: dallas, leastWords: 900 },
  { record: florida, leastWords: 1000 },
  { record: texas, leastWords: 1000 },
  { record: statesOverview, leastWords: 300 },
].map(({ record, leastWords }) => ({ name: record.path, leastWords, prose: recordProse(record) }));

const examples = {
  name: "worked examples",
  leastWords: 250,
  prose: recordProse(workedExamples(shippedContent)),
};

test("the long guide has ten sections", () => {
  expect(articles.filter(({ name }) => name.startsWith("articles/long-form/"))).toHaveLength(10);
});

const pages = [...articles, ...landings, examples];

describe.each(pages.map((page) => [page.name, page] as const))("%s", (_name, page) => {
  test(`its running prose, paragraphs of two sentences or more, is for grade ${GRADES.low} to ${GRADES.high}`, () => {
    const grade = readingGrade(runningProse(page.prose));
    expect(grade).toBeGreaterThanOrEqual(GRADES.low);
    expect(grade).toBeLessThanOrEqual(GRADES.high);
  });

  test(`has at least ${page.leastWords} words`, () => {
    expect(countWords(page.prose)).toBeGreaterThanOrEqual(page.leastWords);
  });

  test("says nothing twice", () => {
    expect(new Set(page.prose).size).toBe(page.prose.length);
  });
});

describe("readingGrade", () => {
  test("short words in short sentences are for the first years of school", () => {
    expect(readingGrade(["The cat sat on the mat. It was a big cat."])).toBeLessThan(2);
  });

  test("long words in long sentences are for nobody", () => {
    const sentence =
      "Notwithstanding considerable institutional diversification, international organizations demonstrate extraordinary administrative interdependence.";
    expect(readingGrade([sentence])).toBeGreaterThan(20);
  });

  test("a figure is a word of one syllable, and its decimal point ends no sentence", () => {
    expect(readingGrade(["At 1.25 the rent is more."])).toBe(readingGrade(["At par the rent is more."]));
  });
});

describe("what counts as prose", () => {
  test("in Markdown: paragraphs and list items, without front matter, headings, tables and examples", () => {
    const source =
      "---\ntitle: A\n---\n\n## Head\n\nSee **the** [page](/a).\n\n- One item.\n- Two.\n\n| a | b |\n\n{{example:x}}\n";
    expect(markdownProse(source)).toEqual(["See the page.", "One item.", "Two."]);
  });

  test("running: what has two sentences or more", () => {
    expect(runningProse(["Rent for the year: $31,200", "It is 1.25.", "It is 1.25. Is it enough?"])).toEqual([
      "It is 1.25. Is it enough?",
    ]);
  });

  test("in a record: sentences, at any depth", () => {
    expect(
      recordProse({ path: "/a", label: "Min DSCR", items: [{ text: "Rent covers it." }], rate: 7 }),
    ).toEqual(["Rent covers it."]);
  });
});
