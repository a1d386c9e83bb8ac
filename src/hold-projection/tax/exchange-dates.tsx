import { useState } from "react";
import type { HoldProjectionContent } from "../../../content/calculators/hold-projection.ts";
import { dayAfter, EXCHANGE_DAYS } from "../../calculators/hold/tax/tax-text.ts";
import { TextField } from "../../ui/form/field.tsx";
import { formatDate } from "../../ui/text/dates.ts";

/** The two deadlines of an exchange, from the day the sale closes. */
export function ExchangeDates({ content }: { readonly content: HoldProjectionContent["tax"]["dates"] }) {
  const [closing, setClosing] = useState("");
  const [named, bought] = [dayAfter(closing, EXCHANGE_DAYS.named), dayAfter(closing, EXCHANGE_DAYS.bought)];
  return (
    <div className="my-5 max-w-[60ch]">
      <div className="max-w-[16rem]">
        <TextField
          label={content.label}
          hint={content.hint}
          type="date"
          value={closing}
          onText={setClosing}
        />
      </div>
      <p aria-live="polite" className="mt-3">
        {named && bought
          ? `Name the next house in writing by ${formatDate(named)}, and own it by ${formatDate(bought)}, or by the day your tax return for that year is due if that comes first.`
          : `The next house must be named in writing within ${EXCHANGE_DAYS.named} days of the closing and bought within ${EXCHANGE_DAYS.bought}, or by the day your tax return is due if that comes first.`}{" "}
        A qualified intermediary must hold the money from the start: once it is yours, the tax is due.
      </p>
    </div>
  );
}
