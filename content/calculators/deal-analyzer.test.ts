import { expect, test } from "vitest";
import { LTV_LIMITS } from "../../src/calculators/deal/target/ltv-limit.ts";
import { loanFacts } from "../loan-facts.ts";
import { dealAnalyzer } from "./deal-analyzer.ts";

test("each note on a limit names the percentage that the page computes with, the lower end first", () => {
  const { belowOne, ...notes } = dealAnalyzer.ltvNotes;
  for (const [purpose, percent] of Object.entries(LTV_LIMITS)) {
    const note = Object.entries(notes).find(([named]) => named === purpose)?.[1] ?? "";
    expect(note.match(/\d+(?=%)/)?.[0]).toBe(`${percent}`);
  }
  expect(belowOne.match(/\d+(?=-\d+%)/)?.[0]).toBe(`${loanFacts.belowOneLtv.lower}`);
});
