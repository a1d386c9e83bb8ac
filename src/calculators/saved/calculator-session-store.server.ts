import type { Database } from "../../../platform/database/database.ts";
import type { Migration } from "../../../platform/database/migrations.ts";

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

export interface CalculatorSessionSchema {
  calculator_sessions: {
    id: string;
    label: string;
    monthly_rent: string;
    monthly_expenses: string;
    monthly_debt_service: string;
    calculated_dscr: string;
    created_at: number;
    expires_at: number;
  };
}

export const createCalculatorSessions: Migration = {
  id: "0001-create-calculator-sessions",
  why: "a calculation that is taken along to the prequalification steps is kept for a day",
  async up({ schema }) {
    await schema
      .createTable("calculator_sessions")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("monthly_rent", "text", (column) => column.notNull())
      .addColumn("monthly_expenses", "text", (column) => column.notNull())
      .addColumn("monthly_debt_service", "text", (column) => column.notNull())
      .addColumn("calculated_dscr", "text", (column) => column.notNull())
      .addColumn("created_at", "bigint", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createIndex("calculator_sessions_by_expiry")
      .on("calculator_sessions")
      .column("expires_at")
      .execute();
  },
};

export interface CalculatorSessionStore {
  add(session: CalculatorSession): Promise<void>;
  /** Deletes the sessions expired by `now` and returns their number. */
  purgeExpired(now: number): Promise<number>;
}

export function createCalculatorSessionStore(
  database: Database<CalculatorSessionSchema>,
): CalculatorSessionStore {
  return {
    async add(session) {
      await database.db
        .insertInto("calculator_sessions")
        .values({
          id: session.id,
          label: session.label,
          monthly_rent: session.monthlyRent,
          monthly_expenses: session.monthlyExpenses,
          monthly_debt_service: session.monthlyDebtService,
          calculated_dscr: session.calculatedDscr,
          created_at: session.createdAt,
          expires_at: session.expiresAt,
        })
        .execute();
    },
    async purgeExpired(now) {
      const { numDeletedRows } = await database.db
        .deleteFrom("calculator_sessions")
        .where("expires_at", "<=", now)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
