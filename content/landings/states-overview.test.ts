import { expect, test } from "vitest";
import type { StateMarket } from "./landing-page.ts";
import { statesOverview } from "./states-overview.ts";

const markets: readonly StateMarket[] = statesOverview.markets;
const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

function nationalFigure(label: string): number {
  return Number.parseFloat(statesOverview.tiles.find((tile) => tile.label === label)?.value ?? "");
}

test("the note under the tiles says how many cards lie above and below them", () => {
  const ratio = nationalFigure("Avg Min DSCR");
  const ltv = nationalFigure("Max LTV Available");
  const count = (isSo: (market: StateMarket) => boolean) => WORDS[markets.filter(isSo).length];
  const exactly = markets.filter(({ minDscr }) => minDscr === ratio).map(({ name }) => name);
  expect(count(({ minDscr }) => minDscr < ratio)).toBe("no");
  expect(statesOverview.tilesNote).toContain(
    `No card asks for less than ${ratio.toFixed(2)}x: ${exactly.join(", ")} asks for exactly that and ${count(({ minDscr }) => minDscr > ratio)} states ask for more.`,
  );
  expect(statesOverview.tilesNote).toContain(
    `${count(({ maxLtv }) => maxLtv > ltv)} states go above ${ltv}% and ${count(({ maxLtv }) => maxLtv < ltv)} stay below it`,
  );
});
