/** Digits after the decimal point. Even a trillion dollars leaves more than 40 significant digits for a cent. */
const DIGITS = 50;
const POWERS_OF_TEN = Array.from({ length: 2 * DIGITS }, (_, exponent) => 10n ** BigInt(exponent));
const ONE = powerOfTen(DIGITS);
const MOST_READ = 500;

/** A decimal number with exact sums, and division to 50 digits after the decimal point. */
export class Decimal {
  /** Cached: parsing takes as long as a division, and the figures of one deal are parsed again and again. */
  static readonly #read = new Map<number, Decimal>();
  readonly #units: bigint;

  private constructor(units: bigint) {
    this.#units = units;
  }

  /** The number as written, not as a double stores it: 1.005 is 1.005. */
  static of(written: number): Decimal {
    const known = Decimal.#read.get(written);
    if (known) return known;
    const [digits = "", exponent = "0"] = String(written).split("e");
    const [whole = "", fraction = ""] = digits.split(".");
    const units = BigInt(whole + fraction) * powerOfTen(DIGITS - fraction.length + Number(exponent));
    if (Decimal.#read.size === MOST_READ) Decimal.#read.clear();
    const decimal = new Decimal(units);
    Decimal.#read.set(written, decimal);
    return decimal;
  }

  plus(other: Decimal): Decimal {
    return new Decimal(this.#units + other.#units);
  }

  minus(other: Decimal): Decimal {
    return new Decimal(this.#units - other.#units);
  }

  times(factor: Decimal): Decimal {
    return new Decimal(divideHalfAway(this.#units * factor.#units, ONE));
  }

  over(divisor: Decimal): Decimal {
    return new Decimal(divideHalfAway(this.#units * ONE, divisor.#units));
  }

  /** Integer powers, by squaring. */
  power(exponent: number): Decimal {
    if (exponent === 0) return new Decimal(ONE);
    const root = this.power(Math.floor(exponent / 2));
    const square = root.times(root);
    return exponent % 2 === 0 ? square : square.times(this);
  }

  /** Halves of the last place round away from zero. */
  round(places: number): Decimal {
    const unit = powerOfTen(DIGITS - places);
    return new Decimal(divideHalfAway(this.#units, unit) * unit);
  }

  /** Digits lost beyond a division's 50 must not decide: 60% of 0.10 ÷ 12 is half a cent. */
  cents(): Decimal {
    return this.round(DIGITS - 10).round(2);
  }

  isZero(): boolean {
    return this.#units === 0n;
  }

  isBelow(other: Decimal): boolean {
    return this.#units < other.#units;
  }

  isAtLeast(other: Decimal): boolean {
    return this.#units >= other.#units;
  }

  /** The nearest double. */
  toNumber(): number {
    const size = String(this.#units < 0n ? -this.#units : this.#units).padStart(DIGITS + 1, "0");
    const number = Number(`${size.slice(0, -DIGITS)}.${size.slice(-DIGITS)}`);
    return this.#units < 0n ? -number : number;
  }
}

export const ZERO = Decimal.of(0);
export const ONE_HUNDRED = Decimal.of(100);
export const TWELVE = Decimal.of(12);

/** A percentage is 25, not 0.25. */
export function percentOf(amount: Decimal, percent: Decimal): Decimal {
  return amount.times(percent).over(ONE_HUNDRED);
}

export function sumOf(...amounts: readonly Decimal[]): Decimal {
  return amounts.reduce((sum, amount) => sum.plus(amount), ZERO);
}

export function lowerOf(one: Decimal, other: Decimal): Decimal {
  return other.isBelow(one) ? other : one;
}

function powerOfTen(exponent: number): bigint {
  const power = POWERS_OF_TEN[exponent];
  if (power === undefined)
    throw new RangeError(`10 to the power of ${exponent} is more than a Decimal holds.`);
  return power;
}

function divideHalfAway(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const size = dividend < 0n ? -dividend : dividend;
  const parts = divisor < 0n ? -divisor : divisor;
  const quotient = (size + parts / 2n) / parts;
  return isNegative ? -quotient : quotient;
}
