/** One calculation that a visitor chose to take to the prequalification steps. Nothing in it identifies the visitor. */
export interface CalculatorSession {
  readonly id: string;
  /** The browser's name for it: a label, not a key, and never used for lookups. */
  readonly label: string;
  /** Decimal numbers as text, as posted. */
  readonly monthlyRent: string;
  readonly monthlyExpenses: string;
  readonly monthlyDebtService: string;
  readonly calculatedDscr: string;
  /** Milliseconds since 1970, UTC. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

const HOUR_MS = 60 * 60 * 1000;

export const SESSION_LIFETIME = { defaultMs: 24 * HOUR_MS, maxMs: 30 * 24 * HOUR_MS } as const;
