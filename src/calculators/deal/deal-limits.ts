import { type Limits, MONEY_LIMIT } from "../../dscr/money.ts";
import type { Deal } from "./deal.ts";

export interface FieldLimits extends Limits {
  /** Counted, not measured. */
  readonly isWhole?: true;
}

/** The fields of a deal that are one number. */
export type NumberField = { [Field in keyof Deal]: Deal[Field] extends number ? Field : never }[keyof Deal];

const MONEY: FieldLimits = { min: 0, max: MONEY_LIMIT };
const PERCENT: FieldLimits = { min: 0, max: 100 };

/** What a field can hold. Wider than any lender's rules, so that every answer of a form fits. */
export const DEAL_LIMITS: Readonly<Record<NumberField, FieldLimits>> = {
  price: MONEY,
  downPaymentPercent: PERCENT,
  payoff: MONEY,
  annualRatePercent: PERCENT,
  // As in the cash flow calculator, whose numbers come along.
  termYears: { min: 0, max: 50 },
  interestOnlyYears: { min: 0, max: 50 },
  propertyTax: MONEY,
  insurance: MONEY,
  estimatedTaxPercent: PERCENT,
  estimatedInsurancePercent: PERCENT,
  associationDues: MONEY,
  units: { min: 1, max: 8, isWhole: true },
  leaseRent: MONEY,
  marketRent: MONEY,
  shortTermGross: MONEY,
  shortTermFeePercent: PERCENT,
  vacancyPercent: PERCENT,
  managementPercent: PERCENT,
  maintenancePercent: PERCENT,
  capitalReservePercent: PERCENT,
  utilities: MONEY,
  closingCostPercent: PERCENT,
  points: PERCENT,
  reserveMonths: { min: 0, max: 120 },
  creditScore: { min: 300, max: 850 },
  targetRatio: { min: 0, max: 10 },
};

/** Percent of a balance; nobody writes a longer schedule. */
export const CUSTOM_PREPAYMENT_LIMITS = { ...PERCENT, maxYears: 10 } as const;

export function clampToLimits(value: number, { min, max, isWhole }: FieldLimits): number {
  const within = Math.min(Math.max(value, min), max) + 0;
  return isWhole ? Math.round(within) : within;
}
