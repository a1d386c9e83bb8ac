import { formatUsd } from "../../dscr/money.ts";

/** Why a lender says no. Fixed, so that reasons can be counted and told to the investor in his own words. */
export const REFUSALS = [
  { value: "ratio", label: "The ratio is too low" },
  { value: "leverage", label: "The loan is too large for the value" },
  { value: "amount", label: "We do not make loans of this amount" },
  { value: "score", label: "The credit score is too low" },
  { value: "property", label: "We do not take this kind of property" },
  { value: "place", label: "We do not lend there" },
  { value: "use", label: "We do not take this use" },
  { value: "capacity", label: "We take no new deals at present" },
] as const;

export const QUESTIONS = [
  { value: "lease", label: "The lease, or the market rent" },
  { value: "taxes", label: "Taxes and insurance" },
  { value: "condition", label: "The condition of the property" },
  { value: "reserves", label: "Cash for reserves" },
  { value: "experience", label: "How many rentals the investor owns" },
  { value: "entity", label: "Who will own it: a person or a company" },
] as const;

export type LenderAnswer =
  | {
      readonly kind: "yes";
      /** Percent, like the points; fees and loan are dollars. */
      readonly rate: number;
      readonly points?: number | undefined;
      readonly loan?: number | undefined;
      readonly fees?: number | undefined;
      readonly prepaymentYears?: number | undefined;
    }
  | { readonly kind: "no"; readonly reason: (typeof REFUSALS)[number]["value"] }
  | { readonly kind: "more"; readonly questions: readonly (typeof QUESTIONS)[number]["value"][] };

/** One line for each thing that the lender said. */
export function describeAnswer(given: LenderAnswer): readonly string[] {
  const labelOf = (choices: readonly { readonly value: string; readonly label: string }[], value: string) =>
    choices.find((choice) => choice.value === value)?.label ?? value;
  switch (given.kind) {
    case "yes":
      return [
        "Yes, with indicative terms",
        `Rate ${given.rate}%`,
        ...(given.points === undefined ? [] : [given.points === 1 ? "1 point" : `${given.points} points`]),
        ...(given.loan === undefined ? [] : [`Loan of ${formatUsd(given.loan)}`]),
        ...(given.fees === undefined ? [] : [`Fees of ${formatUsd(given.fees)}`]),
        ...(given.prepaymentYears === undefined ? [] : [sayPenalty(given.prepaymentYears)]),
      ];
    case "no":
      return ["No", labelOf(REFUSALS, given.reason)];
    case "more":
      return ["Needs more", ...given.questions.map((question) => labelOf(QUESTIONS, question))];
  }
}

function sayPenalty(years: number): string {
  return years === 0
    ? "No prepayment penalty"
    : `Prepayment penalty for ${years} ${years === 1 ? "year" : "years"}`;
}
