import type { LeadFact } from "./lead-facts.ts";

const RATIO = /^Lender's ratio: (\d{1,4}\.\d\d)$/m;
const RENT = /^Qualifying rent a month: (\$[\d,]{1,20}(?:\.\d\d)?)$/m;
const LOAN = /^Loan amount: (\$[\d,]{1,20}(?:\.\d\d)?)$/m;
const VALUE = /^(?:Price|Property value): (\$[\d,]{1,20}(?:\.\d\d)?)$/m;

/** The numbers as the summary words them. Undefined if one is missing: anybody can post other text in its place. */
function readDealNumbers(summary: string | null) {
  const [ratio, rent, loan, value] = [RATIO, RENT, LOAN, VALUE].map((line) => line.exec(summary ?? "")?.[1]);
  if (ratio === undefined || rent === undefined || loan === undefined || value === undefined)
    return undefined;
  return { ratio, rent, loan, value };
}

/** Ratio and loan in a few words, such as for the subject of a mail: `ratio 1.17, loan $225,000`. */
export function nameDeal(summary: string | null): string | undefined {
  const numbers = readDealNumbers(summary);
  return numbers && `ratio ${numbers.ratio}, loan ${numbers.loan}`;
}

/** The three numbers by which a lender sorts deals, from the lines of the summary that the deal analyzer wrote. */
export function listDealNumbers(summary: string | null): readonly LeadFact[] {
  const numbers = readDealNumbers(summary);
  if (numbers === undefined) return [];
  const { ratio, rent, loan, value } = numbers;
  return [
    { label: "Ratio", value: ratio },
    { label: "Rent", value: `${rent} a month` },
    { label: "Loan", value: `${loan} of ${value}` },
  ];
}

/** The figures by which leads are sorted and added up, as they are stored. */
export interface DealFigures {
  /** The lender's ratio in hundredths. */
  readonly ratioPercent: number;
  /** In whole dollars. */
  readonly loan: number;
}

/** Undefined where `listDealNumbers` has none, and for a loan that no lender gives. */
export function readDealFigures(summary: string | null): DealFigures | undefined {
  if (listDealNumbers(summary).length === 0) return undefined;
  const [ratio, loan] = [RATIO, LOAN].map((line) =>
    Math.round(Number((line.exec(summary ?? "")?.[1] ?? "").replace(/[$,]/g, "")) * 100),
  );
  if (ratio === undefined || loan === undefined) return undefined;
  const dollars = Math.round(loan / 100);
  return dollars > MAX_LOAN ? undefined : { ratioPercent: ratio, loan: dollars };
}

/** As for a closing: what anybody posts is added up with it. */
const MAX_LOAN = 1_000_000_000;
