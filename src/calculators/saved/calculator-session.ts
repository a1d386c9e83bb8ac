/** One calculation that a visitor chose to take along to the prequalification steps. Nothing in it says who they are. */
export interface CalculatorSession {
  readonly id: string;
  /** What the browser called it: a label, not a key, and never used to find anything. */
  readonly label: string;
  /** Decimal numbers as text, as they were posted. */
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
