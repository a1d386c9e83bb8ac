import { type Dispatch, memo, useCallback } from "react";
import type { CompareOffersContent } from "../../../content/calculators/compare-offers.ts";
import { RESET_FIELDS } from "../../calculators/deal/adjustable/adjustable-fields.ts";
import { NamedField } from "../../calculators/fields/row-field.tsx";
import { FEE_LINES, OFFER_TABLE, type OfferField, USUAL_TERM_YEARS } from "../../calculators/offers/offer.ts";
import { NOT_STATED } from "../../calculators/offers/stated.ts";
import { Button } from "../../ui/button.tsx";
import type { OfferEntry } from "./offers-figures.ts";
import type { OffersAction } from "./offers-state.ts";
import { PastePanel } from "./paste-panel.tsx";

interface OfferSheetProps {
  readonly index: number;
  /** Its name, or a letter. */
  readonly name: string;
  readonly entry: OfferEntry;
  /** On a phone, only one sheet is open. */
  readonly isSelected: boolean;
  /** On a wide screen, there is room for a label beside its field. */
  readonly isWide: boolean;
  readonly canDuplicate: boolean;
  readonly canRemove: boolean;
  readonly dispatch: Dispatch<OffersAction>;
  readonly content: CompareOffersContent;
}

const GROUPS = [
  { id: "price", fields: ["name", "annualRatePercent", "points"] },
  { id: "fees", fields: FEE_LINES },
  {
    id: "terms",
    fields: [
      "termYears",
      "interestOnlyYears",
      "amortizationYears",
      "adjustment",
      ...RESET_FIELDS,
      "prepayment",
      "lockDays",
      "reserveMonths",
      "escrow",
    ],
  },
] as const satisfies readonly {
  id: keyof CompareOffersContent["groups"];
  fields: readonly OfferField[];
}[];

/** The label beside its field, as on a printed sheet, and a message under both. */
const LABEL_BESIDE =
  "lg:*:grid lg:*:grid-cols-[1fr_8.5rem] lg:*:items-center lg:*:gap-x-3 lg:[&_label]:mb-0 lg:[&_p]:col-span-2";

/** One term sheet, as a form. Memoized: typing in one sheet does not render the others. */
export const OfferSheet = memo(function OfferSheet({
  index,
  name,
  entry,
  isSelected,
  isWide,
  canDuplicate,
  canRemove,
  dispatch,
  content,
}: OfferSheetProps) {
  const onEdit = useCallback(
    (field: OfferField, text: string) => dispatch({ type: "offer", index, field, text }),
    [index, dispatch],
  );
  return (
    <fieldset
      className={`min-w-0 rounded-sheet border border-rule bg-sheet p-4 ${isSelected ? "" : "max-lg:hidden max-lg:scripting-none:block"}`}
    >
      <legend className="sr-only">{name}</legend>
      <h3
        id={`offer-${index}`}
        tabIndex={-1}
        className="scroll-mt-24 font-serif text-[1.2rem] font-semibold wrap-anywhere"
      >
        {name}
      </h3>
      <PastePanel
        name={name}
        onFill={(taken) => dispatch({ type: "fill", index, taken })}
        content={content}
      />
      {GROUPS.map(({ id, fields }) => (
        <div key={id} className="mt-4 border-t border-rule pt-3">
          <p className="mb-2 text-[0.94rem] text-ink-soft">{content.groups[id]}</p>
          <div
            className={`grid grid-cols-2 items-end gap-x-3 gap-y-4 max-sm:[&>:has(select)]:col-span-2 lg:grid-cols-1 lg:gap-y-2 max-lg:[&_input]:scroll-mb-24 max-lg:[&_select]:scroll-mb-24 ${id === "price" ? "max-lg:*:first:col-span-2" : ""} ${isWide ? LABEL_BESIDE : ""}`}
          >
            {fields
              .filter((field) => isAsked(field, entry))
              .map((field) => (
                <NamedField
                  key={field}
                  field={field}
                  control={OFFER_TABLE[field].control}
                  label={content.fields[field]}
                  hint=""
                  text={entry[field]}
                  placeholder={placeholderOf(field, name)}
                  whenUnreadable={NOT_STATED}
                  isRequired={field === "annualRatePercent"}
                  onEdit={onEdit}
                />
              ))}
          </div>
        </div>
      ))}
      <div className="mt-3 flex flex-wrap gap-x-5 scripting-none:hidden">
        {canDuplicate && (
          <Button look="plain" onClick={() => dispatch({ type: "duplicate", index })}>
            Duplicate<span className="sr-only"> {name}</span>
          </Button>
        )}
        {canRemove && (
          <Button look="plain" onClick={() => dispatch({ type: "remove", index })}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
    </fieldset>
  );
});

/** False for what this sheet does not need. */
function isAsked(field: OfferField, entry: OfferEntry): boolean {
  if (field === "amortizationYears") return entry.amortizationYears !== "0" || isShort(entry);
  return entry.adjustment !== "fixed" || !RESET_FIELDS.some((reset) => reset === field);
}

/** A term in which few payments repay a loan. */
function isShort({ termYears }: OfferEntry): boolean {
  return (OFFER_TABLE.termYears.parse(termYears) ?? USUAL_TERM_YEARS) <= 10;
}

function placeholderOf(field: OfferField, name: string): string {
  if (field === "name") return name;
  return field === "prepayment" ? "5-4-3-2-1, none" : "Not stated";
}
