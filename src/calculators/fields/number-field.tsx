import { type KeyboardEvent, type ReactNode, useState } from "react";
import { readNumber } from "../../dscr/money.ts";
import { TextField } from "../../ui/form/field.tsx";
import { explainNumberProblem, isUnfinished, type NumberLimits, stepNumber } from "./number-entry.ts";

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly limits: NumberLimits;
  readonly isRequired?: boolean;
  /** The value of an empty field, shown as its placeholder. */
  readonly whenEmpty?: number;
  /** Words for an empty field that stands for no number at all. */
  readonly placeholder?: string | undefined;
  /** Words for what unreadable text counts as, if not the value of an empty field. */
  readonly whenUnreadable?: string | undefined;
  /** Shown instead of the field's own message. */
  readonly error?: string | undefined;
}

/**
 * A number within limits, with arrow-key steps. Not the browser's number input: that hides text it cannot parse, so
 * "8." on the way to "8.5" would count as empty.
 */
export function NumberField({
  label,
  hint,
  text,
  onText,
  limits,
  isRequired = false,
  whenEmpty = 0,
  placeholder,
  whenUnreadable,
  error,
}: NumberFieldProps) {
  const [isFocused, setIsFocused] = useState(false);
  const reading = readNumber(text, limits, whenEmpty);
  const stepBy = (event: KeyboardEvent, step: number) => {
    event.preventDefault();
    onText(stepNumber(reading.value, step, limits));
  };
  return (
    <TextField
      label={label}
      hint={hint}
      error={
        isFocused && isUnfinished(text)
          ? undefined
          : (error ?? explainNumberProblem(reading, limits, whenUnreadable))
      }
      required={isRequired}
      role="spinbutton"
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      aria-valuenow={reading.value}
      inputMode="decimal"
      autoComplete="off"
      {...(whenEmpty !== 0 && !isRequired && { placeholder: `${whenEmpty}` })}
      {...(placeholder && { placeholder })}
      {...(placeholder && text.trim() === "" && { "aria-valuetext": placeholder })}
      value={text}
      onText={onText}
      onFocus={(event) => {
        event.currentTarget.select();
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
      onKeyDown={(event) => {
        if (event.key === "ArrowUp") stepBy(event, limits.step);
        if (event.key === "ArrowDown") stepBy(event, -limits.step);
      }}
    />
  );
}
