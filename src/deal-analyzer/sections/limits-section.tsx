import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import { ltvLimitOf } from "../../calculators/deal/target/ltv-limit.ts";
import { type Binding, maximumsOf } from "../../calculators/deal/target/maximum-loan.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import type { SectionProps } from "../deal-analyzer-catalog.server.ts";

interface LimitsSectionProps extends SectionProps {
  readonly ltvNotes: DealAnalyzerContent["ltvNotes"];
}

export function LimitsSection({ deal, facts, content, ltvNotes }: LimitsSectionProps) {
  const limit = ltvLimitOf(deal, facts.belowOneLtv);
  const maximums = maximumsOf(deal, limit.percent);
  const text = (deal.purpose === "purchase" ? undefined : content.refinance) ?? content.text;
  const because = (binding: Binding, amount: number) => {
    if (binding === "ratio") return `The ratio of ${formatRatio(deal.targetRatio)} stops you first.`;
    if (binding === "none") return "Neither the ratio nor the loan-to-value limit stops you.";
    return amount === 0
      ? `It needs ${maximums.neededDownPercent}% down to stay within the loan-to-value limit of ${limit.percent}%.`
      : `The loan-to-value limit of ${limit.percent}% stops you first.`;
  };
  const show = (label: string, amount: number, binding: Binding) => (
    <Maximum label={label} text={sayAmount(amount, binding)} note={because(binding, amount)} />
  );
  return (
    <ToolSection
      id="limits"
      heading={content.heading}
      text={`${text} ${ltvNotes[limit.reason]}`}
      answer={`Largest loan on this property: ${sayAmount(maximums.maxLoan, maximums.maxLoanBinding)}.`}
    >
      <dl className="grid gap-6 sm:grid-cols-3">
        {show("Largest loan on this property", maximums.maxLoan, maximums.maxLoanBinding)}
        {deal.purpose === "purchase" && (
          <>
            {show(
              `Highest price at ${Number(deal.downPaymentPercent.toFixed(2))}% down`,
              maximums.maxPrice,
              maximums.maxPriceBinding,
            )}
            {show(
              "Highest price with the same cash down",
              maximums.maxPriceSameCash,
              maximums.maxPriceSameCashBinding,
            )}
          </>
        )}
      </dl>
    </ToolSection>
  );
}

function sayAmount(amount: number, binding: Binding): string {
  if (binding === "none") return "Any price";
  // Round down: a dollar more would miss the target.
  return amount === 0 ? "None" : formatUsd(Math.floor(amount));
}

interface MaximumProps {
  readonly label: string;
  readonly text: string;
  readonly note: string;
}

function Maximum({ label, text, note }: MaximumProps) {
  return (
    <div className="border-t border-edge pt-3">
      <dt className="text-[0.94rem] text-ink-soft">{label}</dt>
      <dd>
        <strong className="block font-serif text-[1.7rem] leading-tight font-semibold">{text}</strong>
        <span className="text-[0.94rem] text-ink-soft">{note}</span>
      </dd>
    </div>
  );
}
