import { describe, expect, test } from "vitest";
import { creditScoreGuides } from "../../content/guides/credit-score-guides.ts";
import { nationalStateFigures } from "../../content/guides/state-guide.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { describeUnknownGuide, findGuide, guidePages } from "./guide-catalog.server.ts";
import type { Guide, GuideSection } from "./sections/guide-section.ts";

function guideAt(path: string): Guide {
  const answer = findGuide(shippedContent, path, path.split("/").at(-1) ?? "");
  if (answer.outcome !== "found") throw new Error(`${path} is ${answer.outcome}.`);
  return answer.record.guide;
}

type SectionOf<Kind> = Extract<GuideSection, { readonly kind: Kind }>;

function sectionOf<Kind extends GuideSection["kind"]>(guide: Guide, kind: Kind): SectionOf<Kind> {
  const found = guide.sections.find((section): section is SectionOf<Kind> => section.kind === kind);
  if (!found) throw new Error(`"${guide.heading}" has no section of kind ${kind}.`);
  return found;
}

describe("findGuide", () => {
  test.each([
    ["/states/texas-dscr-loans", "/states/texas"],
    ["/credit-score/dscr-loans-620-credit-score", "/credit-score/620"],
    ["/credit-score/800+", "/credit-score/800"],
    ["/credit-score/dscr-loans-800+-credit-score", "/credit-score/800"],
    ["/property-types/duplex-dscr-loans", "/property-types/duplex"],
    ["/cities/atlanta-dscr-loans", "/cities/atlanta"],
    ["/loan-amounts/dscr-loans-100k-200k", "/loan-amounts/100k-200k"],
  ])("%s has moved to %s", (long, bare) => {
    expect(findGuide(shippedContent, long, long.split("/").at(-1) ?? "")).toEqual({
      outcome: "moved",
      path: bare,
    });
  });

  test.each([
    [
      "/states/atlantis",
      "State Guide Not Found",
      "The state guide you're looking for doesn't exist or has been moved.",
    ],
    [
      "/states/atlantis-dscr-loans",
      "State Guide Not Found",
      "The state guide you're looking for doesn't exist or has been moved.",
    ],
    ["/credit-score/619", "Guide Not Found", "We couldn't find a guide for this credit score."],
    ["/credit-score/620+", "Guide Not Found", "We couldn't find a guide for this credit score."],
    ["/property-types/castle", "Guide Not Found", "We couldn't find a guide for this property type."],
    ["/cities/gotham", "City Guide Not Found", "We couldn't find information for this city."],
    [
      "/loan-amounts/200k-300k",
      "Loan Amount Guide Not Found",
      "We couldn't find information for this loan amount range.",
    ],
  ])("%s is unknown and says so", (path, heading, text) => {
    const answer = findGuide(shippedContent, path, path.split("/").at(-1) ?? "");
    expect(answer).toMatchObject({ outcome: "unknown", unknown: { heading, text } });
    if (answer.outcome === "unknown") expect(describeUnknownGuide(answer.unknown, path).isMissing).toBe(true);
  });
});

describe("every guide page", () => {
  test("at least 84, each at its own address, with a heading per section", () => {
    expect(guidePages(shippedContent).length).toBeGreaterThanOrEqual(84);
    expect(new Set(guidePages(shippedContent).map(({ path }) => path)).size).toBe(
      guidePages(shippedContent).length,
    );
    for (const { path } of guidePages(shippedContent)) {
      const headings = guideAt(path).sections.map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(headings.length);
    }
  });

  test("every link between guides leads to a guide", () => {
    const paths = new Set([
      ...guidePages(shippedContent).map(({ path }) => path),
      "/austin-dscr-loans",
      "/dallas-dscr-loans",
    ]);
    for (const { path } of guidePages(shippedContent)) {
      const { previous, next, groups } = guideAt(path).siblings;
      const links = [previous, next, ...groups.flatMap(({ links: some }) => some)].filter(
        (link) => link !== undefined,
      );
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(paths).toContain(link.path);
      expect(links.map((link) => link.path)).not.toContain(path);
      const listed = groups.flatMap(({ links: some }) => some.map((link) => link.path));
      expect(new Set(listed).size, `${path} lists a page twice`).toBe(listed.length);
    }
  });

  test("the last crumb is the page itself", () => {
    for (const { path, breadcrumb } of guidePages(shippedContent)) expect(breadcrumb.at(-1)?.path).toBe(path);
  });
});

test("a state guide shows the figures that all states share and says that they are national", () => {
  const { averageDSCR, averageLoanAmount, capRates, rentGrowth, lenderPresence } = nationalStateFigures;
  const figures = sectionOf(guideAt("/states/ohio"), "figures");
  expect(figures.figures.map(({ value }) => value)).toEqual([
    averageDSCR,
    averageLoanAmount,
    capRates,
    rentGrowth,
  ]);
  expect(figures.badges.map(({ badge }) => badge.text)).toContain(lenderPresence);
  expect(figures.note.text).toMatch(/^National ranges/);
});

test("the large ratio of a state or a city is its own, and the one that the guide works out", () => {
  const ohio = guideAt("/states/ohio");
  expect(sectionOf(ohio, "figures").ratio?.text).toBe(sectionOf(ohio, "worked-house").ratio.text);
  const atlanta = guideAt("/cities/atlanta");
  const [, , threeBedrooms] = sectionOf(atlanta, "table").rows;
  expect(threeBedrooms?.cells[3]).toMatch(new RegExp(`^${sectionOf(atlanta, "figures").ratio?.text}`));
});

test.each(creditScoreGuides(shippedContent))(
  "a score of $slug is marked in one row of the adders",
  ({ slug }) => {
    const table = sectionOf(guideAt(`/credit-score/${slug}`), "table");
    expect(table.rows.filter(({ mark }) => mark)).toHaveLength(1);
  },
);

test("the first tier has no previous one, the last no next one", () => {
  expect(guideAt("/credit-score/620").siblings.previous).toBeUndefined();
  expect(guideAt("/credit-score/620").siblings.next?.path).toBe("/credit-score/640");
  expect(guideAt("/credit-score/800").siblings.previous?.path).toBe("/credit-score/780");
  expect(guideAt("/credit-score/800").siblings.next).toBeUndefined();
});
