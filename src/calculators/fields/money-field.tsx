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
  /** Shown in the empty field; defaults to a zero. */
  readonly placeholder?: string | undefined;
  /** Shown if the field has no message of its own. */
  readonly error?: string | undefined;
  /** Words for what unreadable text counts as, if not $0. */
  readonly whenUnreadable?: string | undefined;
  /** Parses the text; by default, as an amount of at least 0. */
  readonly read?: (text: string) => Reading;
}

/** The time from blur to the click: a press moves the focus first and reaches its button later. */
const CLICK_MS = 200;

/** Takes an amount as people type it. The text stays as typed and is formatted when the field loses focus. */
export function MoneyField({
  id,
  label,
  hint,
  text,
  onText,
  isRequired = false,
  placeholder = "$0",
  error,
  whenUnreadable,
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
      error={isTyping ? undefined : (explainMoneyProblem(read(text), whenUnreadable) ?? error)}
      required={isRequired}
      inputMode="decimal"
      autoComplete="off"
      placeholder={placeholder}
      value={text}
      onText={onText}
      onFocus={(event) => {
        // The first key replaces what stands there, often an example.
        event.currentTarget.select();
        clearTimeout(leaving.current);
        setIsFocused(true);
      }}
      onBlur={() => {
        // Wait for the click: a message shown here would push its button away.
        leaving.current = window.setTimeout(setIsFocused, CLICK_MS, false);
        const tidy = formatMoneyInput(text);
        if (tidy !== text) onText(tidy);
      }}
    />
  );
}
