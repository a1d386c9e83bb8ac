import { memo } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import type { Control } from "../../calculators/fields/field-rows.ts";
import { FoldedFields } from "../../calculators/fields/folded-fields.tsx";
import { RowField } from "../../calculators/fields/row-field.tsx";
import { describeRise, type PriceRises, riseFor } from "../../calculators/hold/appreciation.ts";
import { HOLD_TABLE } from "../../calculators/hold/hold-plan.ts";
import type { HoldEntry, HoldField } from "./hold-entry.ts";

interface HoldFieldsProps {
  readonly texts: HoldEntry["hold"];
  readonly state: string;
  /** Stable across renders, so that unedited fields do not render again. */
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

/** What a hold asks beyond the deal. Typing a figure of the deal does not render it again. */
export const HoldFields = memo(function HoldFields({ content, ...shared }: HoldFieldsProps) {
  const { legend, moreLegend, fields: wording } = content;
  return (
    <>
      <div className="border-t border-rule pt-6 pb-6">
        <fieldset>
          <legend className="mb-3 font-serif text-[1.3rem] font-semibold">{legend}</legend>
          <Group {...shared} wording={wording} fields={FIRST} />
        </fieldset>
      </div>
      <FoldedFields legend={moreLegend}>
        <Group {...shared} wording={wording} fields={MORE} />
      </FoldedFields>
    </>
  );
});

interface GroupProps extends Omit<HoldFieldsProps, "content"> {
  readonly wording: HoldProjectionContent["fields"];
  readonly fields: readonly HoldField[];
}

function Group({ fields, texts, state, onEdit, wording, rises }: GroupProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-5 max-sm:[&>:has(select)]:col-span-2 max-lg:[&_input]:scroll-mb-24 max-lg:[&_select]:scroll-mb-24">
      {fields.map((field) => (
        <RowField
          key={field}
          control={controlOf(field, state, rises)}
          label={wording[field].label}
          hint={field === "appreciationPercent" ? describeRise(state, rises) : wording[field].hint}
          text={texts[field]}
          onText={(text) => onEdit(field, text)}
        />
      ))}
    </div>
  );
}

/** An empty appreciation counts as the published figure, and shows it. */
function controlOf(field: HoldField, state: string, rises: PriceRises): Control {
  const { control } = HOLD_TABLE[field];
  return field === "appreciationPercent" && control.kind === "number"
    ? { ...control, whenEmpty: riseFor(state, rises).fiveYears }
    : control;
}
