import { formatUsd } from "../../../dscr/money.ts";
import { type Deal, withBills } from "../deal.ts";
import { lenderRatioOf } from "../ratios/lender-view.ts";
import { formatRatioBeside } from "../ratios/ratio-text.ts";

/** The ratio with the seller's tax bill. Undefined without a ratio or a sale, or if that bill is unknown or unchanged. */
export function describeSellerBill(deal: Deal): string | undefined {
  const { purpose, sellerTax, propertyTax, targetRatio } = deal;
  if (purpose !== "purchase" || sellerTax === 0 || sellerTax === propertyTax) return undefined;
  const before = lenderRatioOf(withBills(deal, { propertyTax: sellerTax }));
  const now = lenderRatioOf(deal);
  if (before === null || now === null) return undefined;
  const say = (figure: number) => formatRatioBeside(figure, targetRatio);
  return `On the seller's tax bill of ${formatUsd(sellerTax)} a month the ratio would read ${say(before)}. Your own bill, ${formatUsd(propertyTax)}, makes it ${say(now)}.`;
}
