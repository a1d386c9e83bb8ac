import { useId } from "react";
import type { RentChoice } from "./map-state.ts";
import type { RentMapContent } from "./rent-map-catalog.server.ts";

interface RentChoicesProps {
  readonly rents: RentMapContent["text"]["rents"];
  readonly choice: RentChoice;
  readonly onChoice: (choice: RentChoice) => void;
}

const CHOICES: readonly RentChoice[] = ["median", "fair"];

export function RentChoices({ rents, choice, onChoice }: RentChoicesProps) {
  const name = useId();
  return (
    <fieldset className="text-[0.94rem]">
      <legend className="font-semibold">Rent</legend>
      {CHOICES.map((value) => (
        <label key={value} className="flex min-h-8 items-center gap-2.5">
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => onChoice(value)}
            className="size-4.5 flex-none accent-brand"
          />
          {rents[value].label}
        </label>
      ))}
    </fieldset>
  );
}
