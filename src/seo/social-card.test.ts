import { expect, test } from "vitest";
import { LIGHT_COLORS } from "../ui/light-colors.ts";
import { drawSocialCard } from "./social-card.ts";

const card = { title: "Ohio DSCR Loans: Investor Guide", label: "Guide", siteName: "RentRatio" };
/** The ink marker on the scale. */
const MARKER = /<rect x="([\d.]+)" y="484" width="6"/;
const markerAt = (svg: string) => Number(MARKER.exec(svg)?.[1]);

test("a page with a ratio of its own has the number, and the marker where the number stands on the scale", () => {
  const svg = drawSocialCard({
    ...card,
    picture: { kind: "ratio", caption: "Ohio's median house", ratio: 0.679 },
  });
  expect(svg).toContain(">0.68</text>");
  expect(svg).toContain("Ohio's median house");
  // From 430 to 1120 for 0 to 1.5.
  expect(markerAt(svg)).toBeCloseTo(430 + (690 * 0.679) / 1.5 - 3);
});

test.each([
  [-0.2, 430],
  [2.4, 1120],
])("a ratio of %f stays on the scale", (ratio, x) => {
  expect(markerAt(drawSocialCard({ ...card, picture: { kind: "ratio", caption: "", ratio } }))).toBe(x - 3);
});

test("a page without a ratio has the scale without a marker", () => {
  expect(drawSocialCard(card)).not.toMatch(MARKER);
});

test("bars stand on zero, and one below it hangs from it", () => {
  const svg = drawSocialCard({
    ...card,
    picture: {
      kind: "bars",
      caption: "",
      bars: [
        { from: 0, to: 100, tone: "brand" },
        { from: 0, to: -50, tone: "poor" },
      ],
    },
  });
  const bars = Array.from(
    svg.matchAll(/y="([\d.]+)" width="[\d.]+" height="([\d.]+)" rx="3"/g),
    ([, y, height]) => [Number(y), Number(height)],
  );
  expect(bars).toEqual([
    [440, 100],
    [540, 50],
  ]);
});

test("a map stands beside the number that it counts on, each land in the color of what it says", () => {
  const svg = drawSocialCard({
    ...card,
    picture: {
      kind: "map",
      caption: "Rent covers the payment in",
      figure: "2 of 50",
      viewBox: "0 0 10 10",
      lands: [
        { path: "M0 0h1v1z", tone: "poor" },
        { path: "M5 5h1v1z", tone: "good" },
      ],
    },
  });
  expect(svg).toContain(">2 of 50</text>");
  expect(
    Array.from(svg.matchAll(/<path d="(\S+) \S+ fill="([^"]+)"/g), ([, start, fill]) => [start, fill]),
  ).toEqual([
    ["M0", LIGHT_COLORS["poor-band"]],
    ["M5", LIGHT_COLORS["good-band"]],
  ]);
  expect(svg).not.toMatch(MARKER);
});

test("a long title takes two lines, and a longer one is cut at a word", () => {
  const linesOf = (title: string) =>
    Array.from(
      drawSocialCard({ ...card, title }).matchAll(/font-size="\d\d">([^<]+)<\/text>/g),
      ([, line]) => line,
    );
  expect(linesOf("DSCR Loans for Rental Property: What Lenders Ask For and Why")).toHaveLength(2);
  const cut = linesOf("word ".repeat(60).trim());
  expect(cut).toHaveLength(2);
  expect(cut.at(-1)).toMatch(/ word…$/);
});
