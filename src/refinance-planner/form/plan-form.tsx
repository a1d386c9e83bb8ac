import { memo, useCallback } from "react";
import type { RefinancePlannerContent } from "../../../content/calculators/refinance-planner.ts";
import { FoldedFields } from "../../calculators/fields/folded-fields.tsx";
import { RowField } from "../../calculators/fields/row-field.tsx";
import { isAsked, REFINANCE_TABLE } from "../../calculators/refinance/refinance-plan.ts";
import { Button } from "../../ui/button.tsx";
import { isRequired, type PlanEntry, type PlanField, readEntry, wordingOf } from "./plan-entry.ts";

export type EditPlan = (field: PlanField, text: string) => void;

interface PlanFormProps {
  readonly entry: PlanEntry;
  /** Stable across renders. */
  readonly onEdit: EditPlan;
  readonly onClear: () => void;
  readonly onExample: () => void;
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

export function PlanForm({ entry, onEdit, onClear, onExample, content }: PlanFormProps) {
  const plan = readEntry(entry);
  const shared = { entry, onEdit, wording: content.fields };
  return (
    <form id="figures" noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend id="figures-heading" tabIndex={-1} className="mb-3 font-serif text-[1.3rem] font-semibold">
          {content.legends.house}
        </legend>
        {/* Half the width is too narrow for its options. */}
        <div className="mb-5">
          <PlanFieldRow field="mode" {...content.fields.mode} text={entry.mode} onEdit={onEdit} />
        </div>
        <PlanFields {...shared} fields={FIRST} />
      </fieldset>
      <fieldset className="mt-7">
        <legend className="mb-3 font-serif text-[1.3rem] font-semibold">{content.legends.months}</legend>
        <PlanFields {...shared} fields={MONTHS} />
      </fieldset>
      <div className="mt-7 border-b border-rule scripting-none:border-b-0">
        {GROUPS.filter(({ fields }) => fields.some((field) => isAsked(field, plan))).map(({ id, fields }) => (
          <FoldedFields key={id} legend={content.legends[id]}>
            <PlanFields {...shared} fields={fields} />
          </FoldedFields>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-x-6 scripting-none:hidden">
        <Button look="plain" onClick={onClear}>
          Empty Sheet
        </Button>
        <Button look="plain" onClick={onExample}>
          Example Figures
        </Button>
      </div>
    </form>
  );
}

interface PlanFieldsProps {
  readonly fields: readonly PlanField[];
  readonly entry: PlanEntry;
  readonly onEdit: EditPlan;
  readonly wording: RefinancePlannerContent["fields"];
}

/** A group also renders anew when one of these changes: they decide which fields it shows, and their labels. */
const DECIDING = ["mode", "oldLoan", "oldPrepayment"] as const;

/** Typing in one group does not re-render the others. */
const PlanFields = memo(
  function PlanFields({ fields, entry, onEdit, wording }: PlanFieldsProps) {
    const plan = readEntry(entry);
    return (
      // On a phone the results bar covers the bottom of the screen, so a focused field scrolls clear of it.
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 max-sm:[&>:has(select)]:col-span-2 max-lg:[&_input]:scroll-mb-24 max-lg:[&_select]:scroll-mb-24">
        {fields
          .filter((field) => isAsked(field, plan))
          .map((field) => {
            const { label, hint } = wordingOf(wording, field, entry);
            return (
              <PlanFieldRow
                key={field}
                field={field}
                label={label}
                hint={hint}
                text={entry[field]}
                onEdit={onEdit}
              />
            );
          })}
      </div>
    );
  },
  (before, after) =>
    before.onEdit === after.onEdit &&
    [...before.fields, ...DECIDING].every((field) => before.entry[field] === after.entry[field]),
);

interface PlanFieldRowProps {
  readonly field: PlanField;
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onEdit: EditPlan;
}

const PlanFieldRow = memo(function PlanFieldRow({ field, label, hint, text, onEdit }: PlanFieldRowProps) {
  const onText = useCallback((typed: string) => onEdit(field, typed), [field, onEdit]);
  return (
    <RowField
      control={REFINANCE_TABLE[field].control}
      label={label}
      hint={hint}
      text={text}
      onText={onText}
      isRequired={isRequired(field)}
    />
  );
});
