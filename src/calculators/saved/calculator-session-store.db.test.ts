import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Database, isUniqueViolation, openDatabase } from "../../../platform/database/database.ts";
import {
  createTestDatabase,
  DIALECTS,
  type TestDatabase,
} from "../../../tests/setup/database/test-database.ts";
import {
  type CalculatorSession,
  type CalculatorSessionSchema,
  type CalculatorSessionStore,
  createCalculatorSessionStore,
  createCalculatorSessions,
} from "./calculator-session-store.server.ts";

const NOON = 1_794_744_000_000;

function session(id: string, expiresAt: number): CalculatorSession {
  return {
    id,
    label: "session-1794744000000",
    monthlyRent: "2500",
    monthlyExpenses: "500.5",
    monthlyDebtService: "1600",
    calculatedDscr: "1.2496875",
    createdAt: NOON,
    expiresAt,
  };
}

describe.each(DIALECTS)("calculator sessions on %s", (dialect) => {
  let place: TestDatabase;
  let database: Database<CalculatorSessionSchema>;
  let store: CalculatorSessionStore;

  beforeEach(async () => {
    place = await createTestDatabase(dialect);
    database = await openDatabase(place.url, {
      file: "",
      migrations: [createCalculatorSessions],
      now: () => NOON,
    });
    await database.migrate();
    store = createCalculatorSessionStore(database);
  }, 60_000);

  afterEach(async () => {
    await database.close();
    await place.drop();
  });

  const storedIds = async () => {
    const rows = await database.db.selectFrom("calculator_sessions").select("id").orderBy("id").execute();
    return rows.map(({ id }) => id);
  };

  test("a session is stored with every figure as it was posted", async () => {
    await store.add(session("a", NOON + 1));
    expect(await database.db.selectFrom("calculator_sessions").selectAll().execute()).toEqual([
      {
        id: "a",
        label: "session-1794744000000",
        monthly_rent: "2500",
        monthly_expenses: "500.5",
        monthly_debt_service: "1600",
        calculated_dscr: "1.2496875",
        created_at: NOON,
        expires_at: NOON + 1,
      },
    ]);
  });

  test("two sessions may carry the same label, but not the same id", async () => {
    await store.add(session("a", NOON + 1));
    await store.add(session("b", NOON + 1));
    await expect(store.add(session("a", NOON + 1))).rejects.toSatisfy(isUniqueViolation);
    expect(await storedIds()).toEqual(["a", "b"]);
  });

  test("purging deletes what has expired, and nothing else", async () => {
    await store.add(session("past", NOON - 1));
    await store.add(session("now", NOON));
    await store.add(session("later", NOON + 1));
    expect(await store.purgeExpired(NOON)).toBe(2);
    expect(await storedIds()).toEqual(["later"]);
    expect(await store.purgeExpired(NOON)).toBe(0);
  });
});
