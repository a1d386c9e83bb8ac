import { memo } from "react";
import type { Deal } from "../../calculators/deal/deal.ts";
import { paymentsOf } from "../../calculators/deal/ratios/deal-payment.ts";
import { ownerViewOf } from "../../calculators/deal/ratios/owner-view.ts";
import { describeLenderRatio } from "../../calculators/deal/ratios/ratio-labels.ts";
import { formatUsd } from "../../dscr/money.ts";

/** On a phone the answer is far below the fields, so the key figures stay visible while typing. */
export const ResultsBar = memo(function ResultsBar({ deal }: { readonly deal: Deal }) {
  return (
    <p className="sticky bottom-0 z-10 mt-6 -mb-4 border-t border-rule bg-paper py-3 lg:hidden print:hidden">
      <a href="#results" className="flex justify-between gap-4 text-ink no-underline">
        <span>
          Lender{" "}
          <strong className="font-semibold">{describeLenderRatio(deal, paymentsOf(deal).first)}</strong>
        </span>
        <span>
          You <strong className="font-semibold">{formatUsd(ownerViewOf(deal).monthlyCashFlow)}</strong> a
          month
        </span>
      </a>
    </p>
  );
});
