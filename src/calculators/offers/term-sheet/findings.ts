import type { OfferField } from "../offer.ts";

/** A line of the offer that a text states. */
export interface Finding {
  readonly field: OfferField;
  /** As the form shows it. */
  readonly text: string;
  /** Parts of one figure add up: origination and discount points, or two fees that have no line of their own. */
  readonly part: string;
}

/** Why a line was not taken. The words are in content/calculators/compare-offers.ts. */
export type LeftReason =
  | "unknown"
  | "twoValues"
  | "noFigure"
  | "deal"
  | "computed"
  | "otherRate"
  | "adjustable"
  | "penaltySteps"
  | "penaltyRule";

/** What a reader found in a text, and what is left of the text for the next one. */
export interface Reading {
  readonly findings: readonly Finding[];
  readonly reasons: readonly LeftReason[];
  readonly rest: string;
}

export type Reader = (text: string) => Reading;

export function nothing(rest: string): Reading {
  return { findings: [], reasons: [], rest };
}

export function found(
  field: OfferField,
  value: number | string,
  rest: string,
  part: string = field,
): Reading {
  return { findings: [{ field, text: `${value}`, part }], reasons: [], rest };
}

export function left(reason: LeftReason, rest: string): Reading {
  return { findings: [], reasons: [reason], rest };
}

/** Runs readers one after the other, each on what the ones before left. */
export function readInTurn(readers: readonly Reader[]): Reader {
  return (text) => {
    let reading = nothing(text);
    for (const read of readers) {
      const next = read(reading.rest);
      reading = {
        findings: [...reading.findings, ...next.findings],
        reasons: [...reading.reasons, ...next.reasons],
        rest: next.rest,
      };
    }
    return reading;
  };
}

/** The text without a match, so that no figure is read twice. */
export function without(text: string, match: RegExpExecArray): string {
  return `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
}
