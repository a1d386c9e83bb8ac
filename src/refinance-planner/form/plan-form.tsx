import { useCallback } from "react";
import type { RefinancePlannerContent } from "../../../content/calculators/refinance-planner.ts";
import type { StateEstimates } from "../../calculators/deal/bill-estimates.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import type { BillHints } from "../../calculators/deal-form/bill-hints.ts";
import { FoldedFields } from "../../calculators/fields/folded-fields.tsx";
import { FieldGrid } from "../../calculators/fields/row-field.tsx";
import { isAsked, REFINANCE_TABLE } from "../../calculators/refinance/refinance-plan.ts";
import { LoadedInView } from "../../ui/loaded-in-view.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import {
  type ChangePlan,
  describeBill,
  editPlan,
  explainField,
  isRequired,
  type PlanEntry,
  type PlanField,
  readEntry,
  wordingOf,
} from "./plan-figures.ts";

interface PlanFormProps {
  readonly entry: PlanEntry;
  /** Stable across renders. */
  readonly onChange: ChangePlan;
  readonly content: RefinancePlannerContent;
  readonly billHints: BillHints;
  readonly states: readonly StateEstimates[];
  /** The states, with a chosen county's figures in place of its state's. */
  readonly places: readonly StateEstimates[];
  /** Stable across renders. */
  readonly onPlaces: (places: readonly StateEstimates[]) => void;
  /** The house with the planned loan. */
  readonly deal: Deal;
}

const loadCounty = () => import("./plan-county.tsx");

const FIRST: readonly PlanField[] = [
  "purchasePrice",
  "purchaseCosts",
  "repairCost",
  "value",
  "oldLoan",
  "leaseRent",
  "state",
];

const MONTHS: readonly PlanField[] = [
  "monthsToRepair",
  "monthsToRent",
  "monthsOwned",
  "monthsToRefinance",
  "waitMonths",
];

const GROUPS = [
  {
    id: "oldLoan",
    fields: ["oldRatePercent", "oldTermYears", "oldPayments", "oldPrepayment", "customPrepayment"],
  },
  {
    id: "newLoan",
    fields: [
      "annualRatePercent",
      "points",
      "newCosts",
      "seasoningMonths",
      "cashOutLtv",
      "rateTermLtv",
      "minimumRatio",
      "termYears",
      "interestOnlyYears",
    ],
  },
  {
    id: "rent",
    fields: ["propertyTax", "insurance", "associationDues", "utilities", "marketRent", "units"],
  },
  {
    id: "costs",
    fields: ["vacancyPercent", "managementPercent", "maintenancePercent", "capitalReservePercent"],
  },
] as const satisfies readonly {
  id: keyof RefinancePlannerContent["legends"];
  fields: readonly PlanField[];
}[];

export function PlanForm({
  entry,
  onChange,
  content,
  billHints,
  states,
  places,
  onPlaces,
  deal,
}: PlanFormProps) {
  const plan = readEntry(entry);
  const onEdit = useCallback(
    (field: PlanField, text: string) => onChange((before) => editPlan(before, field, text, places)),
    [onChange, places],
  );
  // The counties may have arrived for a state that is no longer chosen.
  const takeCounty = (state: string, text: string, found: typeof places) =>
    onChange((before) => (before.state === state ? editPlan(before, "county", text, found) : before));
  const describe = (field: PlanField) => {
    const { label, hint } = wordingOf(content.fields, field, entry);
    const { control } = REFINANCE_TABLE[field];
    const estimate = describeBill(field, entry, places, billHints);
    return {
      field,
      control,
      label,
      hint: estimate ?? hint,
      text: entry[field],
      isRequired: isRequired(field),
      error: explainField(field, plan),
      placeholder: estimate && "Estimated",
      states,
    };
  };
  const show = (fields: readonly PlanField[]) => (
    <FieldGrid fields={fields.filter((field) => isAsked(field, plan)).map(describe)} onEdit={onEdit} />
  );
  return (
    <form id="figures" noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend id="figures-heading" tabIndex={-1} className="mb-3 font-serif text-[1.3rem] font-semibold">
          {content.legends.house}
        </legend>
        <PlanChoice
          label={content.fields.mode.label}
          mode={plan.mode}
          onMode={(mode) => onEdit("mode", mode)}
        />
        {show(FIRST)}
        {entry.state !== "" && (
          <LoadedInView name="county field" room="min-h-[9rem]" load={loadCounty}>
            {(PlanCounty) => (
              <PlanCounty
                entry={entry}
                onCounty={takeCounty}
                content={content}
                states={states}
                onPlaces={onPlaces}
                deal={deal}
              />
            )}
          </LoadedInView>
        )}
      </fieldset>
      <fieldset className="mt-7">
        <legend className="mb-3 font-serif text-[1.3rem] font-semibold">{content.legends.months}</legend>
        {show(MONTHS)}
      </fieldset>
      <div className="mt-7 border-b border-rule scripting-none:border-b-0">
        {GROUPS.filter(({ fields }) => fields.some((field) => isAsked(field, plan))).map(({ id, fields }) => (
          <FoldedFields key={id} legend={content.legends[id]}>
            {show(fields)}
          </FoldedFields>
        ))}
      </div>
    </form>
  );
}
