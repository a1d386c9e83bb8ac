import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { writeRequestLine } from "./http/request-record.ts";
import { bufferLines, createLog, describeError } from "./log.ts";

test("a request is one line of JSON with the fields it may have", () => {
  const lines: string[] = [];
  const stray = { ip: "203.0.113.7", query: "?email=jane@example.com" };
  writeRequestLine(
    createLog("info", (line) => lines.push(line)),
    {
      ...stray,
      requestId: "id",
      method: "GET",
      route: `/${"a".repeat(500)}`,
      kind: "page",
      status: 200,
      durationMs: 1.23456,
      bytes: 42,
    },
  );
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: "info",
    time: expect.any(Number),
    requestId: "id",
    method: "GET",
    route: `/${"a".repeat(199)}`,
    kind: "page",
    status: 200,
    durationMs: 1.23,
    bytes: 42,
    msg: "request",
  });
});

test("lines below the level are not written", () => {
  const lines: string[] = [];
  const log = createLog("warn", (line) => lines.push(line));
  log.info("no");
  log.warn("yes");
  expect(lines).toHaveLength(1);
});

test("an error is described by its class, code and place, and so are its causes, but not by their messages", () => {
  const cause = Object.assign(new RangeError("jane@example.com\n    and more"), { code: "ECONNREFUSED" });
  const described = describeError(new TypeError("Jane Doe", { cause }));
  expect(described).toMatchObject({
    class: "TypeError",
    stack: expect.arrayContaining([expect.stringMatching(/^at .*log\.test\.ts/)]),
    cause: { class: "RangeError", code: "ECONNREFUSED" },
  });
  expect(JSON.stringify(described)).not.toMatch(/jane|and more/i);
});

test("what is thrown without being an error is described too", () => {
  expect(describeError("Jane")).toEqual({ class: "string", stack: [] });
});

test("an error that is its own cause ends", () => {
  const error = new Error("loop");
  error.cause = error;
  expect(JSON.stringify(describeError(error)).split('"cause"')).toHaveLength(6);
});

test("the lines of one turn are written together, and none is lost", async () => {
  const writes: string[] = [];
  const buffer = bufferLines((lines) => writes.push(lines));
  buffer.write("1\n");
  buffer.write("2\n");
  expect(writes).toEqual([]);
  await setImmediate();
  expect(writes).toEqual(["1\n2\n"]);
  buffer.write("3\n");
  buffer.flush();
  await setImmediate();
  expect(writes).toEqual(["1\n2\n", "3\n"]);
});
