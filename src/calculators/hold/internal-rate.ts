import { toCents } from "../../dscr/cents.ts";

/** The yearly rates, in percent, at which all cash flows together are worth nothing today. */
export type InternalRate =
  | { readonly kind: "none" }
  | { readonly kind: "one"; readonly percent: number }
  /** Each of them is a solution, and none is the return. Lowest first. */
  | { readonly kind: "several"; readonly percents: readonly number[] };

/**
 * Finds every rate above -100%. The first flow is today's, the others follow a year apart.
 *
 * With x = 1 ÷ (1 + rate), the present value is a polynomial in x. Rates from 0% up are its roots between 0 and 1; for
 * rates below 0%, 1 ÷ x is the root of the polynomial with the flows reversed.
 */
export function internalRateOf(flows: readonly number[]): InternalRate {
  const cents = flows.map(toCents);
  const losses = rootsWithin(cents.toReversed()).map((root) => (root - 1) * 100);
  const gains = rootsWithin(cents).map((root) => (1 / root - 1) * 100);
  const isEven = signChanges(cents) > 0 && sumOf(cents) === 0;
  const percents = [...losses, ...(isEven ? [0] : []), ...gains.toReversed()];
  const [percent] = percents;
  if (percent === undefined) return { kind: "none" };
  return percents.length === 1 ? { kind: "one", percent } : { kind: "several", percents };
}

/** The value today of flows a year apart. */
export function presentValue(flows: readonly number[], percent: number): number {
  const discount = 1 / (1 + percent / 100);
  return flows.reduceRight((worth, flow) => worth * discount + flow, 0);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Zeros do not count. */
function signChanges(values: readonly number[]): number {
  const signs = values.map(Math.sign).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

interface Span {
  readonly from: number;
  readonly to: number;
  /** The polynomial's Bernstein coefficients on this span; the first and the last are its values at the ends. */
  readonly shape: readonly number[];
}

/** Narrower than any two rates that a reader could tell apart. */
const NARROWEST = 1e-9;

/**
 * All roots strictly between 0 and 1, in ascending order. On a span, a polynomial has at most as many roots as its
 * Bernstein coefficients change sign: none means no root, one means one. Otherwise halve the span.
 */
function rootsWithin(coefficients: readonly number[]): readonly number[] {
  const allChanges = signChanges(coefficients);
  if (allChanges === 0) return [];
  // Most deals: money goes out, then comes back. The one root above 0 is below 1 if the sign at 1 differs from that at 0.
  if (allChanges === 1) {
    const sign = Math.sign(sumOf(coefficients));
    const isWithin = sign !== 0 && sign !== Math.sign(coefficients.find((value) => value !== 0) ?? 0);
    return isWithin ? [bisect(coefficients, { from: 0, to: 1, signAfter: sign })] : [];
  }
  return search({ from: 0, to: 1, shape: bernsteinOf(coefficients) });

  function search({ from, to, shape }: Span): readonly number[] {
    const changes = signChanges(shape);
    if (changes === 0) return [];
    const signAfter = Math.sign(shape.findLast((value) => value !== 0) ?? 0);
    if (changes === 1) return [bisect(coefficients, { from, to, signAfter })];
    const middle = (from + to) / 2;
    // Flows that touch zero without crossing it, or two rates that nobody could tell apart.
    if (to - from < NARROWEST) return [middle];
    const [left, right] = halve(shape);
    return [
      ...search({ from, to: middle, shape: left }),
      ...(left.at(-1) === 0 ? [middle] : []),
      ...search({ from: middle, to, shape: right }),
    ];
  }
}

interface Bracket {
  readonly from: number;
  readonly to: number;
  /** The sign of the polynomial between its one root and the end of the span. */
  readonly signAfter: number;
}

function bisect(coefficients: readonly number[], { from, to, signAfter }: Bracket): number {
  let [low, high] = [from, to];
  for (let middle = (low + high) / 2; low < middle && middle < high; middle = (low + high) / 2) {
    const value = coefficients.reduceRight((sum, coefficient) => sum * middle + coefficient, 0);
    if (value * signAfter < 0) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * From powers of x to the Bernstein form on the span from 0 to 1: divide by the binomial coefficients of the degree, then
 * take the binomial transform, a sum of neighbors at a time.
 */
function bernsteinOf(coefficients: readonly number[]): readonly number[] {
  const degree = coefficients.length - 1;
  let choices = 1;
  const shape = coefficients.map((coefficient, power) => {
    if (power > 0) choices = (choices * (degree - power + 1)) / power;
    return coefficient / choices;
  });
  for (let level = 1; level <= degree; level += 1) {
    for (let place = degree; place >= level; place -= 1) {
      shape[place] = (shape[place] ?? 0) + (shape[place - 1] ?? 0);
    }
  }
  // The last one is the value at 1: exact, so that a root there is not taken for one beside it.
  return shape.with(-1, sumOf(coefficients));
}

/** De Casteljau: the coefficients on the left half and on the right half. */
function halve(shape: readonly number[]): readonly [readonly number[], readonly number[]] {
  const left: number[] = [];
  const right: number[] = [];
  let row = shape;
  while (row.length > 0) {
    left.push(row[0] ?? 0);
    right.push(row.at(-1) ?? 0);
    row = row.slice(1).map((value, index) => (value + (row[index] ?? 0)) / 2);
  }
  return [left, right.toReversed()];
}
