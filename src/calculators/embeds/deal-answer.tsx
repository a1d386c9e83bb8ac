import { memo, type ReactNode } from "react";
import type { DealAnalyzerContent } from "../../../content/calculators/deal-analyzer.ts";
import { formatUsd } from "../../dscr/money.ts";
import { DelayedStatus } from "../../ui/delayed-status.tsx";
import type { Deal } from "../deal/deal.ts";
import { paymentsOf } from "../deal/ratios/deal-payment.ts";
import { ownerViewOf, simpleRatioOf } from "../deal/ratios/owner-view.ts";
import { describeLenderRatio, sayRatio } from "../deal/ratios/ratio-labels.ts";
import { ESTIMATE_NOTE } from "../reports/estimate-note.ts";
import { LenderRatio } from "../tool/lender-ratio.tsx";

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
  const lender = describeLenderRatio(deal, first);
  const simple = sayRatio(deal, simpleRatioOf(deal));
  const cashFlow = formatUsd(monthlyCashFlow);
  return (
    <section
      aria-labelledby="results-heading"
      className="rounded-sheet border border-rule bg-sheet p-5 sm:p-7"
    >
      <h2 id="results-heading" className="text-[1.3rem] tracking-normal">
        {content.heading}
      </h2>
      <p className="mt-1 mb-5 text-[0.94rem] text-ink-soft">
        {content.text} {ESTIMATE_NOTE}
      </p>
      <DelayedStatus
        text={`Lender's ratio ${lender}, simple ratio ${simple}, ${cashFlow} a month for the owner.`}
      />
      <LenderRatio text={lender} />
      <div className="mt-5 grid grid-cols-2 gap-4 border-t border-rule pt-4">
        <SmallNumber label="The simple formula" value={simple}>
          Rent less taxes, insurance and dues, over principal and interest.
        </SmallNumber>
        <SmallNumber
          label="The owner's month"
          value={cashFlow}
          tone={monthlyCashFlow < 0 ? "text-poor" : "text-good"}
        >
          After all costs, repairs and reserves, before tax.
        </SmallNumber>
      </div>
      {children}
    </section>
  );
});

interface SmallNumberProps {
  readonly label: string;
  readonly value: string;
  readonly tone?: string;
  readonly children: string;
}

function SmallNumber({ label, value, tone = "", children }: SmallNumberProps) {
  return (
    <div>
      <p className="text-[0.94rem] font-semibold">{label}</p>
      <p className={`font-serif text-2xl font-semibold ${tone}`}>{value}</p>
      <p className="mt-1 text-[0.88rem] text-ink-soft">{children}</p>
    </div>
  );
}
