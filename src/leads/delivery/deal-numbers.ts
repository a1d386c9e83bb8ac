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

/** The figures by which leads are sorted and added up, as they are stored. Of a deal that somebody told, one may be missing. */
export interface DealFigures {
  /** The lender's ratio in hundredths. */
  readonly ratioPercent: number | null;
  /** In whole dollars. */
  readonly loan: number | null;
}

/** Undefined without any, and for a loan that no lender gives. */
export function readDealFigures(summary: string | null): DealFigures | undefined {
  const [ratio = null, loan = null] = [RATIO, LOAN].map((line) => {
    const text = line.exec(summary ?? "")?.[1];
    return text === undefined ? null : Number(text.replace(/[$,]/g, ""));
  });
  if ((ratio === null && loan === null) || (loan !== null && loan > MAX_LOAN)) return undefined;
  return {
    ratioPercent: ratio === null ? null : Math.round(ratio * 100),
    loan: loan === null ? null : Math.round(loan),
  };
}

/** As for a closing: what anybody posts is added up with it. */
const MAX_LOAN = 1_000_000_000;
