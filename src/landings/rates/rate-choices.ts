import type { RateFactor } from "../../../content/landings/landing-page.ts";
import { readAmount } from "../../dscr/money.ts";
import {
  estimateRate,
  findRatioAnswers,
  type RateEstimate,
  type RatePicks,
  type RateTable,
  ratioByRate,
} from "../../dscr/rate-estimate.ts";

/** The option that computes the ratio from three typed figures instead of choosing a band. */
export const FROM_FIGURES = "from-figures";

/** Texts as typed. */
export interface TypedFigures {
  readonly monthlyRent: string;
  readonly loanAmount: string;
  readonly taxesInsuranceDues: string;
}

export interface RateChoices {
  readonly picks: RatePicks;
  readonly figures: TypedFigures;
}

/** A profile that is close to most readers' own. */
const FIRST_PICKS: RatePicks = {
  credit: "credit-700",
  dscr: "dscr-125",
  ltv: "ltv-80",
  units: "one-unit",
  "rental-type": "long-term",
  experience: "experienced",
  prepayment: "5-4-3-2-1",
};

/** Longer than any amount; rejects absurdly long input. */
const TYPED_LIMIT = 40;

/** The choices in the query string, which anybody can edit: unknown values count as the first pick. */
export function readRateChoices(
  { factors }: RateTable,
  query: { get(name: string): string | null },
): RateChoices {
  const pick = (id: RateFactor["id"]) => {
    const asked = query.get(id) ?? "";
    const options = factors.find((factor) => factor.id === id)?.options ?? [];
    const isOffered =
      options.some((option) => option.id === asked) || (id === "dscr" && asked === FROM_FIGURES);
    return isOffered ? asked : FIRST_PICKS[id];
  };
  const typed = (name: keyof TypedFigures) => (query.get(name) ?? "").slice(0, TYPED_LIMIT);
  return {
    picks: {
      credit: pick("credit"),
      dscr: pick("dscr"),
      ltv: pick("ltv"),
      units: pick("units"),
      "rental-type": pick("rental-type"),
      experience: pick("experience"),
      prepayment: pick("prepayment"),
    },
    figures: {
      monthlyRent: typed("monthlyRent"),
      loanAmount: typed("loanAmount"),
      taxesInsuranceDues: typed("taxesInsuranceDues"),
    },
  };
}

export interface ChoicesResult {
  /** Absent until the figures are sufficient. */
  readonly estimate?: RateEstimate;
  /** Present if the ratio was computed. */
  readonly ratio?: number;
  readonly hasSecondAnswer?: boolean;
}

export function estimateFromChoices(table: RateTable, { picks, figures }: RateChoices): ChoicesResult {
  if (picks.dscr !== FROM_FIGURES) return { estimate: estimateRate(table, picks) };
  const monthlyRent = readAmount(figures.monthlyRent).value;
  const loanAmount = readAmount(figures.loanAmount).value;
  if (monthlyRent === 0 || loanAmount === 0) return {};
  const taxesInsuranceDues = readAmount(figures.taxesInsuranceDues).value;
  const ratioAt = ratioByRate({ monthlyRent, loanAmount, taxesInsuranceDues });
  const [answer, other] = findRatioAnswers(table, picks, ratioAt);
  if (!answer) return {};
  return {
    estimate: estimateRate(table, { ...picks, dscr: answer.option.id }),
    ratio: answer.ratio,
    hasSecondAnswer: other !== undefined,
  };
}
