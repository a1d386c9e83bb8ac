import { resetViewOf } from "../calculators/deal/adjustable/reset-view.ts";
import { monthRowsOf } from "../calculators/deal/bookings/bookings-rows.ts";
import { bookingsViewOf } from "../calculators/deal/bookings/bookings-view.ts";
import { closingLinesOf } from "../calculators/deal/closing/closing-lines.ts";
import type { Deal } from "../calculators/deal/deal.ts";
import { borrowerChecksOf, borrowerRowsOf } from "../calculators/deal/lenders/borrower-checks.ts";
import { ladderRowsOf } from "../calculators/deal/rate/ladder-rows.ts";
import { pointsLadder } from "../calculators/deal/rate/points-ladder.ts";
import { lenderViewOf } from "../calculators/deal/ratios/lender-view.ts";
import { ownerViewOf, simpleRatioOf } from "../calculators/deal/ratios/owner-view.ts";
import { underwrite } from "../calculators/deal/ratios/underwritten-deal.ts";
import { qualifyingRentsOf } from "../calculators/deal/rent/qualifying-rent.ts";
import {
  loanRowsOf,
  ownerRowsOf,
  propertyRowsOf,
  resultRowsOf,
} from "../calculators/deal/sharing/deal-rows.ts";
import { toCsv } from "../calculators/sharing/csv.ts";

const FORMAT_VERSION = 1;

/** For programs: inputs as typed, results unrounded. */
export function dealToJson(deal: Deal): string {
  const underwritten = underwrite(deal);
  const { rent, rule } = underwritten.qualifying;
  const units = qualifyingRentsOf(deal).map((unit) => ({ rent: unit.rent, rule: unit.rule.id }));
  const borrower = borrowerChecksOf(deal);
  const resets = resetViewOf(deal);
  const bookings = bookingsViewOf(deal);
  const results = {
    qualifyingRent: { rent, rule: rule.id, ...(deal.rentRoll.length > 0 && { units }) },
    lender: lenderViewOf(deal, underwritten),
    simpleRatio: simpleRatioOf(deal, underwritten),
    owner: ownerViewOf(deal, underwritten),
    ...(deal.hasClosingLines && { closingLines: closingLinesOf(deal) }),
    ...(resets && { resets }),
    ...(bookings && { bookings }),
    ...(borrower.length > 0 && { borrower }),
    ...(deal.hasPointsLadder && { ladder: pointsLadder(deal) }),
  };
  return `${JSON.stringify({ version: FORMAT_VERSION, deal, results }, null, 2)}\n`;
}

export function dealToCsv(deal: Deal): string {
  const rows = [
    ...loanRowsOf(deal),
    ...propertyRowsOf(deal, "cells"),
    ...ownerRowsOf(deal),
    ...resultRowsOf(deal),
    ...monthRowsOf(deal, "cells"),
    ...borrowerRowsOf(deal),
    ...ladderRowsOf(deal),
  ];
  return toCsv([["label", "value"], ...rows.map(({ label, figure }) => [label, figure])]);
}
