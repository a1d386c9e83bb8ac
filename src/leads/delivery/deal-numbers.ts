import type { LeadFact } from "./lead-facts.ts";

const RATIO = /^Lender's ratio: (\d{1,4}\.\d\d)$/m;
const RENT = /^Qualifying rent a month: (\$[\d,]{1,20}(?:\.\d\d)?)$/m;
const LOAN = /^Loan amount: (\$[\d,]{1,20}(?:\.\d\d)?)$/m;
const VALUE = /^(?:Price|Property value): (\$[\d,]{1,20}(?:\.\d\d)?)$/m;

/**
 * The three numbers by which a lender sorts deals, from the lines of the summary that the deal analyzer wrote. None if
 * one is missing: anybody can post other text in its place.
 */
export function listDealNumbers(summary: string | null): readonly LeadFact[] {
  const [ratio, rent, loan, value] = [RATIO, RENT, LOAN, VALUE].map((line) => line.exec(summary ?? "")?.[1]);
  if (ratio === undefined || rent === undefined || loan === undefined || value === undefined) return [];
  return [
    { label: "Ratio", value: ratio },
    { label: "Rent", value: `${rent} a month` },
    { label: "Loan", value: `${loan} of ${value}` },
  ];
}
