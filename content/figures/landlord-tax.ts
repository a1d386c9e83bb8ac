/** What owners who live in their house pay a year, in percent of its value. Never a landlord's bill. */
export interface OwnerTax {
  readonly payer: "owner";
  readonly percent: number;
}

/** What a landlord pays a year, in percent of the price. Only this is accepted where an investor's bill is estimated. */
export interface LandlordTax {
  readonly payer: "landlord";
  /** What estimates use: the middle of the range. */
  readonly percent: number;
  readonly low: number;
  readonly high: number;
  /** What decides between the two ends: "by county and city". Absent if they are the same. */
  readonly by?: string;
  /** True if the bill is at least this, and how much more is not known. */
  readonly isFloor: boolean;
  /** "1.57%, the middle of 1.34% to 1.79%, by county and city", "at least 1.06%", "0.49%". */
  readonly text: string;
}

const DECIDED_BY = {
  place: "by county and city",
  town: "by city and school district",
  reset: "by the value the assessor sets after the sale",
  year: "by the year of the bill",
} as const;

const ENROLLED = "by whether the rental is enrolled";

export function exactly(percent: number): LandlordTax {
  return { payer: "landlord", percent, low: percent, high: percent, isFloor: false, text: textOf(percent) };
}

export function atLeast(percent: number): LandlordTax {
  return { ...exactly(percent), isFloor: true, text: `at least ${textOf(percent)}` };
}

export function between(low: number, high: number, difference: keyof typeof DECIDED_BY): LandlordTax {
  // Hundredths of a percent are whole numbers, so that half of one is rounded up.
  const percent = Math.round((Math.round(low * 100) + Math.round(high * 100)) / 2) / 100;
  const by = DECIDED_BY[difference];
  const text = `${textOf(percent)}, the middle of ${textOf(low)} to ${textOf(high)}, ${by}`;
  return { payer: "landlord", percent, low, high, by, isFloor: false, text };
}

/** The higher rate holds until the rental is enrolled, so estimates use that one and not the middle. */
export function onceEnrolled(low: number, high: number): LandlordTax {
  const text = `${textOf(high)}, once the rental is enrolled ${textOf(low)}`;
  return { payer: "landlord", percent: high, low, high, by: ENROLLED, isFloor: false, text };
}

/** The tax in a county of the state whose tax is given: of the same kind, with the county's ends. */
export function inCounty(
  state: LandlordTax,
  range: { readonly low: number; readonly high: number },
): LandlordTax {
  const [low, high] = [toHundredths(range.low), toHundredths(range.high)];
  if (state.isFloor) return atLeast(low);
  if (low === high) return exactly(low);
  if (state.by === ENROLLED) return onceEnrolled(low, high);
  const same = (["reset", "year"] as const).find((difference) => DECIDED_BY[difference] === state.by);
  return between(low, high, same ?? "town");
}

/** Half a hundredth is rounded up, also where the binary fraction lies just below it: 1.155 is 1.16. */
function toHundredths(percent: number): number {
  return Math.round(Number((percent * 100).toFixed(6))) / 100;
}

function textOf(percent: number): string {
  return `${percent.toFixed(2)}%`;
}
