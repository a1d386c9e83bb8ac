import { z } from "zod";
import type { NumberRow } from "../../calculators/fields/field-kinds.ts";
import { roundToCents } from "../../dscr/cents.ts";
import { MONEY_LIMIT } from "../../dscr/money.ts";

/** A number within the limits of the form's field. */
export function numberOf({ limits }: Pick<NumberRow, "limits">, description: string) {
  const { min, max, isWhole } = limits;
  const number = z.number().min(min).max(max);
  return (isWhole ? number.int() : number).overwrite(withoutMinusZero).describe(description);
}

/** An amount paid or owed, read in whole cents as the forms do. */
export function usd(description: string) {
  return z.number().min(0).max(MONEY_LIMIT).overwrite(roundToCents).describe(description);
}

/** An amount without which there is no answer. */
export function positiveUsd(description: string) {
  return z.number().min(ONE_CENT).max(MONEY_LIMIT).overwrite(roundToCents).describe(description);
}

export function optionalUsd(description: string) {
  return usd(description).default(0);
}

const ONE_CENT = 0.01;
const MOST_YEARS = 10;

/** A penalty by year from the first, such as 5, 4, 3, 2, 1. */
export function percentByYear(description: string) {
  return z
    .array(z.number().min(0).max(100).overwrite(withoutMinusZero))
    .max(MOST_YEARS)
    .describe(description);
}

/** A figure of an answer. */
export function figure(description: string) {
  return z.number().describe(description);
}

export function figureOrNull(description: string) {
  return z.number().nullable().describe(description);
}

function withoutMinusZero(value: number): number {
  return value + 0;
}
