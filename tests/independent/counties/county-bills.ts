import type { CountyTaxRule } from "../../../content/figures/counties/county-tax-rules.ts";
import { Decimal, ONE_HUNDRED } from "../decimal.ts";

interface Medians {
  readonly tax: number;
  readonly value: number;
}

/** A state's range, what its owners pay, and the county of its rule. */
interface StateRange {
  readonly low: number;
  readonly high: number;
  readonly owners: Medians;
  readonly rule: CountyTaxRule;
  readonly city?: Medians;
}

/** A share in percent, to hundredths. */
export function shareOf(amount: number, value: number): Decimal {
  return Decimal.of(amount).over(Decimal.of(value)).times(ONE_HUNDRED).cents();
}

/** What a landlord pays in a county, low and high to hundredths of a percent. Null where the state's range stays. */
export function landlordRange(
  county: Medians,
  isCity: boolean,
  state: StateRange,
): readonly Decimal[] | null {
  const share = shareOf(county.tax, county.value);
  const owners = shareOf(state.owners.tax, state.owners.value);
  const cityOwners = state.city ? shareOf(state.city.tax, state.city.value) : owners;
  const [low, high] = [Decimal.of(state.low), Decimal.of(state.high)];
  const byState = (end: Decimal) => share.times(end).over(owners);
  const byCity = (end: Decimal) => share.times(end).over(cityOwners);
  const { rule } = state;
  if (rule.kind === "none") return null;
  if (rule.kind === "levy") {
    const least = share.plus(Decimal.of(rule.points));
    return [least.cents(), least.times(high).over(low).cents()];
  }
  if (rule.kind === "cap") {
    const least = byState(low);
    return [(high.isBelow(least) ? high : least).cents(), high];
  }
  if (rule.kind === "one-city") return isCity ? [high, high] : [byState(low).cents(), byState(low).cents()];
  if (rule.kind === "both-in-city") return [byCity(low).cents(), byCity(high).cents()];
  const ends = [byState(low), rule.kind === "city" ? byCity(high) : byState(high)];
  return ends.map((end) => end.cents()).toSorted((one, other) => (one.isBelow(other) ? -1 : 1));
}
