import { formatRatio } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { groupDigits } from "../../ui/text/group-digits.ts";
import { formatChange } from "../state-figures.ts";
import type { CountyColumnName } from "./county-query.ts";
import type { ListedCounty } from "./listed-county.ts";

/** A figure of the table: what it is sorted by, and how it is shown. Null: nothing is known. */
interface CountyCell {
  readonly value: (county: ListedCounty) => number | null;
  readonly text: (value: number, county: ListedCounty) => string;
}

export const COUNTY_CELLS: Readonly<Record<CountyColumnName, CountyCell>> = {
  ratio: { value: ({ ratio }) => ratio, text: (ratio) => formatRatio(ratio) },
  people: { value: ({ figures }) => figures.population, text: groupDigits },
  rent: { value: ({ figures }) => figures.medianRent, text: formatUsd },
  value: { value: ({ figures }) => figures.medianValue, text: formatUsd },
  owners: { value: ({ estimates }) => estimates.ownerTax?.percent ?? null, text: formatOwners },
  landlord: { value: ({ house }) => house?.tax.percent ?? null, text: formatLandlord },
  premium: { value: ({ figures }) => figures.premiums.at(-1) ?? null, text: formatUsd },
  rise: { value: premiumRise, text: formatChange },
  ended: { value: ({ figures }) => figures.nonRenewals.at(-1) ?? null, text: formatShare },
  two: { value: ({ figures }) => figures.fairRent.twoBedrooms, text: formatUsd },
  three: { value: ({ figures }) => figures.fairRent.threeBedrooms, text: formatUsd },
  four: { value: ({ figures }) => figures.fairRent.fourBedrooms, text: formatUsd },
  years: { value: ({ figures }) => figures.prices.fiveYears, text: formatChange },
};

export function cellText(name: CountyColumnName, county: ListedCounty): string {
  const { value, text } = COUNTY_CELLS[name];
  const known = value(county);
  return known === null ? "–" : text(known, county);
}

/** Percent from the first recorded year to the last. */
export function premiumRise({ figures: { premiums } }: Pick<ListedCounty, "figures">): number | null {
  const [first, last] = [premiums.at(0), premiums.at(-1)];
  return first && last ? Number(((last / first - 1) * 100).toFixed(1)) : null;
}

function formatShare(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

function formatOwners(percent: number, { figures }: ListedCounty): string {
  return `${formatShare(percent)}${figures.medianTax?.is === "at-least" ? "+" : ""}`;
}

/** "2.39%", "1.61%+", "1.13% S". */
function formatLandlord(percent: number, { house, estimates }: ListedCounty): string {
  return `${formatShare(percent)}${house?.tax.isFloor ? "+" : ""}${estimates.tax ? "" : " S"}`;
}
