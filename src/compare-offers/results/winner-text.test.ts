import { expect, test } from "vitest";
import { EXAMPLE_DEAL } from "../../calculators/deal/example-deal.ts";
import { EXAMPLE_OFFERS } from "../../calculators/offers/example-offers.ts";
import { compareOffers } from "../compare-offers-catalog.server.ts";
import { answerTo } from "../form/offers-figures.ts";
import { sayQuestion } from "./question-text.ts";
import { isOpen, sayHeld, sayLead, sayMonths, sayWinners } from "./winner-text.ts";

const answer = answerTo({ deal: EXAMPLE_DEAL, holdMonths: 60, borrower: null, offers: EXAMPLE_OFFERS });
const { comparison, names } = answer;

test("the example in words", () => {
  expect(sayHeld(comparison, names)).toBe("Example B costs least");
  expect(
    comparison.wins.map((win) => `${sayMonths(win)}: ${sayWinners(win, names)} ${sayLead(win.lead)}`),
  ).toEqual([
    "months 1-47: Example C by $5 to $7,044",
    "month 48: Example A by $28",
    "months 49-120: Example B by $273 to $10,835",
  ]);
});

test("an offer that wins with a line missing is marked", () => {
  expect(comparison.wins.map((win) => isOpen(comparison, win))).toEqual([true, false, false]);
});

test("a tie names both, and without another offer there is no lead", () => {
  expect(sayHeld({ held: { winners: [0, 1], lead: null } }, names)).toBe(
    "Example A and Example B cost the same",
  );
  expect(sayLead(null)).toBe("");
});

test("questions are whole sentences with their figures", () => {
  const said = answer.questions.flat().map((question) => sayQuestion(question, compareOffers));
  expect(said).toContain(
    "No prepayment terms stated: ask. A 5-4-3-2-1, which is common, would cost $2,250 in month 60.",
  );
  expect(said).toContain(
    "Not stated: processing fee, legal and document fee, and other fees. Ask whether the lender charges none, or has not listed them yet.",
  );
  expect(said.join(" ")).not.toMatch(/[{}]/);
});
