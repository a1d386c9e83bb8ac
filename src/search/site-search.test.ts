import { describe, expect, test } from "vitest";
import { shownPages } from "../../tests/setup/site/shown-pages.ts";
import { readQuery } from "./search-words.ts";
import type { SearchablePage } from "./searchable-page.ts";
import { buildSearchIndex, openSiteSearch, type SearchIndex } from "./site-search.server.ts";

function page(path: string, parts: Partial<SearchablePage> = {}): SearchablePage {
  return {
    path,
    name: parts.title ?? "Page",
    title: "Page",
    description: "Words.",
    kind: "page",
    trail: "",
    headings: [],
    text: "",
    ...parts,
  };
}

const PAGES = [
  page("/text", { text: "Something long about rents and prices, where Austin is mentioned once." }),
  page("/heading", { headings: ["Austin"], text: "Austin\nSomething about rents and prices." }),
  page("/title", { title: "Austin DSCR Loans", text: "Rents, prices and lenders." }),
  page("/lenders", {
    headings: ["Lima One", "Anchor Loans"],
    text: "Lima One\nAnchor Loans\nSample limits.",
  }),
  page("/states/florida", { title: "Florida guide", trail: "States", text: "Wind and flood insurance." }),
];

/** Serialized and parsed, as between the build and the server. */
function open(pages: readonly SearchablePage[]) {
  const index: SearchIndex = JSON.parse(JSON.stringify(buildSearchIndex(pages)));
  return openSiteSearch(index);
}

const search = open(PAGES);
const paths = (query: string, site = search) => site.find(readQuery(query)).hits.map(({ path }) => path);

test("an index made from an earlier one finds what one made from nothing finds", () => {
  const kept = page("/kept", { text: "escrow and reserves" });
  const earlier = buildSearchIndex([
    kept,
    page("/changed", { text: "escrow" }),
    page("/gone", { text: "escrow" }),
  ]);
  const now = [page("/new", { text: "escrow" }), kept, page("/changed", { text: "reserves" })];
  const renewed = openSiteSearch(buildSearchIndex(now, earlier));
  expect(paths("escrow", renewed).toSorted()).toEqual(["/kept", "/new"]);
  for (const query of ["escrow", "reserves", "escrow reserves", "words"]) {
    expect(renewed.find(readQuery(query)), query).toEqual(open(now).find(readQuery(query)));
  }
});

describe("what is found", () => {
  test("the title counts more than a heading, and a heading more than the text", () => {
    expect(paths("austin")).toEqual(["/title", "/heading", "/text"]);
  });

  test("every word has to be on the page", () => {
    expect(paths("austin lenders")).toEqual(["/title"]);
    expect(paths("austin insurance")).toEqual([]);
  });

  test.each([
    ["capitals", "AUSTIN LENDER", "/title"],
    ["the beginning of a word", "flor", "/states/florida"],
    ["another form", "limit", "/lenders"],
    ["a name of two words", "Lima One", "/lenders"],
  ])("%s: %s", (_, query, path) => {
    const answer = search.find(readQuery(query));
    expect(answer.hits.map((hit) => hit.path)).toContain(path);
    expect(answer.isApproximate).toBe(false);
  });

  test.each([
    ["florda", "/states/florida"],
    ["asutin", "/title"],
    ["insurence", "/states/florida"],
    ["limma one", "/lenders"],
  ])("a typo finds what was meant, and is known to be one: %s", (query, path) => {
    const answer = search.find(readQuery(query));
    expect(answer.hits.map((hit) => hit.path)).toContain(path);
    expect(answer.isApproximate).toBe(true);
  });

  test("a word that is one letter away hides those that are two away", () => {
    const near = open([page("/florida", { text: "Florida" }), page("/flood", { text: "Flood" })]);
    expect(paths("florda", near)).toEqual(["/florida"]);
  });

  test("a number is not taken for another one", () => {
    const scores = open([page("/a", { text: "Scores of 6400 and 6600." })]);
    expect(paths("6500", scores)).toEqual([]);
  });

  test("words that are nowhere together are offered one by one", () => {
    const { total, wordsAlone } = search.find(readQuery("austin zebra insurance"));
    expect(total).toBe(0);
    expect(wordsAlone).toEqual([
      { word: "austin", total: 3 },
      { word: "insurance", total: 1 },
    ]);
  });

  test.each(["", "   ", "?!", "zebra"])("%o finds nothing", (query) => {
    expect(search.find(readQuery(query))).toMatchObject({ total: 0, page: 1, pageCount: 1, hits: [] });
  });

  test("a hit says where the page is, and shows the words", () => {
    expect(search.find(readQuery("flood")).hits).toEqual([
      {
        path: "/states/florida",
        title: "Florida guide",
        trail: "States",
        excerpt: [
          { text: "Wind and ", isMatch: false },
          { text: "flood", isMatch: true },
          { text: " insurance.", isMatch: false },
        ],
      },
    ]);
  });
});

