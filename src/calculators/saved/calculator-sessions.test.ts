import { describe, expect, test } from "vitest";
import type { CalculatorSession } from "./calculator-session-store.server.ts";
import { calculatorSessionsEndpoint, SESSION_LIFETIME } from "./calculator-sessions.server.ts";

const NOON = 1_794_744_000_000;
const posted = {
  sessionId: "session-1794744000000",
  monthlyRent: "2500",
  monthlyExpenses: "500",
  monthlyDebtService: "1600",
  calculatedDSCR: "1.25",
};

function createEndpoint(lifetimeMs?: number, failure?: Error) {
  const added: CalculatorSession[] = [];
  const failures: unknown[] = [];
  const store = {
    add: async (session: CalculatorSession) => {
      if (failure) throw failure;
      added.push(session);
    },
    purgeExpired: async () => 0,
  };
  const endpoint = calculatorSessionsEndpoint({
    store,
    clock: () => NOON,
    ids: () => "id-1",
    reportFailure: (error, requestId) => failures.push([error, requestId]),
    ...(lifetimeMs !== undefined && { lifetimeMs }),
  });
  const post = (body: unknown) =>
    endpoint.handle({
      request: new Request("http://localhost/api/calculator-sessions", { method: "POST" }),
      requestId: "request-1",
      client: "127.0.0.1",
      parameters: {},
      body,
      bytes: new Uint8Array(),
    });
  return { added, failures, post };
}

test("a calculation is stored for a day, and answered with 201", async () => {
  const { added, post } = createEndpoint();
  const response = await post(posted);
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    success: true,
    id: "id-1",
    expiresAt: new Date(NOON + 24 * 3_600_000).toISOString(),
  });
  expect(added).toEqual([
    {
      id: "id-1",
      label: "session-1794744000000",
      monthlyRent: "2500",
      monthlyExpenses: "500",
      monthlyDebtService: "1600",
      calculatedDscr: "1.25",
      createdAt: NOON,
      expiresAt: NOON + 24 * 3_600_000,
    },
  ]);
});

test("one that cannot be stored is reported, and answered as a lead is", async () => {
  const failure = new Error("database is locked");
  const { failures, post } = createEndpoint(undefined, failure);
  const response = await post(posted);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(failures).toEqual([[failure, "request-1"]]);
});

describe("accepts what the calculator can send", () => {
  test.each([
    { monthlyRent: "999999999999", monthlyDebtService: "0.01", calculatedDSCR: "99999999999900" },
    { monthlyExpenses: "0" },
    { calculatedDSCR: "-0.4" },
    { calculatedDSCR: "1e-14" },
    { calculatedDSCR: "1.2083333333333333" },
  ])("%j", async (change) => {
    const { post } = createEndpoint();
    expect((await post({ ...posted, ...change })).status).toBe(201);
  });
});

describe("refuses, stores nothing, and names the fields but not what was in them", () => {
  test.each([
    ["sessionId", ""],
    ["sessionId", "x".repeat(65)],
    ["sessionId", "two words"],
    ["sessionId", "nul\u0000"],
    ["monthlyRent", 2500],
    ["monthlyRent", "0"],
    ["monthlyRent", "-1"],
    ["monthlyRent", "1000000000000"],
    ["monthlyRent", "NaN"],
    ["monthlyRent", "Infinity"],
    ["monthlyRent", "$2,500"],
    ["monthlyRent", "1".repeat(400)],
    ["monthlyExpenses", "-1"],
    ["monthlyExpenses", undefined],
    ["monthlyDebtService", "0"],
    ["monthlyDebtService", null],
    ["calculatedDSCR", "1e99"],
    ["calculatedDSCR", " 1.25"],
    ["calculatedDSCR", "0x10"],
  ])("%s: %j", async (field, value) => {
    const { added, post } = createEndpoint();
    const response = await post({ ...posted, [field]: value });
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const problem = await response.json();
    expect(problem).toMatchObject({ status: 422, success: false });
    expect(problem.message).toBe(`These fields are missing or out of range: ${field}. Send numbers as text.`);
    expect(added).toEqual([]);
  });

  test.each([undefined, null, "text", 7, []])("a body of %j", async (body) => {
    const { added, post } = createEndpoint();
    const response = await post(body);
    expect(response.status).toBe(422);
    expect((await response.json()).success).toBe(false);
    expect(added).toEqual([]);
  });
});

describe("the lifetime", () => {
  test("can be set", async () => {
    const { added, post } = createEndpoint(1000);
    await post(posted);
    expect(added[0]?.expiresAt).toBe(NOON + 1000);
  });

  test.each([0, -1, Number.NaN, SESSION_LIFETIME.maxMs + 1])("cannot be %d ms", (lifetimeMs) => {
    expect(() => createEndpoint(lifetimeMs)).toThrow("up to 30 days");
  });
});
