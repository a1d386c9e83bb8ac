import { useCallback } from "react";
import { FieldGrid } from "../../calculators/fields/row-field.tsx";
import { BLANKET_TABLE, type BlanketTerms } from "../../calculators/my-deals/blanket/blanket-fields.ts";
import type { ComparedDeal } from "../../calculators/my-deals/portfolio.ts";
import { fieldsOf } from "../../calculators/sharing/dscr-fragment.ts";
import { formatUsd } from "../../dscr/money.ts";
import { CheckboxField } from "../../ui/form/field.tsx";
import type { BlanketProps } from "./blanket-props.ts";

type TermsEntry = Readonly<Record<keyof BlanketTerms, string>>;

interface BlanketFormProps extends Pick<BlanketProps, "content"> {
  readonly deals: readonly ComparedDeal[];
  readonly leftOut: readonly number[];
  readonly onLeftOut: (ids: readonly number[]) => void;
  readonly entry: TermsEntry;
  readonly onEntry: (change: (entry: TermsEntry) => TermsEntry) => void;
}

export function BlanketForm({ deals, leftOut, onLeftOut, entry, onEntry, content }: BlanketFormProps) {
  const edit = useCallback(
    (field: keyof BlanketTerms, text: string) => onEntry((current) => ({ ...current, [field]: text })),
    [onEntry],
  );
  const take = (id: number, isTaken: boolean) =>
    onLeftOut(isTaken ? leftOut.filter((other) => other !== id) : [...leftOut, id]);
  return (
    <div className="mt-6 grid items-start gap-x-12 gap-y-6 lg:grid-cols-2 print:hidden">
      <FieldGrid
        fields={fieldsOf(BLANKET_TABLE).map((field) => ({
          field,
          control: BLANKET_TABLE[field].control,
          text: entry[field],
          ...content.fields[field],
        }))}
        onEdit={edit}
      />
      <fieldset>
        <legend className="mb-2 text-[0.94rem] font-semibold">{content.housesLegend}</legend>
        <div className="max-h-96 space-y-2 overflow-y-auto">
          {deals.map(({ id, name, deal }) => (
            <CheckboxField
              key={id}
              label={
                <>
                  <span className="wrap-anywhere">{name}</span>
                  <span className="text-ink-soft">, {formatUsd(deal.price)}</span>
                </>
              }
              checked={!leftOut.includes(id)}
              onChange={({ target }) => take(id, target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
