import { useRef } from "react";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/form/field.tsx";
import type { PlaceRecord } from "./use-record.tsx";

interface PlaceFieldProps {
  readonly label: string;
  readonly record: PlaceRecord;
}

/** The state or one of its areas, once the first record is there, and what to do if one does not come. */
export function PlaceField({ label, record }: PlaceFieldProps) {
  const { history, code, hasFailed, choose, tryAgain } = record;
  const place = useRef<HTMLDivElement>(null);
  const choices = history?.choices ?? [];
  return (
    <div ref={place} tabIndex={-1} className="print:hidden">
      {history && (
        <SelectField
          label={label}
          required
          // The areas of another state are on their way.
          value={choices.some((choice) => choice.code === code) ? code : history.code}
          onText={choose}
        >
          {choices.map((choice) => (
            <option key={choice.code} value={choice.code}>
              {choice.name}
            </option>
          ))}
        </SelectField>
      )}
      {!history && !hasFailed && <p className="text-ink-soft">Loading the record...</p>}
      {hasFailed && (
        <div className="text-ink-soft">
          <p role="status">The record could not be loaded.</p>
          <Button
            look="plain"
            onClick={() => {
              // The button goes away.
              place.current?.focus({ preventScroll: true });
              tryAgain();
            }}
          >
            Try Again
          </Button>
        </div>
      )}
    </div>
  );
}
