import { memo, type ReactNode } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import { formatUsd } from "../../dscr/money.ts";
import { DelayedStatus } from "../../ui/delayed-status.tsx";
import type { Deal } from "../deal/deal.ts";
import { paymentsOf } from "../deal/ratios/deal-payment.ts";
import { lenderRatioOf } from "../deal/ratios/lender-view.ts";
import { ownerViewOf, simpleRatioOf } from "../deal/ratios/owner-view.ts";
import { describeLenderRatio, sayRatio } from "../deal/ratios/ratio-labels.ts";
import { sayVerdict } from "../deal/ratios/verdict.ts";
import { ESTIMATE_NOTE } from "../reports/estimate-note.ts";
import { RatioAndMonth } from "../tool/verdict-figures.tsx";

interface DealAnswerProps {
  readonly deal: Deal;
  readonly content: DealAnalyzerContent["sections"]["ratios"];
  /** Stands below the numbers. */
  readonly children: ReactNode;
}

/** The analyzer's first answer, without its explanations: those are on the full page. */
export const DealAnswer = memo(function DealAnswer({ deal, content, children }: DealAnswerProps) {
  const { first } = paymentsOf(deal);
  const { monthlyCashFlow } = ownerViewOf(deal);
  const ratio = lenderRatioOf(deal);
  const lender = describeLenderRatio(deal, first);
  const simple = sayRatio(deal, simpleRatioOf(deal));
  const cashFlow = formatUsd(monthlyCashFlow);
  return (
    <section
      aria-labelledby="results-heading"
      className="rounded-sheet border border-rule bg-sheet p-5 sm:p-7"
    >
      <h2 id="results-heading" className="font-sans text-[0.94rem] tracking-normal text-ink-soft">
        {content.heading}
      </h2>
      <DelayedStatus
        text={`Lender's ratio ${lender}, simple ratio ${simple}, ${cashFlow} a month for the owner.`}
      />
      <p className="verdict-text mt-1 mb-3">{sayVerdict(deal, ratio, monthlyCashFlow)}</p>
      <RatioAndMonth ratioText={lender} monthlyCashFlow={monthlyCashFlow} />
      <p className="mt-4 border-t border-rule pt-3 text-[0.94rem] text-ink-soft">
        The simple ratio is <strong className="font-semibold text-ink">{simple}</strong>: rent less taxes,
        insurance and dues, over principal and interest. The owner's month is after all costs, repairs and
        reserves, before tax. {content.text} {ESTIMATE_NOTE}
      </p>
      {children}
    </section>
  );
});
