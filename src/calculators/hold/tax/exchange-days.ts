import { addDays } from "../../../office/office-calendar.ts";
import { formatDate } from "../../../ui/text/dates.ts";
import type { LabeledFigure } from "../../fields/field-rows.ts";
import type { HoldPlan } from "../hold-plan.ts";
import { TAX_FIELDS } from "./tax-fields.ts";

/** Days after the closing by which the next house is named in writing, and bought: 26 U.S.C. 1031(a)(3). */
export const EXCHANGE_DAYS = { named: 45, bought: 180 } as const;

export type ExchangeDays = Readonly<Record<keyof typeof EXCHANGE_DAYS, string>>;

/** Null without an exchange, or while nobody knows the day of the sale. */
export function exchangeDaysOf({ afterTax, exchange, saleDay }: HoldPlan): ExchangeDays | null {
  if (!afterTax || !exchange || saleDay === "") return null;
  const { named, bought } = EXCHANGE_DAYS;
  return { named: addDays(saleDay, named), bought: addDays(saleDay, bought) };
}

/** For print and files. */
export function exchangeRowsOf(plan: HoldPlan): readonly LabeledFigure[] {
  const days = exchangeDaysOf(plan);
  if (!days) return [];
  const row = (label: string, day: string) => ({ label, text: formatDate(day), figure: day });
  return [
    row(TAX_FIELDS.saleDay.name, plan.saleDay),
    row("Next house named in writing by", days.named),
    row("Next house bought by", days.bought),
  ];
}
