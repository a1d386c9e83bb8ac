import { describe, expect, test } from "vitest";
import { z } from "zod";
import { emptyHiddenField, formEndpoint, receiveForm } from "./receive-form.server.ts";

const CALL = { requestId: "request-1", client: "192.0.2.1", bytes: new Uint8Array() };
const RULES = {
  schema: z.object({ color: z.string().min(1), size: z.string().min(1), website: emptyHiddenField }),
  fieldErrors: { color: "Which color?", size: "Which size?" },
  notStored: "Not stored.",
  store: async () => "queued" as const,
};

function createDeps(waitSeconds?: number) {
  const events: unknown[] = [];
  return {
    events,
    rateLimit: { count: async () => waitSeconds },
    onQueued: () => events.push("queued"),
    reportFailure: (error: unknown, requestId: string) => events.push(String(error), requestId),
  };
}

describe("a form that is answered by mail", () => {
  test("is stored, and wakes the worker once something waits for it", async () => {
    const deps = createDeps();
    const sent = { color: "red", size: "M" };
    expect(await receiveForm(CALL, sent, RULES, deps)).toEqual({ kind: "accepted" });
    expect(deps.events).toEqual(["queued"]);
    const repeated = { ...RULES, store: async () => "recent" as const };
    expect(await receiveForm(CALL, sent, repeated, deps)).toEqual({ kind: "accepted" });
    expect(deps.events).toEqual(["queued"]);
  });

  test.each([
    ["one field", { color: "red", size: "" }, { size: "Which size?" }, "Which size?"],
    ["two fields", {}, { color: "Which color?", size: "Which size?" }, "Which color?"],
    ["no form", "red", { color: "Which color?", size: "Which size?" }, "Which color?"],
  ])("names what is wrong: %s", async (_, sent, errors, message) => {
    const deps = createDeps();
    expect(await receiveForm(CALL, sent, RULES, deps)).toEqual({
      kind: "refused",
      problem: { status: 422, message },
      errors,
    });
    expect(deps.events).toEqual([]);
  });

  test("is refused if the hidden field is filled in, or too many came", async () => {
    const sent = { color: "red", size: "M", website: "x" };
    const filled = await receiveForm(CALL, sent, RULES, createDeps());
    expect(filled).toMatchObject({ kind: "refused", problem: { status: 422 }, errors: {} });
    const often = await receiveForm(CALL, { color: "red", size: "M" }, RULES, createDeps(7));
    expect(often).toMatchObject({
      kind: "refused",
      problem: { status: 429, headers: { "Retry-After": "7" } },
    });
  });

  test("is not said to be stored if it was not, and the reason is reported", async () => {
    const deps = createDeps();
    const store = async () => {
      throw new Error("the disk is full");
    };
    const received = await receiveForm(CALL, { color: "red", size: "M" }, { ...RULES, store }, deps);
    expect(received).toMatchObject({ problem: { status: 503, message: "Not stored." } });
    expect(deps.events).toEqual(["Error: the disk is full", "request-1"]);
  });
});

test.each([
  [429, "7", { errors: {} }, RULES.store, 7],
  [503, "5", { message: "Not stored.", errors: {} }, () => Promise.reject(new Error("full")), undefined],
])("a script gets status %i, Retry-After %s and %j", async (status, retryAfter, body, store, waitSeconds) => {
  const { handle } = formEndpoint("/colors", "We sent a link.", (call) =>
    receiveForm(call, call.body, { ...RULES, store }, createDeps(waitSeconds)),
  );
  const request = new Request("https://www.example.com/api/colors", { method: "POST" });
  const response = await handle({ ...CALL, request, parameters: {}, body: { color: "red", size: "M" } });
  expect(response.status).toBe(status);
  expect(response.headers.get("Retry-After")).toBe(retryAfter);
  expect(await response.json()).toMatchObject(body);
});
