import { ChevronDown } from "lucide-react";
import type { DealAnalyzerContent } from "../../content/deal-analyzer.ts";
import { Button } from "../ui/button.tsx";
import { type DealEntry, type DealField as DealFieldName, isAsked } from "./deal-entry.ts";
import { DealField, type EditDeal } from "./deal-field.tsx";

interface DealFormProps {
  readonly entry: DealEntry;
  readonly onEdit: EditDeal;
  readonly onClear: () => void;
  readonly onExample: () => void;
  readonly content: Pick<DealAnalyzerContent, "fields" | "groups" | "firstLegend">;
}

/** The down payment is one figure in two fields. */
const FIRST: readonly DealFieldName[] = [
  "price",
  "leaseRent",
  "downPaymentPercent",
  "downPayment",
  "annualRatePercent",
  "propertyTax",
];

const GROUPS = [
  {
    id: "rent",
    fields: [
      "use",
      "occupancy",
      "marketRent",
      "shortTermGross",
      "shortTermRecord",
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
    fields: ["insurance", "associationDues", "units", "basis", "creditScore", "experience"],
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

const REQUIRED: readonly DealFieldName[] = ["price", "annualRatePercent", "leaseRent"];

export function DealForm({ entry, onEdit, onClear, onExample, content }: DealFormProps) {
  const show = (fields: readonly DealFieldName[]) => (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5">
      {fields
        .filter((field) => isAsked(field, entry))
        .map((field) => (
          <DealField
            key={field}
            field={field}
            wording={content.fields[field]}
            text={entry[field]}
            onEdit={onEdit}
            isRequired={REQUIRED.includes(field)}
          />
        ))}
    </div>
  );
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend className="mb-3 font-serif text-[1.3rem] font-semibold">{content.firstLegend}</legend>
        {show(FIRST)}
      </fieldset>
      <div className="mt-7 border-b border-rule">
        {GROUPS.map(({ id, fields }) => (
          <details key={id} className="group border-t border-rule">
            <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 font-semibold [&::-webkit-details-marker]:hidden">
              {content.groups[id]}
              <ChevronDown
                aria-hidden="true"
                className="size-4 flex-none text-brand transition-transform group-open:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <fieldset className="pt-2 pb-6">
              <legend className="sr-only">{content.groups[id]}</legend>
              {show(fields)}
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
