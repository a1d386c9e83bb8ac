import { type ComponentProps, useCallback } from "react";
import { formatUsd } from "../../dscr/money.ts";
import { WholeDollars } from "../../dscr/whole-dollars.tsx";
import { Button } from "../../ui/button.tsx";
import { ChevronDownIcon } from "../../ui/icons/frame-icons.tsx";
import {
  collectedRentOf,
  type QualifyingRent,
  qualifyingRentOf,
  qualifyingRentsOf,
} from "../deal/rent/qualifying-rent.ts";
import { readEntry } from "./deal-entry.ts";
import type { ChangeEntry, DealField } from "./deal-fields.ts";
import { type EditDeal, FieldGroup } from "./field-group.tsx";
import { copyFirstUnit, editUnit, isUnitField } from "./unit-entries.ts";

type RentRollProps = Omit<ComponentProps<typeof FieldGroup>, "fields"> & { readonly onChange: ChangeEntry };

const UNIT_FIELDS: readonly DealField[] = [
  "leaseRent",
  "marketRent",
  "use",
  "isVacant",
  "shortTermGross",
  "hasShortTermHistory",
  "shortTermRule",
  "projectionRule",
];

/** One row per unit: its rent, how much of it counts, and why. */
export function RentRoll({ entry, deal, onChange, ...shared }: RentRollProps) {
  const counted = qualifyingRentsOf(deal);
  return (
    <fieldset className="mt-7">
      <legend className="mb-1 font-serif text-[1.3rem] font-semibold">Rent roll</legend>
      <p className="mb-3 text-ink-soft">Each unit counts by its own rule.</p>
      <div className="border-b border-rule">
        {[...entry.rentRoll.keys()].map((index) => (
          <Unit
            key={index}
            {...shared}
            index={index}
            entry={entry}
            onChange={onChange}
            rent={counted[index]}
          />
        ))}
      </div>
      <p className="mt-3">
        Together{" "}
        <strong>
          <WholeDollars amount={qualifyingRentOf(deal).rent} />
        </strong>{" "}
        a month counts, of <WholeDollars amount={collectedRentOf(deal).total} /> that you expect to collect.
      </p>
      <Button
        look="plain"
        className="scripting-none:hidden"
        onClick={() => onChange((before) => copyFirstUnit(before, () => true))}
      >
        All Units Like Unit 1
      </Button>
    </fieldset>
  );
}

type UnitProps = Omit<RentRollProps, "deal"> & {
  readonly index: number;
  readonly rent: QualifyingRent | undefined;
};

function Unit({ index, entry, onChange, rent, ...shared }: UnitProps) {
  const onEdit = useCallback<EditDeal>(
    (field, text) => {
      if (isUnitField(field)) onChange((before) => editUnit(before, index, field, text));
    },
    [onChange, index],
  );
  const house = { ...entry, ...entry.rentRoll[index], rentRoll: NO_ROLL };
  return (
    <details className="group border-t border-rule" open={index === 0}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-semibold">Unit {index + 1}</span>
          {rent && <span className="block text-sm text-ink-soft">{sayCounted(rent)}</span>}
        </span>
        <ChevronDownIcon className="size-4 flex-none text-brand transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <fieldset className="pt-2 pb-6">
        <legend className="sr-only">Unit {index + 1}</legend>
        <FieldGroup {...shared} fields={UNIT_FIELDS} entry={house} deal={readEntry(house)} onEdit={onEdit} />
        {index > 0 && (
          <Button
            look="plain"
            className="mt-2 scripting-none:hidden"
            onClick={() => onChange((before) => copyFirstUnit(before, (at) => at === index))}
          >
            Same as Unit 1
          </Button>
        )}
      </fieldset>
    </details>
  );
}

const NO_ROLL: readonly never[] = [];

function sayCounted({ rent, rule }: QualifyingRent): string {
  return rent === 0 ? "No rent yet" : `${formatUsd(rent)} counts: ${rule.name}`;
}
