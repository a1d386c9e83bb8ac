import { expect, test } from "vitest";
import { sampleLoan } from "../../../content/landings/dscr-basis.ts";
import { lenderRatioOf } from "../../calculators/deal/ratios/lender-view.ts";
import { readDealFragment } from "../../calculators/deal/sharing/deal-link.ts";
import { stateFigures } from "../../figures/figures-catalog.server.ts";
import { ratioOn } from "../../figures/median-house.ts";
import { medianHouseOf } from "../../figures/state-figures.ts";
import { houseLink } from "./house-link.ts";

test.each(stateFigures)("$name: the deal analyzer finds the ratio that the guide states", (state) => {
  const house = medianHouseOf(state);
  const path = houseLink(house, sampleLoan, state.code);
  const shared = readDealFragment(path.slice(path.indexOf("v=1")));
  if (shared.kind !== "inputs") throw new Error(`${path} cannot be read.`);
  expect(lenderRatioOf(shared.inputs)).toBe(ratioOn(house, sampleLoan));
});
