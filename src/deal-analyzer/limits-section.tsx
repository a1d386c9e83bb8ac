import { memo, useId } from "react";
import type { DealAnalyzerContent } from "../../content/deal-analyzer.ts";
import type { Deal } from "../calculators/deal/deal.ts";
import { type Binding, LTV_LIMITS, maximumsOf } from "../calculators/deal/maximum-loan.ts";
import { formatRatio } from "../calculators/dscr.ts";
import { formatUsd } from "../calculators/money.ts";

interface LimitsSectionProps {
  readonly deal: Deal;
  readonly content: DealAnalyzerContent["sections"]["limits"];
}

export const LimitsSection = memo(function LimitsSection({ deal, content }: LimitsSectionProps) {
  const id = useId();
  const limit = LTV_LIMITS[deal.purpose];
  const maximums = maximumsOf(deal, limit.percent);
  const because = (binding: Binding) => {
    if (binding === "ratio") return `The ratio of ${formatRatio(deal.targetRatio)} stops you first.`;
    return binding === "ltv" ? `The loan-to-value limit of ${limit.percent}% stops you first.` : "";
  };
  return (
    <section aria-labelledby={`${id}-heading`} className="section">
      <h2 id={`${id}-heading`}>{content.heading}</h2>
      <p className="mt-3 mb-5 max-w-[68ch]">
        {content.text} {limit.note}
      </p>
      <dl className="grid gap-6 sm:grid-cols-3">
        <Maximum
          label="Largest loan on this property"
          amount={maximums.maxLoan}
          note={because(maximums.maxLoanBinding)}
        />
        {deal.purpose === "purchase" && (
          <>
            <Maximum
              label={`Highest price at ${Number(deal.downPaymentPercent.toFixed(2))}% down`}
              amount={maximums.maxPrice}
              note={because(maximums.maxPriceBinding)}
            />
            <Maximum
              label="Highest price with the same cash down"
              amount={maximums.maxPriceSameCash}
              note={because(maximums.maxPriceSameCashBinding)}
            />
          </>
        )}
      </dl>
    </section>
  );
});

interface MaximumProps {
  readonly label: string;
  readonly amount: number;
  readonly note: string;
}

function Maximum({ label, amount, note }: MaximumProps) {
  return (
    <div className="border-t border-edge pt-3">
      <dt className="text-[0.94rem] text-ink-soft">{label}</dt>
      <dd>
        <strong className="block font-serif text-[1.7rem] leading-tight font-semibold">
          {/* Down: a dollar more would miss the target. */}
          {formatUsd(Math.floor(amount))}
        </strong>
        <span className="text-[0.94rem] text-ink-soft">{note}</span>
      </dd>
    </div>
  );
}
