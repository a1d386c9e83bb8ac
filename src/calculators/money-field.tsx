import { useState } from "react";
import { readMoney, tidyMoney } from "../dscr/money.ts";
import { TextField } from "../ui/field.tsx";
import { explainMoneyProblem, isUnfinished } from "./number-entry.ts";

interface MoneyFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isRequired?: boolean;
  /** What stands in the empty field; without it, a zero. */
  readonly placeholder?: string | undefined;
  /** Takes the place of what the field itself has to say. */
  readonly error?: string | undefined;
}

/** Takes an amount as people type it. The text is left alone while it is typed, and formatted when the field is left. */
export function MoneyField({
  id,
  label,
  hint,
  text,
  onText,
  isRequired = false,
  placeholder = "$0",
  error,
}: MoneyFieldProps) {
  const [isFocused, setIsFocused] = useState(false);
  const problem = isFocused && isUnfinished(text) ? undefined : explainMoneyProblem(readMoney(text));
  return (
    <TextField
      {...(id && { id })}
      label={label}
      hint={hint}
      error={error ?? problem}
      required={isRequired}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      onText={onText}
      onFocus={() => setIsFocused(true)}
      onBlur={() => {
        setIsFocused(false);
        const tidy = tidyMoney(text);
        if (tidy !== text) onText(tidy);
      }}
    />
  );
}
