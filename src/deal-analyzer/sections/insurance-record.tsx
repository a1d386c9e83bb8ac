import type { Deal } from "../../calculators/deal/deal.ts";
import {
  describeDearerInsurance,
  describeInsuranceRecord,
} from "../../calculators/deal/safety/insurance-record.ts";
import type { Margin } from "../../calculators/deal/safety/margin-of-safety.ts";
import { countyIn, useCounties } from "../../counties/use-counties.tsx";
import { listInWords } from "../../ui/text/list-in-words.ts";

interface InsuranceRecordProps {
  readonly deal: Deal;
  /** Of insurance, at a ratio of 1.00. */
  readonly margin: Margin | null;
}

/** What premiums in the deal's county did, and how high one may rise before the ratio falls below 1.00. */
export default function InsuranceRecord({ deal, margin }: InsuranceRecordProps) {
  const file = useCounties(deal.state, true);
  const county = countyIn(file, deal.county);
  if (typeof file !== "object" || !county) return null;
  const { premiums, nonRenewals } = county;
  const record = describeInsuranceRecord(margin, { premiums, nonRenewals, years: file.years });
  if (!record) return null;
  const sources = [
    ...(premiums.length > 0 ? [file.sources.premiums.citation] : []),
    ...(nonRenewals.length > 0 ? [file.sources.nonRenewals.citation] : []),
  ];
  return (
    <div className="max-w-[60ch]">
      <h3>Insurance in {county.name}</h3>
      <p className="mt-1">
        {record} {describeDearerInsurance(deal)}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        Policies of owners who live in the house. Sources: {listInWords(sources)}.
      </p>
    </div>
  );
}
