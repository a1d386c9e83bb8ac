import type { MarketLanding } from "../../../content/landings/market-landing.ts";
import { cutRatio, marketRatio, paymentAt, pitiaAt } from "../../dscr/market-payment.ts";
import { formatUsd } from "../../dscr/money.ts";

/** The calculation behind the ratio of a market page, in dollars a month. */
export function describeMedianPayment({
  stats,
  dscrBasis,
}: Pick<MarketLanding, "stats" | "dscrBasis">): string {
  const { medianHomePrice: price, avgRent: rent } = stats;
  const { principalInterest, propertyTax, insurance } = pitiaAt(price, dscrBasis);
  return `On the median house that is ${formatUsd(principalInterest)} of principal and interest, ${formatUsd(propertyTax)} of property tax and ${formatUsd(insurance)} of insurance a month, together about ${formatUsd(paymentAt(price, dscrBasis))}. The average rent of ${formatUsd(rent)} covers ${cutRatio(marketRatio(rent, price, dscrBasis))} of it.`;
}
