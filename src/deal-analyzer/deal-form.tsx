import { memo } from "react";
import type { DealAnalyzerContent } from "../../content/deal-analyzer.ts";
import type { StateEstimates } from "../calculators/deal/bill-estimates.ts";
import { Button } from "../ui/button.tsx";
import { ChevronDownIcon } from "../ui/frame-icons.tsx";
import { sayEstimate } from "./bill-hints.ts";
import { explainAmount, readEntry } from "./deal-entry.ts";
import { DealField, type EditDeal } from "./deal-field.tsx";
import { type DealEntry, type DealField as DealFieldName, isAsked, isRequired } from "./deal-fields.ts";
import { wordingOf } from "./deal-wording.ts";

interface DealFormProps {
  readonly entry: DealEntry;
  readonly onEdit: EditDeal;
  readonly onClear: () => void;
  readonly onExample: () => void;
  readonly content: Pick<DealAnalyzerContent, "fields" | "groups" | "firstLegend" | "taxSource">;
  readonly states: readonly StateEstimates[];
}

/** The down payment is one figure in two fields. */
const FIRST: readonly DealFieldName[] = [
  "price",
  "leaseRent",
  "downPaymentPercent",
  "downPayment",
  "annualRatePercent",
  "state",
  "propertyTax",
  "insurance",
];

const GROUPS = [
  {
    id: "rent",
    fields: [
      "use",
      "isVacant",
      "marketRent",
      "shortTermGross",
      "hasShortTermHistory",
      "shortTermRule",
      "shortTermFeePercent",
    ],
  },
  {
    id: "loan",
    fields: [
      "purpose",
      "payoff",
      "termYears",
      "interestOnlyYears",
      "targetRatio",
      "prepayment",
      "customPrepayment",
    ],
  },
  {
    id: "property",
    fields: ["sellerTax", "associationDues", "units", "basis", "creditScore", "isNewInvestor"],
  },
  {
    id: "costs",
    fields: [
      "vacancyPercent",
      "managementPercent",
      "maintenancePercent",
      "capitalReservePercent",
      "utilities",
    ],
  },
  { id: "closing", fields: ["closingCostPercent", "points", "reserveMonths"] },
] as const satisfies readonly { id: keyof DealAnalyzerContent["groups"]; fields: readonly DealFieldName[] }[];

/** What decides, beside a group's own fields, which of them are asked for, required, and called what. */
const DECIDING: readonly DealFieldName[] = ["purpose", "use", "hasShortTermHistory", "prepayment", "state"];

export function DealForm({ entry, onEdit, onClear, onExample, content, states }: DealFormProps) {
  const shared = { entry, onEdit, wording: content.fields, taxSource: content.taxSource, states };
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="mb-3 font-serif text-[1.3rem] font-semibold">{content.firstLegend}</legend>
        <FieldGroup {...shared} fields={FIRST} />
      </fieldset>
      <div className="mt-7 border-b border-rule">
        {GROUPS.map(({ id, fields }) => (
          <details key={id} className="group border-t border-rule">
            <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
              {content.groups[id]}
              <ChevronDownIcon className="size-4 flex-none text-brand transition-transform group-open:rotate-180 motion-reduce:transition-none" />
            </summary>
            <fieldset className="pt-2 pb-6">
              <legend className="sr-only">{content.groups[id]}</legend>
              <FieldGroup {...shared} fields={fields} />
            </fieldset>
          </details>
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

interface FieldGroupProps {
  readonly fields: readonly DealFieldName[];
  readonly entry: DealEntry;
  readonly onEdit: EditDeal;
  readonly wording: DealAnalyzerContent["fields"];
  readonly taxSource: string;
  readonly states: readonly StateEstimates[];
}

/** A key typed in one group leaves the others alone. */
const FieldGroup = memo(
  function FieldGroup({ fields, entry, onEdit, wording, taxSource, states }: FieldGroupProps) {
    const deal = readEntry(entry);
    return (
      // On a phone the last line of the screen shows the answer: a field that gets the focus stays above it.
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 max-lg:[&_input]:scroll-mb-24 max-lg:[&_select]:scroll-mb-24">
        {fields
          .filter((field) => isAsked(field, deal))
          .map((field) => {
            const { label, hint } = wordingOf(wording, field, entry);
            return (
              <DealField
                key={field}
                field={field}
                label={label}
                hint={sayEstimate(field, entry, states, taxSource) ?? hint}
                text={entry[field]}
                error={explainAmount(field, entry)}
                onEdit={onEdit}
                isRequired={isRequired(field, deal)}
                states={states}
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
