import { formatUsd } from "../../../dscr/money.ts";
import { formatRate } from "../../../dscr/rate-estimate.ts";
import type { Deal } from "../deal.ts";
import { sayRatio } from "../ratios/ratio-labels.ts";
import type { LaterPayment, ResetView } from "./reset-view.ts";

/**
 * "From month 61 on you pay $1,522 a month at 7.25% (ratio 1.18) if the index is 3.7% then; at worst $1,696 a month at 8.50%
 * (ratio 1.09). The most the caps allow is $2,131 a month at 11.50% (ratio 0.92), from month 79 on."
 */
export function describeResets(deal: Deal, { firstReset, highest, balloon }: ResetView): string {
  const sentences = [
    ...(firstReset ? [sayFirst(deal, firstReset)] : []),
    ...(highest && firstReset && highest.payment > firstReset.worst.payment
      ? [`The most the caps allow is ${sayPayment(deal, highest)}, from month ${highest.month} on.`]
      : []),
    ...(balloon
      ? [`After month ${balloon.month} the rest falls due at once: ${formatUsd(balloon.owed.expected)}.`]
      : []),
  ];
  return sentences.length === 0 ? "The loan is repaid before its rate changes." : sentences.join(" ");
}

function sayFirst(deal: Deal, { expected, worst }: NonNullable<ResetView["firstReset"]>): string {
  return `From month ${expected.month} on you pay ${sayPayment(deal, expected)} if the index is ${deal.indexPercent}% then; at worst ${sayPayment(deal, worst)}.`;
}

function sayPayment(deal: Deal, { ratePercent, payment, ratio }: LaterPayment): string {
  return `${formatUsd(payment)} a month at ${formatRate(ratePercent)} (ratio ${sayRatio(deal, ratio)})`;
}

/** For the years of a hold: "From year 6 on the rate is 7.25% in the expected case. The low case counts 8.50%, and up to 11.50%." */
export function describeChanges({ firstReset, highest }: ResetView): readonly string[] {
  if (!firstReset || !highest) return [];
  const { expected, worst } = firstReset;
  const later =
    highest.ratePercent > worst.ratePercent ? `, and up to ${formatRate(highest.ratePercent)}` : "";
  return [
    `From year ${Math.ceil(expected.month / 12)} on the rate is ${formatRate(expected.ratePercent)} in the expected case, as you assume the index. The low case counts ${formatRate(worst.ratePercent)}${later}, as the caps allow.`,
  ];
}
