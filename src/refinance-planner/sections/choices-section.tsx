import { formatLtv } from "../../calculators/deal/ratios/loan-to-value.ts";
import {
  type Choices,
  choicesOf,
  delayedFinancingOf,
  monthsToRepayCosts,
} from "../../calculators/refinance/refinance-answers.ts";
import type { Outcome } from "../../calculators/refinance/refinance-outcome.ts";
import { type RefinancePlan, sayMonths } from "../../calculators/refinance/refinance-plan.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsd } from "../../dscr/money.ts";
import type { AnswerProps } from "../refinance-planner-catalog.server.ts";
import { sayCash, sayRatio, saySetBy } from "./outcome-text.ts";

interface Limits {
  /** The highest loan to value, in percent. */
  readonly limit: number;
  /** What is called the largest loan. */
  readonly largest?: string;
}

interface ChoiceRow {
  readonly label: string;
  readonly cell: (outcome: Outcome, limits: Limits) => string;
}

const ROWS: readonly ChoiceRow[] = [
  { label: "Month", cell: ({ month }) => `${month}` },
  { label: "Value that counts", cell: ({ countedValue }) => formatUsd(countedValue) },
  { label: "New loan", cell: ({ loan }) => formatUsd(loan) },
  { label: "Set by", cell: (outcome, { limit, largest }) => saySetBy(outcome, limit, largest) },
  { label: "New loan to value", cell: ({ ltv }) => formatLtv(ltv) },
  { label: "Old loan to pay off", cell: ({ balance }) => formatUsd(balance) },
  { label: "Its penalty", cell: ({ penalty }) => formatUsd(penalty) },
  { label: "Closing costs and points", cell: ({ costs, points }) => formatUsd(costs + points) },
  { label: "Cash out", cell: ({ cashOut }) => sayCash(cashOut) },
  { label: "Cash left in the deal", cell: ({ cashLeft }) => formatUsd(cashLeft) },
  { label: "New ratio", cell: sayRatio },
  { label: "New payment a month", cell: ({ payment }) => formatUsd(payment) },
  {
    label: "Owner's cash flow a month, before tax",
    cell: ({ monthlyCashFlow }) => formatUsd(monthlyCashFlow),
  },
  { label: "A lower payment repays the costs in", cell: sayRepaid },
];

/** Cash-out against rate and term against waiting. */
export function ChoicesSection({ planner, content }: AnswerProps) {
  const words = content.sections.choices;
  const choices = choicesOf(planner);
  const delayed = delayedFinancingOf(planner);
  const columns = columnsOf(choices, delayed, planner.plan);
  const payments = columns.flatMap(({ name, outcome }) =>
    outcome ? [`${name.toLowerCase()} ${formatUsd(outcome.payment)}`] : [],
  );
  return (
    <ToolSection
      id="choices"
      heading={words.heading}
      text={words.text}
      answer={`New payment a month: ${payments.join(", ")}.`}
    >
      {/* On a phone, each label stands above its three figures. */}
      <table className="w-full border-collapse text-[0.97rem] max-sm:block">
        <caption className="sr-only">{words.heading}, an estimate before tax</caption>
        <thead className="max-sm:block">
          <tr className="align-bottom max-sm:grid max-sm:grid-cols-3">
            <td className="max-sm:hidden" />
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="py-1.5 pl-2 text-right font-semibold sm:pl-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {ROWS.map(({ label, cell }) => (
            <tr key={label} className="border-t border-rule max-sm:grid max-sm:grid-cols-3">
              <th
                scope="row"
                className="py-1.5 text-left font-normal text-ink-soft max-sm:col-span-3 max-sm:pb-0 max-sm:text-sm"
              >
                {label}
              </th>
              {columns.map(({ name, outcome, ...limits }) => (
                <td
                  key={name}
                  className="py-1.5 pl-2 text-right font-semibold wrap-break-word max-sm:pt-0 sm:pl-3"
                >
                  {outcome ? cell(outcome, limits) : "-"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {choices.rateTerm === null && (
        <p className="mt-3 max-w-[60ch]">
          {words.noOldLoan} {delayed && words.delayed}
        </p>
      )}
      <p className="mt-3 max-w-[60ch] text-sm text-ink-soft">{words.note}</p>
    </ToolSection>
  );
}

interface ChoiceColumn extends Limits {
  readonly name: string;
  readonly outcome: Outcome | null;
}

/** A house without a loan has nothing for rate and term; whoever paid cash for it may get that back at once. */
function columnsOf(
  { cashOut, rateTerm, wait }: Choices,
  delayed: Outcome | null,
  plan: RefinancePlan,
): readonly ChoiceColumn[] {
  return [
    { name: "Cash-out", outcome: cashOut, limit: plan.cashOutLtv },
    delayed
      ? { name: "Delayed financing", outcome: delayed, limit: plan.cashOutLtv, largest: "the proven cost" }
      : { name: "Rate and term", outcome: rateTerm, limit: plan.rateTermLtv },
    {
      name: plan.waitMonths === 0 ? "Wait" : `Wait ${sayMonths(plan.waitMonths)}`,
      outcome: wait,
      limit: plan.cashOutLtv,
    },
  ];
}

function sayRepaid(outcome: Outcome): string {
  const months = monthsToRepayCosts(outcome);
  return months === null ? "not lower" : sayMonths(months);
}
