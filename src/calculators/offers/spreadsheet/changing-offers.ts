import type { MonthEnd } from "../../../dscr/adjustable/payment-periods.ts";
import { periodOf } from "../../../dscr/adjustable/payment-periods.ts";
import { fullyIndexedRate, type RatePath } from "../../../dscr/adjustable/rate-steps.ts";
import { ADJUSTABLE_FIELDS, fixedYearsOf } from "../../deal/adjustable/adjustable-fields.ts";
import { changingLoanOf, historyOf, isPlainLoan, periodsOf } from "../../deal/adjustable/changing-loan.ts";
import type { Deal } from "../../deal/deal.ts";
import { lettersOf, withLetter } from "../../spreadsheet/sheet-page.ts";
import type { CellFormat, MatrixRow, TableColumn, TableRow } from "../../spreadsheet/workbook.ts";
import { quoted } from "../../spreadsheet/workbook-rows.ts";
import { OFFER_TABLE } from "../offer.ts";
import type { NamedOffer } from "./named-offer.ts";

/** True if one of the loans changes: the months then need columns of their own. */
export function isChangingSet(offers: readonly NamedOffer[]): boolean {
  return offers.some(({ compared }) => !isPlainLoan(compared.deal));
}

/** The terms of changing rates, of every offer. */
export function changingTermRows(offers: readonly NamedOffer[]): readonly MatrixRow[] {
  const line = (
    id: Exclude<keyof typeof ADJUSTABLE_FIELDS, "adjustment">,
    format: CellFormat,
  ): MatrixRow => ({
    id,
    label: OFFER_TABLE[id].name,
    format,
    cells: offers.map(({ offer }) => offer[id]),
  });
  return [
    line("amortizationYears", "number"),
    {
      id: "adjustment",
      label: OFFER_TABLE.adjustment.name,
      format: "text",
      cells: offers.map(({ offer }) => OFFER_TABLE.adjustment.say(offer.adjustment)),
    },
    line("indexPercent", "percent"),
    line("marginPercent", "percent"),
    line("firstCapPercent", "percent"),
    line("periodicCapPercent", "percent"),
    line("lifeCapPercent", "percent"),
  ];
}

const FIXED_MONTHS = (["5-6", "7-6", "10-6"] as const).reduceRight(
  (otherwise, adjustment) =>
    `IF({adjustment}=${quoted(ADJUSTABLE_FIELDS.adjustment.say(adjustment))},${12 * (fixedYearsOf(adjustment) ?? 0)},${otherwise})`,
  "0",
);

/** How the terms of an offer move its rate. */
export const CHANGING_FORMULAS = {
  fixedMonths: FIXED_MONTHS,
  indexAndMargin: "MAX(ROUNDUP(({indexPercent}+{marginPercent})*8-0.5-0.000000001,0)/8,{marginPercent})",
} as const;

export function fixedMonthsOf({ adjustment }: Deal): number {
  return (fixedYearsOf(adjustment) ?? 0) * 12;
}

export const indexAndMarginOf = (deal: Deal) => fullyIndexedRate(deal);
export const repaidMonthsOf = (deal: Deal) => changingLoanOf(deal).repaidMonths;

/** The rate of a month. Each change moves it towards index and margin, or as far up as the caps allow, so none is skipped. */
export function rateInMonth(month: string, path: RatePath, cell: (id: string) => string): string {
  const [first, fixed, aim] = [cell("annualRatePercent"), cell("fixedMonths"), cell("indexAndMargin")];
  const moved = `${cell("firstCapPercent")}+INT((${month}-1-${fixed})/6)*${cell("periodicCapPercent")}`;
  const roof = `${first}+${cell("lifeCapPercent")},${first}+${moved}`;
  const changed =
    path === "worst"
      ? `MIN(${roof})`
      : `IF(${aim}>=${first},MIN(${aim},${roof}),MAX(0,${aim},${first}-(${moved})))`;
  return `ROUND(IF(OR(${fixed}=0,${month}<=${fixed}),${first},${changed}),9)`;
}

const PATHS = [
  ["expected", "", "Expected"],
  ["worst", "worst", "At worst"],
] as const satisfies readonly (readonly [RatePath, string, string])[];

/** What is owed and the interest so far, on both paths. */
export function changingColumns(name: string, index: number): readonly TableColumn[] {
  const letter = lettersOf(index);
  return PATHS.flatMap(([, prefix, label]): readonly TableColumn[] => {
    const column = (part: string, said: string, format: CellFormat): TableColumn => ({
      id: `${idOf(prefix, part)}${letter}`,
      kind: "result",
      name: `${idOf(prefix, part)}${letter}`,
      label: `${label}, ${said}: ${name}`,
      format,
    });
    return [
      column("monthRate", "rate", "percent"),
      column("owed", "owed", "usd"),
      column("interestSoFar", "interest so far", "usd"),
    ];
  });
}

export function changingCells({ compared: { deal } }: NamedOffer, index: number, month: number): TableRow {
  const letter = lettersOf(index);
  return Object.assign(
    {},
    ...PATHS.map(([path, prefix]): TableRow => {
      const cell = (part: string) => `{${idOf(prefix, part)}${letter}}`;
      const before = (part: string) => `{${idOf(prefix, part)}${letter}@-1}`;
      const [rate, owed] = [`${cell("monthRate")}/1200`, before("owed")];
      const level = `PMT(${rate},[repaidMonths]-{month}+1,-${owed})`;
      const left = `IF({month}<=[interestOnlyMonths],${owed},${owed}+${owed}*${rate}-${level})`;
      const end = endOf(deal, path, month);
      const period = periodOf(periodsOf(deal, path), Math.max(month, 1));
      const filled = (formula: string) => withLetter(formula, index);
      return {
        [`${idOf(prefix, "monthRate")}${letter}`]: {
          formula: filled(rateInMonth("MIN({month},[months])", path, (id) => `[${id}]`)),
          ours: period?.ratePercent ?? 0,
        },
        [`${idOf(prefix, "owed")}${letter}`]: {
          formula: filled(month === 0 ? "loanAmount" : `IF({month}>[months],${owed},${left})`),
          ours: end.balance,
        },
        [`${idOf(prefix, "interestSoFar")}${letter}`]: {
          formula: filled(
            month === 0 ? "0" : `${before("interestSoFar")}+IF({month}>[months],0,${owed}*${rate})`,
          ),
          ours: end.interestPaid,
        },
      };
    }),
  );
}

function idOf(prefix: string, part: string): string {
  return prefix === "" ? part : `${prefix}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
}

/** By deal and path: a table asks for every month. */
const histories = new WeakMap<Deal, Map<RatePath, readonly MonthEnd[]>>();

function endOf(deal: Deal, path: RatePath, month: number): MonthEnd {
  const known = histories.get(deal) ?? new Map<RatePath, readonly MonthEnd[]>();
  const history = known.get(path) ?? historyOf(deal, path);
  histories.set(deal, known.set(path, history));
  return history[Math.min(month, history.length - 1)] ?? { balance: 0, interestPaid: 0 };
}
