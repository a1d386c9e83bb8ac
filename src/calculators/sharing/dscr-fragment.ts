import type { DscrInputs } from "../../dscr/dscr.ts";

/**
 * Inputs in the part of a URL after "#", which browsers never send to a server. The first pair is the format version:
 * links live for years in emails and bookmarks, so a released format stays readable.
 */
export const FRAGMENT_VERSION = "v=1";

export const DSCR_KEYS = {
  monthlyRent: "rent",
  monthlyExpenses: "expenses",
  monthlyDebtService: "debt",
} as const satisfies Record<keyof DscrInputs, string>;

/** The loan behind a debt service, by its keys in links: dollars, percent, percent a year. */
export type DscrLoan = Readonly<Record<(typeof LOAN_KEYS)[number], number>>;
export const LOAN_KEYS = ["price", "down", "rate"] as const;

export function writeDscrFragment(inputs: DscrInputs, loan?: DscrLoan): string {
  const loanPairs = loan ? LOAN_KEYS.map((key) => `${key}=${plainNumber(loan[key])}`) : [];
  return `#${[FRAGMENT_VERSION, ...dscrPairs(inputs), ...loanPairs].join("&")}`;
}

export function dscrPairs(inputs: DscrInputs): readonly string[] {
  return fieldsOf(DSCR_KEYS).map((field) => `${DSCR_KEYS[field]}=${plainNumber(inputs[field])}`);
}

/** Digits only: small numbers print with an exponent by default. */
export function plainNumber(amount: number): string {
  return `${Number(amount.toFixed(6))}`;
}

export function fieldsOf<Field extends string>(keys: Readonly<Record<Field, unknown>>): readonly Field[] {
  const fields: Field[] = [];
  for (const field in keys) fields.push(field);
  return fields;
}