describe("the answer first", () => {
  test("hyphenated words stand side by side, unless no page has them so", () => {
    const site = open([
      page("/terms", { title: "Terms of Service", text: "A short rental, and its term." }),
      page("/rentals", { text: "Short-term rentals count." }),
    ]);
    expect(paths("short-term rental", site)).toEqual(["/rentals"]);
    expect(paths("rental-short", site)).toHaveLength(2);
    expect(paths("airbnb", site)).toEqual(["/rentals"]);
  });

  test("tools stand before pages, and legal pages last", () => {
    const site = open([
      page("/terms", { kind: "legal", title: "Terms about a refinance" }),
      page("/guide", { title: "Refinance guide" }),
      page("/planner", { kind: "tool", title: "Refinance planner" }),
    ]);
    expect(paths("should I refinance?", site)).toEqual(["/planner", "/guide", "/terms"]);
  });

  test("news are not new", () => {
    const site = open([page("/jersey", { title: "New Jersey" }), page("/news", { title: "News" })]);
    expect(paths("news", site)).toEqual(["/news"]);
  });

  test("a part of a page that answers is opened there, with its own excerpt", () => {
    const text = "An LLC is a company.\nCan I borrow in an LLC?\nYes, an LLC can.";
    const start = text.indexOf("\nYes");
    const section = { id: "llc", title: "Can I borrow in an LLC?", start, end: text.length };
    const site = open([page("/faq", { kind: "faq", title: "Answers", text, sections: [section] })]);
    const [hit] = site.find(readQuery("do i need an llc")).hits;
    expect(hit).toMatchObject({ path: "/faq#llc", title: "Can I borrow in an LLC?", trail: "Answers" });
    expect(hit?.excerpt.map((part) => part.text).join("")).toBe("Yes, an LLC can.");
  });
});

describe("pages of results", () => {
  const many = open(Array.from({ length: 45 }, (_, index) => page(`/p${index}`, { text: "Rents." })));

  test.each([
    [1, 1, 20],
    [3, 3, 5],
    [99, 3, 5],
  ])("of 45 results, page %i is page %i with %i of them", (asked, shown, count) => {
    const answer = many.find(readQuery("rent"), { page: asked });
    expect(answer).toMatchObject({ total: 45, pageCount: 3, page: shown });
    expect(answer.hits).toHaveLength(count);
  });

  test("no result stands on two of them", () => {
    const all = [1, 2, 3].flatMap((number) => many.find(readQuery("rent"), { page: number }).hits);
    expect(new Set(all.map(({ path }) => path)).size).toBe(45);
  });
});

describe("pages that the operator publishes", () => {
  test("are found, change, and are gone", () => {
    const site = open(PAGES);
    site.setPublished([page("/live", { title: "Zanzibar" }), page("/other", { title: "Zanzibar too" })]);
    expect(paths("zanzibar", site)).toEqual(["/live", "/other"]);
    site.setPublished([page("/live", { title: "Tobago" }), page("/other", { title: "Zanzibar too" })]);
    expect(paths("zanzibar", site)).toEqual(["/other"]);
    expect(paths("tobago", site)).toEqual(["/live"]);
    site.setPublished([]);
    expect(paths("zanzibar", site)).toEqual([]);
    expect(paths("austin", site)).toHaveLength(3);
  });

  test("a page published again unchanged stays", () => {
    const site = open([]);
    for (let times = 0; times < 3; times += 1) site.setPublished([page("/live", { title: "Zanzibar" })]);
    expect(paths("zanzibar", site)).toEqual(["/live"]);
  });
});

/** CPU time, because a busy machine takes longer; the fastest of five runs, once warmed up. */
function processorMs(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

describe("what a search costs", () => {
  const site = open(shownPages.map(({ path, text }) => page(path, { text })));

  test.each([
    ["10,000 characters", "x".repeat(10_000)],
    ["10,000 characters of a known word", "loanrate".repeat(1_250)],
    ["thousands of words", Array.from({ length: 3_000 }, (_, index) => `pro${index}`).join(" ")],
    ["beginnings of many words", "pro con int com per pre"],
    ["words of every page", "loan rate lender property rent payment"],
    ["typos in every word", "lone rats lendr propert rens paymen"],
    ["typos that nothing is near to", "interst investr propertis qualifcation documnts applcation"],
    ["two letters", "re"],
    ["single letters", "a b c d e f g h i j k l m n o p q r s t u v w x y z"],
    ["punctuation", "!?.,;:'\"()[]{}<>/\\|".repeat(500)],
    ["accents on accents", `a${"\u0301".repeat(9_000)}`],
    ["pictures", "😀".repeat(5_000)],
    ["numbers", "1 12 123 1234 12345 123456 1.2.3.4.5.6.7.8.9"],
  ])("%s stay far from a noticeable time", (_, typed) => {
    // Measured: under 5 ms. The bound is for a search that explodes, not for a slow machine.
    expect(processorMs(() => site.find(readQuery(typed)))).toBeLessThan(1_000);
  });
});
