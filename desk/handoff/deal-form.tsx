import { PROPERTY_TYPES } from "../../src/calculators/deal/lenders/property-types.ts";
import { DETAILS } from "../../src/handoff/deal/deal-details.ts";
import {
  DEAL_USES,
  PRICE_FORMS,
  SCORE_FLOORS,
  sayScore,
  TIMINGS,
} from "../../src/handoff/deal/offered-deal.ts";
import { QUESTIONS } from "../../src/handoff/lender/lender-answer.ts";
import { LOAN_PURPOSES } from "../../src/leads/lead.ts";
import { STATES } from "../../src/office/states.ts";
import { Button } from "../../src/ui/button.tsx";
import { SelectField, TextField } from "../../src/ui/form/field.tsx";
import { Options } from "../frame/parts.tsx";
import type { HandoffView } from "./read-handoff.server.ts";

/** What a lender would be told. It only asks who fits: nothing is sent by it. */
export function DealForm({ view: { reference, typed, problems, counties } }: { readonly view: HandoffView }) {
  const field = (name: keyof HandoffView["typed"]) => ({
    name,
    error: problems[name],
    defaultValue: typed[name],
    autoComplete: "off",
  });
  return (
    <form method="get" action={`/leads/${reference}/handoff`} className="space-y-4">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <SelectField {...field("state")} label="State" required>
          <Options empty="Choose" values={STATES} />
        </SelectField>
        <SelectField
          {...field("county")}
          label="County"
          marksOptional
          hint={counties.length === 0 ? "Choose the state first." : undefined}
        >
          <Options empty="Not told" values={counties} />
        </SelectField>
        <SelectField {...field("purpose")} label="Purpose" required>
          <Options empty="Choose" values={LOAN_PURPOSES} />
        </SelectField>
        <SelectField {...field("propertyType")} label="Property type" marksOptional>
          <Options empty="Not said" values={PROPERTY_TYPES} />
        </SelectField>
        <TextField {...field("units")} label="Units" inputMode="numeric" required />
        <SelectField {...field("use")} label="Use" required>
          <Options values={DEAL_USES} />
        </SelectField>
        <SelectField {...field("scoreFloor")} label="Credit score" required>
          <Options
            empty="Choose"
            values={SCORE_FLOORS.map((floor) => ({ value: `${floor}`, label: sayScore(floor) }))}
          />
        </SelectField>
        <TextField {...field("value")} label="Price or value in dollars" inputMode="numeric" required />
        <SelectField {...field("valueAs")} label="Told to the lender" required>
          <Options values={PRICE_FORMS} />
        </SelectField>
        <TextField {...field("loan")} label="Loan in dollars" inputMode="numeric" required />
        <TextField {...field("ratio")} label="Rent over the full payment" inputMode="decimal" required />
        <SelectField {...field("timing")} label="Timing" required>
          <Options values={TIMINGS} />
        </SelectField>
      </div>
      <details open={QUESTIONS.some(({ value }) => typed[value] !== "")}>
        <summary className="w-fit py-2.5 font-semibold text-brand">What a lender asked besides</summary>
        <div className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {QUESTIONS.map(({ value: name }) => (
            <SelectField key={name} {...field(name)} label={DETAILS[name].label} marksOptional>
              <Options empty="Not said" values={DETAILS[name].choices} />
            </SelectField>
          ))}
        </div>
      </details>
      <Button type="submit" look="quiet">
        Show who would take it
      </Button>
    </form>
  );
}
