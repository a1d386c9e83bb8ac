import type { RefinancePlannerContent } from "../../../content/calculators/refinance-planner.ts";
import { FoldedFields } from "../../calculators/fields/folded-fields.tsx";
import { FieldGrid, NamedField } from "../../calculators/fields/row-field.tsx";
import { isAsked, REFINANCE_TABLE } from "../../calculators/refinance/refinance-plan.ts";
import {
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
  readonly onEdit: (field: PlanField, text: string) => void;
  readonly content: RefinancePlannerContent;
}

const FIRST: readonly PlanField[] = [
  "purchasePrice",
  "purchaseCosts",
  "repairCost",
  "value",
  "oldLoan",
  "leaseRent",
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

export function PlanForm({ entry, onEdit, content }: PlanFormProps) {
  const plan = readEntry(entry);
  const describe = (field: PlanField) => {
    const { label, hint } = wordingOf(content.fields, field, entry);
    const { control } = REFINANCE_TABLE[field];
    const error = explainField(field, plan);
    return { field, control, label, hint, text: entry[field], isRequired: isRequired(field), error };
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
        {/* Half the width is too narrow for its options. */}
        <div className="mb-5">
          <NamedField {...describe("mode")} onEdit={onEdit} />
        </div>
        {show(FIRST)}
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
