import { useRef, useState } from "react";
import { formatMoneyInput, type Reading, readAmount } from "../../dscr/money.ts";
import { TextField } from "../../ui/form/field.tsx";
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
  /** Said where the field itself has nothing to say. */
  readonly error?: string | undefined;
  /** How the text counts; without it, as an amount that cannot be below 0. */
  readonly read?: (text: string) => Reading;
}

/** A click takes the focus first, and reaches its button later. */
const CLICK_MS = 200;

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
  read = readAmount,
}: MoneyFieldProps) {
  const [isFocused, setIsFocused] = useState(false);
  const leaving = useRef(0);
  const isTyping = isFocused && isUnfinished(text) && !error;
  return (
    <TextField
      {...(id && { id })}
      label={label}
      hint={hint}
      error={isTyping ? undefined : (explainMoneyProblem(read(text)) ?? error)}
      required={isRequired}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      onText={onText}
      onFocus={() => {
        clearTimeout(leaving.current);
        setIsFocused(true);
      }}
      onBlur={() => {
        // After the click: what is said here would push its button away.
        leaving.current = window.setTimeout(setIsFocused, CLICK_MS, false);
        const tidy = formatMoneyInput(text);
        if (tidy !== text) onText(tidy);
      }}
    />
  );
}
