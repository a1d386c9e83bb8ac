import { useMemo } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import type { Control } from "../../calculators/fields/field-rows.ts";
import { FoldedFields } from "../../calculators/fields/folded-fields.tsx";
import { FieldGrid } from "../../calculators/fields/row-field.tsx";
import { describeRise, type PriceRises, riseFor } from "../../calculators/hold/appreciation.ts";
import { HOLD_TABLE } from "../../calculators/hold/hold-plan.ts";
import type { HoldEntry, HoldField } from "./hold-figures.ts";

interface HoldFieldsProps {
  readonly texts: HoldEntry["hold"];
  readonly state: string;
  /** Stable across renders. */
  readonly onEdit: (field: HoldField, text: string) => void;
  readonly content: Pick<HoldProjectionContent, "fields" | "legend" | "moreLegend">;
  readonly rises: PriceRises;
}

const FIRST = ["holdYears", "appreciationPercent", "rentGrowthPercent", "saleCostPercent"] as const;
const MORE = [
  "taxGrowthPercent",
  "insuranceGrowthPercent",
  "costGrowthPercent",
  "swingPercent",
  "lowAppreciationPercent",
] as const;

/** What a hold asks beyond the deal. */
export function HoldFields({ texts, state, onEdit, content, rises }: HoldFieldsProps) {
  const appreciation = useMemo(() => appreciationControl(state, rises), [state, rises]);
  const describe = (field: HoldField) => ({
    field,
    control: field === "appreciationPercent" ? appreciation : HOLD_TABLE[field].control,
    label: content.fields[field].label,
    hint: field === "appreciationPercent" ? describeRise(state, rises) : content.fields[field].hint,
    text: texts[field],
  });
  return (
    <>
      <div className="border-t border-rule pt-6 pb-6">
        <fieldset>
          <legend className="mb-3 font-serif text-[1.3rem] font-semibold">{content.legend}</legend>
          <FieldGrid fields={FIRST.map(describe)} onEdit={onEdit} />
        </fieldset>
      </div>
      <FoldedFields legend={content.moreLegend}>
        <FieldGrid fields={MORE.map(describe)} onEdit={onEdit} />
      </FoldedFields>
    </>
  );
}

/** An empty appreciation counts as the published figure, and shows it. */
function appreciationControl(state: string, rises: PriceRises): Control {
  const { control } = HOLD_TABLE.appreciationPercent;
  return control.kind === "number" ? { ...control, whenEmpty: riseFor(state, rises).fiveYears } : control;
}
