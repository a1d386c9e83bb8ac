import { memo } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import type { Deal } from "../../calculators/deal/deal.ts";
import { ltvLimitOf } from "../../calculators/deal/target/ltv-limit.ts";
import { type Binding, maximumsOf } from "../../calculators/deal/target/maximum-loan.ts";
import { ToolSection } from "../../calculators/tool/tool-section.tsx";
import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import type { AnalyzerFacts } from "../analyzer-facts.ts";
import { sectionText } from "./section-text.ts";

interface LimitsSectionProps {
  readonly deal: Deal;
  readonly facts: AnalyzerFacts;
  readonly content: DealAnalyzerContent["sections"]["limits"];
  readonly ltvNotes: DealAnalyzerContent["ltvNotes"];
}

export const LimitsSection = memo(function LimitsSection({
  deal,
  facts,
  content,
  ltvNotes,
}: LimitsSectionProps) {
  const limit = ltvLimitOf(deal, facts.belowOneLtv);
  const maximums = maximumsOf(deal, limit.percent);
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
    <ToolSection id="limits" heading={content.heading}>
      <p className="mt-3 mb-5 max-w-[60ch]">
        {sectionText(content, deal.purpose)} {ltvNotes[limit.reason]}
      </p>
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
});

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
