import { formatUsd } from "../dscr/money.ts";
import type { CountyEstimates, CountySource } from "./county-estimates.ts";
import { describeRentArea } from "./county-text.ts";

interface FairRentsProps {
  readonly county: CountyEstimates;
  readonly source: CountySource;
}

/** The rent that HUD pays in a county, by bedrooms. */
export function FairRents({ county, source }: FairRentsProps) {
  const { twoBedrooms, threeBedrooms, fourBedrooms } = county.fairRent;
  const rents = [
    ["2 bedrooms", twoBedrooms],
    ["3 bedrooms", threeBedrooms],
    ["4 bedrooms", fourBedrooms],
  ] as const;
  return (
    <div>
      <p className="font-semibold text-ink">Fair Market Rent in {county.name}, a month</p>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {rents.map(([bedrooms, rent]) => (
          <div key={bedrooms}>
            <dt>{bedrooms}</dt>
            <dd className="text-base font-semibold text-ink">{formatUsd(rent)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1">
        What recent movers pay at the 40th percentile, with utilities; housing vouchers follow it.{" "}
        {source.citation}: {describeRentArea(county)}.
      </p>
    </div>
  );
}
