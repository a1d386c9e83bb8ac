import { memo } from "react";
import { formatUsd } from "../../dscr/money.ts";
import type { OffersAnswer } from "./offers-answer.ts";
import { sayWinners } from "./winner-text.ts";

/** On a phone the answer is far from the fields, so it stays visible while typing. */
export const OffersBar = memo(function OffersBar({ answer }: { readonly answer: OffersAnswer }) {
  const { comparison, names } = answer;
  const { held, holdMonths } = comparison;
  return (
    <p className="sticky bottom-0 z-10 border-t border-rule bg-paper py-3 lg:hidden print:hidden">
      <a href="#results" className="flex justify-between gap-4 text-ink no-underline">
        <span className="min-w-0 wrap-anywhere">
          Month {holdMonths}: <strong className="font-semibold">{sayWinners(held, names)}</strong>
        </span>
        {held.lead !== null && <span className="flex-none">lowest by {formatUsd(held.lead)}</span>}
      </a>
    </p>
  );
});
