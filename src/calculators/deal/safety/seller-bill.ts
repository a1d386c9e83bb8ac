import { formatUsdExact } from "../../../dscr/money.ts";
import { type Deal, withBills } from "../deal.ts";
import { lenderRatioOf } from "../ratios/lender-view.ts";
import { formatRatioBeside } from "../ratios/ratio-text.ts";

/** The ratio with the seller's tax bill. Undefined if that bill is unknown, unchanged, or there is no sale. */
export function describeSellerBill(deal: Deal): string | undefined {
  const { purpose, sellerTax, propertyTax, targetRatio } = deal;
  if (purpose !== "purchase" || sellerTax === 0 || sellerTax === propertyTax) return undefined;
  const say = (figure: number) => formatRatioBeside(figure, targetRatio);
  const before = say(lenderRatioOf(withBills(deal, { propertyTax: sellerTax })));
  return `On the seller's tax bill of ${formatUsdExact(sellerTax)} a month the ratio would read ${before}. Your own bill, ${formatUsdExact(propertyTax)}, makes it ${say(lenderRatioOf(deal))}.`;
}
