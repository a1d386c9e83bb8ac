import {
  earliestByLender,
  earliestByRule,
  type LenderAnswer,
  type RuleAnswer,
} from "../../calculators/refinance/earliest-month.ts";
import type { Outcome } from "../../calculators/refinance/refinance-outcome.ts";
import { sayMonths } from "../../calculators/refinance/refinance-plan.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { DataTable } from "../../ui/data-table.tsx";
import type { AnswerProps } from "../refinance-planner-catalog.server.ts";
import { sayRatio } from "./outcome-text.ts";

export function RulesSection({ planner, content }: AnswerProps) {
  const answers = earliestByRule(planner);
  const missing = {
    heading: "What is missing",
    cell: ({ outcome, first }: RuleAnswer) => (outcome ? "-" : sayShort(first)),
  };
  return (
    <ToolSection
      id="rules"
      {...content.sections.rules}
      answer={sayEarliest(
        answers.map((answer) => ({
          name: `Seasoning ${ruleName(answer).toLowerCase()}`,
          month: monthOf(answer),
        })),
      )}
    >
      <DataTable
        caption="The earliest month by seasoning rule, an estimate before tax"
        rows={answers}
        rowKey={({ seasoningMonths }) => `${seasoningMonths}`}
        columns={[
          { heading: "Seasoning", cell: ruleName },
          { heading: "Earliest month", isNumeric: true, cell: monthOf },
          { heading: "New loan", isNumeric: true, cell: amountOf(({ loan }) => loan) },
          { heading: "Cash out", isNumeric: true, cell: amountOf(({ cashOut }) => cashOut) },
          { heading: "Left in the deal", isNumeric: true, cell: amountOf(({ cashLeft }) => cashLeft) },
          ...(answers.some(({ outcome }) => outcome === null) ? [missing] : []),
        ]}
      />
    </ToolSection>
  );
}

/** In the directory's order: no lender ranks first because it fits, or because it pays. */
export function LendersSection({ planner, facts, content }: AnswerProps) {
  const answers = earliestByLender(planner, facts.lenders);
  return (
    <ToolSection
      id="lenders"
      heading={content.sections.lenders.heading}
      answer={sayEarliest(answers.map((answer) => ({ name: answer.lender.name, month: monthOf(answer) })))}
    >
      <p className="mt-3 max-w-[60ch]">
        {content.sections.lenders.text} {facts.limitSources}
      </p>
      <p className="mt-2 mb-5 max-w-[60ch] text-[0.94rem] text-ink-soft">{facts.compensation}</p>
      <DataTable
        caption="The earliest month by lender, an estimate before tax"
        rows={answers}
        rowKey={({ lender }) => lender.id}
        columns={[
          { heading: "Lender", cell: ({ lender }) => lender.name },
          { heading: "Earliest month", isNumeric: true, cell: monthOf },
          { heading: "New loan", isNumeric: true, cell: amountOf(({ loan }) => loan) },
          { heading: "Cash out", isNumeric: true, cell: amountOf(({ cashOut }) => cashOut) },
          {
            heading: "Ratio",
            isNumeric: true,
            cell: ({ outcome }) => (outcome ? sayRatio(outcome) : "-"),
          },
          { heading: "Within its limits", cell: sayLimits },
        ]}
      />
    </ToolSection>
  );
}

/** "Kiavi: month 6; Lima One: month 9.", or one month for all. */
function sayEarliest(answers: readonly { readonly name: string; readonly month: string }[]): string {
  const [first, ...others] = answers;
  if (first && others.length > 0 && others.every(({ month }) => month === first.month)) {
    return `The same for all ${answers.length}: ${first.month}.`;
  }
  return `${answers.map(({ name, month }) => `${name}: ${month}`).join("; ")}.`;
}

interface Found {
  readonly outcome: Outcome | null;
}

function ruleName({ seasoningMonths }: RuleAnswer): string {
  return seasoningMonths === 0 ? "None" : sayMonths(seasoningMonths);
}

function monthOf({ outcome }: Found): string {
  if (!outcome) return "none";
  return outcome.month === 0 ? "at once" : `month ${outcome.month}`;
}

function amountOf(part: (outcome: Outcome) => number) {
  return ({ outcome }: Found) => (outcome ? formatUsd(part(outcome)) : "-");
}

function sayShort({ loan, cashOut }: Outcome): string {
  return loan === 0 ? "The rent carries no loan" : `${formatUsd(-cashOut)} to pay everything off`;
}

function sayLimits({ outcome, first, lender, misses }: LenderAnswer): string {
  const sample = lender.confirmedOn === null ? "sample limits" : "limits it confirmed";
  if (outcome) return `Yes, ${sample}`;
  const [missed] = misses;
  return missed ? `No: ${missed.label.toLowerCase()}, ${missed.missBy}` : sayShort(first);
}
