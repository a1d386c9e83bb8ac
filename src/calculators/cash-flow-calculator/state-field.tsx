import { SelectField } from "../../ui/form/field.tsx";
import type { NamedState, Place } from "./cash-flow-entry.ts";

interface StateFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly states: readonly NamedState[];
  readonly code: string;
  readonly onPlace: (place: Place) => void;
}

export function StateField({ label, hint, states, code, onPlace }: StateFieldProps) {
  return (
    <SelectField
      label={label}
      hint={hint}
      value={code}
      onText={(chosen) => onPlace({ code: chosen, county: "" })}
    >
      <option value="">Not chosen</option>
      {states.map(({ code: value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
