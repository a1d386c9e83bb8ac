import { Fragment, useState } from "react";
import type { RateFactor } from "../../../content/landings/landing-page.ts";
import type { RatesLanding } from "../../../content/landings/rates.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { estimateFromChoices, FROM_FIGURES, type RateChoices, type TypedFigures } from "./rate-choices.ts";
import { RateResult } from "./rate-result.tsx";

interface RateEstimatorProps {
  readonly path: string;
  readonly estimator: RatesLanding["estimator"];
  readonly factors: readonly RateFactor[];
  /** From the query string. */
  readonly choices: RateChoices;
}

/** Updates on every change; without JavaScript it is a form that the server answers. */
export function RateEstimator({ path, estimator, factors, choices }: RateEstimatorProps) {
  const [picks, setPicks] = useState(choices.picks);
  const [figures, setFigures] = useState(choices.figures);
  const result = estimateFromChoices({ baseRate: estimator.baseRate, factors }, { picks, figures });
  const typed = (name: keyof TypedFigures) => ({
    name,
    inputMode: "decimal" as const,
    autoComplete: "off",
    value: figures[name],
    onText: (text: string) => setFigures((before) => ({ ...before, [name]: text })),
  });
  return (
    <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1.1fr_1fr]">
      <form
        action={`${path}#estimator`}
        className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
        onSubmit={(event) => event.preventDefault()}
      >
        {factors.map(({ id, label, options }) => (
          <Fragment key={id}>
            <SelectField
              label={label}
              name={id}
              required
              value={picks[id]}
              onText={(chosen) => setPicks((before) => ({ ...before, [id]: chosen }))}
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
                <TextField label="Monthly rent" required {...typed("monthlyRent")} />
                <TextField label="Loan amount" required {...typed("loanAmount")} />
                <TextField label="Monthly taxes, insurance and dues" {...typed("taxesInsuranceDues")} />
              </>
            )}
          </Fragment>
        ))}
        <div className="hidden scripting-none:block">
          <Button type="submit">Estimate</Button>
        </div>
      </form>
      <RateResult {...result} estimator={estimator} />
    </div>
  );
}
