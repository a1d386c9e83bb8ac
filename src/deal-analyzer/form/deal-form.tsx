import { useCallback } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { StateEstimates } from "../../calculators/deal/bill-estimates.ts";
import { Button } from "../../ui/button.tsx";
import { ChevronDownIcon } from "../../ui/frame-icons.tsx";
import { editEntry, readEntry } from "./deal-entry.ts";
import type { EditDeal } from "./deal-field.tsx";
import { type ChangeEntry, type DealEntry, type DealField, isAsked } from "./deal-fields.ts";
import { FieldGroup } from "./field-group.tsx";
import { RentRoll } from "./rent-roll.tsx";
import { splitRents } from "./unit-entries.ts";

interface DealFormProps {
  readonly entry: DealEntry;
  /** Stable across renders. */
  readonly onChange: ChangeEntry;
  readonly onClear: () => void;
  readonly onExample: () => void;
  readonly content: Pick<DealAnalyzerContent, "fields" | "groups" | "firstLegend" | "billHints">;
  readonly states: readonly StateEstimates[];
}

/** The down payment is one figure in two fields. */
const FIRST: readonly DealField[] = [
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
] as const satisfies readonly { id: keyof DealAnalyzerContent["groups"]; fields: readonly DealField[] }[];

export function DealForm({ entry, onChange, onClear, onExample, content, states }: DealFormProps) {
  const onEdit = useCallback<EditDeal>(
    (field, text) => onChange((before) => editEntry(before, field, text, states)),
    [onChange, states],
  );
  const deal = readEntry(entry);
  const shared = { entry, onEdit, wording: content.fields, billHints: content.billHints, states };
  return (
    <form id="figures" noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend id="figures-heading" tabIndex={-1} className="mb-3 font-serif text-[1.3rem] font-semibold">
          {content.firstLegend}
        </legend>
        <FieldGroup {...shared} fields={FIRST} />
      </fieldset>
      {entry.rentRoll.length > 0 && <RentRoll {...shared} onChange={onChange} />}
      <div className="mt-7 border-b border-rule">
        {GROUPS.filter(({ fields }) => fields.some((field) => isAsked(field, deal))).map(({ id, fields }) => (
          <details key={id} className="group border-t border-rule">
            <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
              {content.groups[id]}
              <ChevronDownIcon className="size-4 flex-none text-brand transition-transform group-open:rotate-180 motion-reduce:transition-none" />
            </summary>
            <fieldset className="pt-2 pb-6">
              <legend className="sr-only">{content.groups[id]}</legend>
              <FieldGroup {...shared} fields={fields} />
              {id === "rent" && deal.units > 1 && deal.rentRoll.length === 0 && (
                <Button
                  look="plain"
                  className="mt-3 scripting-none:hidden"
                  onClick={() => onChange(splitRents)}
                >
                  Enter Each Unit
                </Button>
              )}
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
