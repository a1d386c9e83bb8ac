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
  const isEven = sumOf(cents) === 0 && signChanges(cents) > 0;
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
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** Zeros do not count. A loop, because a record of forty years asks for it ten thousand times. */
function signChanges(values: readonly number[]): number {
  let [changes, last] = [0, 0];
  for (const value of values) {
    if (value === 0) continue;
    if (value * last < 0) changes += 1;
    last = Math.sign(value);
  }
  return changes;
}

/** How often the sum of all values so far changes its sign. */
function signChangesOfSums(values: readonly number[]): number {
  let [changes, last, sum] = [0, 0, 0];
  for (const value of values) {
    sum += value;
    if (sum === 0) continue;
    if (sum * last < 0) changes += 1;
    last = Math.sign(sum);
  }
  return changes;
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
 * All roots strictly between 0 and 1, in ascending order.
 *
 * Divided by 1 - x, the polynomial is a power series whose coefficients are the running sums of its own. So it has at most
 * as many roots there as these sums change sign, and one if they change it once and do not end at 0. That answers nearly
 * every deal. Otherwise: on a span, a polynomial has at most as many roots as its Bernstein coefficients change sign; none
 * means no root, one means one, and for more the span is halved.
 */
function rootsWithin(coefficients: readonly number[]): readonly number[] {
  const total = sumOf(coefficients);
  const changes = signChangesOfSums(coefficients);
  if (changes === 0) return [];
  if (changes === 1 && total !== 0) {
    return [rootWithin(coefficients, { from: 0, to: 1, signAfter: Math.sign(total) })];
  }
  return search({ from: 0, to: 1, shape: bernsteinOf(coefficients) });

  function search({ from, to, shape }: Span): readonly number[] {
    const changes = signChanges(shape);
    if (changes === 0) return [];
    const signAfter = Math.sign(shape.findLast((value) => value !== 0) ?? 0);
    if (changes === 1) return [rootWithin(coefficients, { from, to, signAfter })];
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

/** Two guesses so close together are the same rate. */
const SAME = 2 ** -50;

/** Newton's steps come close in six or eight; from there on, or where one leads out of the bracket, halve it. */
const NEWTON_STEPS = 24;

function rootWithin(coefficients: readonly number[], { from, to, signAfter }: Bracket): number {
  let [low, high] = [from, to];
  let guess = (low + high) / 2;
  for (let step = 1; low < guess && guess < high; step += 1) {
    let [value, slope] = [0, 0];
    for (let power = coefficients.length - 1; power >= 0; power -= 1) {
      slope = slope * guess + value;
      value = value * guess + (coefficients[power] ?? 0);
    }
    if (value * signAfter < 0) low = guess;
    else high = guess;
    const next = guess - value / slope;
    if (Math.abs(next - guess) <= SAME * guess) return guess;
    guess = step < NEWTON_STEPS && low < next && next < high ? next : (low + high) / 2;
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
