import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MarketIndex } from "../../content/record-types.ts";
import { createContent } from "../../content/site-content.ts";
import { listPages } from "../../src/site/site-pages.server.ts";
import { unmarkedFigures } from "../../tasks/unmarked-figures.ts";
import { readDocument } from "../setup/html-elements.ts";
import { shippedContent } from "../setup/shipped-content.ts";
import { renderPage } from "../setup/site/rendered-pages.ts";

const PATHS = ["/dscr-loan-rates", "/deal-analyzer"];
const treasury: MarketIndex = {
  id: "treasury-5-year",
  name: "5-year Treasury",
  value: 4.75,
  date: "2026-09-10",
  source: "U.S. Treasury, daily par yield curve rates",
  spread: { low: 2.75, high: 3.5 },
};
const withIndex = createContent({ ...shippedContent.records, marketIndex: treasury });
const datedPaths = (content: typeof shippedContent) =>
  listPages(content).flatMap(({ path, isDated }) => (isDated && PATHS.includes(path) ? [path] : []));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("only with an index do its pages depend on the day", () => {
  expect(datedPaths(shippedContent)).toEqual([]);
  expect(datedPaths(withIndex).toSorted()).toEqual(PATHS.toSorted());
});

describe.each(PATHS)("%s", (path) => {
  const noteOn = async (day: string) => {
    const [note] = readDocument(await readOn(day)).all("aside", { "aria-label": "Market index" });
    return note?.text;
  };
  const readOn = async (day: string, content = withIndex) => {
    // Noon in the office.
    vi.setSystemTime(`${day}T18:00:00Z`);
    return (await renderPage(path, content)).html;
  };

  test("shows no index until one is published", async () => {
    expect(await readOn("2026-09-21", shippedContent)).not.toContain("Market index");
  });

  test("shows it with its day, its source and the samples that lie too low", async () => {
    const text = await noteOn("2026-09-20");
    expect(text).toContain(
      "5-year Treasury 4.75%, September 10, 2026, plus 2.75 to 3.50 points: 7.50%-8.25%",
    );
    expect(text).toContain("Source: U.S. Treasury, daily par yield curve rates.");
    expect(text).toContain("DSCR loans, 6.75%-8.50%, starts below 5-year Treasury plus 2.5 points (7.25%)");
    expect(text).toContain("conventional loans, 6.00%-7.00%, lies below");
    expect(text).not.toContain("days old");
  });

  test("says after 10 days that it is old", async () => {
    expect(await noteOn("2026-09-21")).toContain("more than 10 days old");
  });
});

test("the figures of the index are marked like all others", async () => {
  vi.setSystemTime("2026-09-12T18:00:00Z");
  expect(unmarkedFigures((await renderPage("/dscr-loan-rates", withIndex)).html)).toEqual([]);
});
