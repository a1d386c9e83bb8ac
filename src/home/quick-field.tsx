import { formatMoneyInput, type Reading } from "../dscr/money.ts";
import { TextField } from "../ui/form/field.tsx";

interface QuickFieldProps {
  /** Dollars, unless it ends with the percent sign. */
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly reading: Reading;
  /** Said if the text does not count as typed. */
  readonly complaint: string;
}

/**
 * A narrow field for one of a few figures in a row. A tap selects the example in it, so that the first key replaces it.
 * The calculators' own fields explain more, and are a larger script.
 */
export function QuickField({ label, text, onText, reading, complaint }: QuickFieldProps) {
  const isPercent = label.endsWith("%");
  return (
    <div className={isPercent ? "flex-[0.7_1_4rem]" : "flex-[1_1_6.1rem]"}>
      <TextField
        label={label}
        required
        error={reading.problem && !isBegun(text) ? complaint : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onText={onText}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => isPercent || onText(formatMoneyInput(text))}
      />
    </div>
  );
}

/** A dollar sign or a point that waits for its digits. */
function isBegun(text: string): boolean {
  return /^\s*\$?\s*\.?$/.test(text);
}
