import type { DealFormContent } from "../../../content/calculators/deal-form.ts";
import { formatUsdExact } from "../../dscr/money.ts";
import { readMonths } from "../deal/bookings/read-months.ts";

/** What was understood of the typed or pasted months, in place of the hint or under it. Nothing if the field is empty. */
export function describeMonths(
  text: string,
  { monthsRead, monthsMissing }: Pick<DealFormContent, "monthsRead" | "monthsMissing">,
): { readonly hint?: string; readonly error?: string } {
  if (text.trim() === "") return {};
  const { months, found } = readMonths(text);
  if (!months) return { error: monthsMissing.replace("{found}", `${found}`) };
  const words: Readonly<Record<string, string>> = {
    first: formatUsdExact(months.at(0) ?? 0),
    last: formatUsdExact(months.at(-1) ?? 0),
    sum: formatUsdExact(months.reduce((sum, month) => sum + month, 0)),
  };
  return { hint: monthsRead.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? "") };
}
