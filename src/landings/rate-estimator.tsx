import { Fragment, useState } from "react";
import type { RateFactor, RatesLanding } from "../../content/landings/landing-page.ts";
import { readMoney } from "../calculators/money.ts";
import {
  estimateRate,
  findRatioAnswers,
  type RatePicks,
  type RateTable,
  ratioByRate,
} from "../calculators/rate-estimate.ts";
import { SelectField, TextField } from "../ui/field.tsx";
import { RateResult } from "./rate-result.tsx";

/** A choice of the ratio that no band stands for: it is worked out from the three figures. */
const FROM_FIGURES = "from-figures";

/** A file that most readers will find near their own. */
const firstPicks: RatePicks = {
  credit: "credit-700",
  dscr: "dscr-125",
  ltv: "ltv-80",
  units: "one-unit",
  "rental-type": "long-term",
  experience: "experienced",
};
const noFigures = { monthlyRent: "", loanAmount: "", taxesInsuranceDues: "" };

interface RateEstimatorProps {
  readonly estimator: RatesLanding["estimator"];
  readonly factors: readonly RateFactor[];
  readonly asOf: string;
}

/** Needs a script; without one, the table of adders on the same page is the estimator. */
export function RateEstimator({ estimator, factors, asOf }: RateEstimatorProps) {
  const [picks, setPicks] = useState(firstPicks);
  const [figures, setFigures] = useState(noFigures);
  const table: RateTable = { baseRate: estimator.baseRate, factors };
  const type = (name: keyof typeof noFigures) => ({
    inputMode: "decimal" as const,
    autoComplete: "off",
    value: figures[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setFigures({ ...figures, [name]: event.target.value }),
  });
  return (
    <div className="grid items-start gap-x-14 gap-y-8 scripting-none:hidden lg:grid-cols-[1.1fr_1fr]">
      <form className="grid gap-x-6 gap-y-5 sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
        {factors.map(({ id, label, options }) => (
          <Fragment key={id}>
            <SelectField
              label={label}
              required
              value={picks[id]}
              onChange={(event) => setPicks({ ...picks, [id]: event.target.value })}
            >
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
              {id === "dscr" && <option value={FROM_FIGURES}>Work it out from my figures</option>}
            </SelectField>
            {picks[id] === FROM_FIGURES && (
              <>
                <TextField label="Monthly rent" required {...type("monthlyRent")} />
                <TextField label="Loan amount" required {...type("loanAmount")} />
                <TextField label="Monthly taxes, insurance and dues" {...type("taxesInsuranceDues")} />
              </>
            )}
          </Fragment>
        ))}
      </form>
      <RateResult {...work(table, picks, figures)} estimator={estimator} asOf={asOf} />
    </div>
  );
}

function work(table: RateTable, picks: RatePicks, typed: typeof noFigures) {
  if (picks.dscr !== FROM_FIGURES) return { estimate: estimateRate(table, picks) };
  const monthlyRent = readMoney(typed.monthlyRent).value;
  const loanAmount = readMoney(typed.loanAmount).value;
  if (monthlyRent <= 0 || loanAmount <= 0) return {};
  const taxesInsuranceDues = Math.max(readMoney(typed.taxesInsuranceDues).value, 0);
  const [answer, other] = findRatioAnswers(
    table,
    picks,
    ratioByRate({ monthlyRent, loanAmount, taxesInsuranceDues }),
  );
  if (!answer) return {};
  return {
    estimate: estimateRate(table, { ...picks, dscr: answer.option.id }),
    ratio: answer.ratio,
    hasSecondAnswer: other !== undefined,
  };
}
