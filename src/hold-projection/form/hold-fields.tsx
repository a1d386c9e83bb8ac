import { useMemo } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import type { Control } from "../../calculators/fields/field-rows.ts";
import { FoldedFields } from "../../calculators/fields/folded-fields.tsx";
import { FieldGrid } from "../../calculators/fields/row-field.tsx";
import {
  expectedPercent,
  lowPercent,
  type PriceRises,
  riseFor,
} from "../../calculators/hold/appreciation.ts";
import { HOLD_TABLE } from "../../calculators/hold/hold-plan.ts";
import { describeLongRun, describeRepeat, describeWorst } from "../../calculators/hold/price-text.ts";
import { CheckboxField } from "../../ui/form/field.tsx";
import { type HoldEntry, type HoldField, isRepeat, repeatText } from "./hold-figures.ts";

interface HoldFieldsProps {
  readonly entry: HoldEntry;
  /** Stable across renders. */
  readonly onEdit: (field: HoldField, text: string) => void;
  readonly content: Pick<HoldProjectionContent, "fields" | "legend" | "moreLegend" | "tax">;
  readonly rises: PriceRises;
}

const FIRST = ["holdYears", "appreciationPercent", "rentGrowthPercent", "saleCostPercent"] as const;
const MORE = [
  "lowAppreciationPercent",
  "swingPercent",
  "taxGrowthPercent",
  "insuranceGrowthPercent",
  "costGrowthPercent",
] as const;
const TAX = [
  "afterTax",
  "incomeTaxPercent",
  "gainTaxPercent",
  "stateTaxPercent",
  "filing",
  "otherIncome",
  "landPercent",
  "costSegregationPercent",
  "exchange",
  "saleDay",
] as const;

/** What a hold asks beyond the deal. */
export function HoldFields({ entry, onEdit, content, rises }: HoldFieldsProps) {
  const { state } = entry.deal;
  const { holdYears, rentGrowthPercent } = entry.hold;
  const published = useMemo(
    () => publishedFields(state, holdYears, rentGrowthPercent, rises),
    [state, holdYears, rentGrowthPercent, rises],
  );
  const describe = (field: HoldField) => ({
    field,
    control: HOLD_TABLE[field].control,
    label: content.fields[field].label,
    hint: content.fields[field].hint,
    text: entry.hold[field],
    ...(published.get(field) ?? {}),
  });
  return (
    <>
      <div className="border-t border-rule pt-6 pb-6">
        <fieldset>
          <legend className="mb-3 font-serif text-[1.3rem] font-semibold">{content.legend}</legend>
          <FieldGrid fields={FIRST.map(describe)} onEdit={onEdit} />
          <div className="mt-5 text-[0.94rem] scripting-none:hidden">
            <CheckboxField
              label={describeRepeat(state, rises)}
              checked={isRepeat(entry, rises)}
              onChange={({ target }) =>
                onEdit("appreciationPercent", target.checked ? repeatText(state, rises) : "")
              }
            />
          </div>
        </fieldset>
      </div>
      <FoldedFields legend={content.moreLegend}>
        <FieldGrid fields={MORE.map(describe)} onEdit={onEdit} />
      </FoldedFields>
      <FoldedFields legend={content.tax.legend}>
        <FieldGrid fields={TAX.filter((field) => isAsked(field, entry.hold)).map(describe)} onEdit={onEdit} />
      </FoldedFields>
    </>
  );
}

function isAsked(field: (typeof TAX)[number], { afterTax, exchange }: HoldEntry["hold"]): boolean {
  if (field === "afterTax") return true;
  return HOLD_TABLE.afterTax.parse(afterTax) && (field !== "saleDay" || HOLD_TABLE.exchange.parse(exchange));
}

/** An empty appreciation counts as a published figure: the field shows it, and says whose it is. */
function publishedFields(state: string, holdYears: string, rentGrowthPercent: string, rises: PriceRises) {
  const figures = {
    holdYears: HOLD_TABLE.holdYears.parse(holdYears),
    rentGrowthPercent: HOLD_TABLE.rentGrowthPercent.parse(rentGrowthPercent),
  };
  const rise = riseFor(state, rises);
  return new Map<HoldField, { readonly control: Control; readonly hint: string }>([
    [
      "appreciationPercent",
      {
        control: controlWith(HOLD_TABLE.appreciationPercent.control, expectedPercent(figures, rise)),
        hint: describeLongRun(state, figures, rises),
      },
    ],
    [
      "lowAppreciationPercent",
      {
        control: controlWith(HOLD_TABLE.lowAppreciationPercent.control, lowPercent(figures, rise)),
        hint: describeWorst(state, figures, rises),
      },
    ],
  ]);
}

function controlWith(control: Control, whenEmpty: number): Control {
  return control.kind === "number" ? { ...control, whenEmpty } : control;
}
