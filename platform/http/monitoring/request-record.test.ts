import { expect, test } from "vitest";
import { createLog, type Line, type LogLevel } from "../../log.ts";
import { createRequestLog, type RequestRecord } from "./request-record.ts";

const RECORD: RequestRecord = {
  requestId: "id",
  method: "GET",
  route: "/faq",
  kind: "page",
  status: 200,
  durationMs: 1.23456,
  bytes: 42,
};

function linesOf(level: LogLevel, ...records: readonly RequestRecord[]): readonly string[] {
  const lines: string[] = [];
  const write = (line: Line) => lines.push(String(line));
  const logRequest = createRequestLog(createLog(level, write), write, () => 1_000);
  for (const record of records) logRequest(record);
  return lines;
}

test("a request is one line of JSON with the fields it may have", () => {
  const stray = { ip: "203.0.113.7", query: "?email=jane@example.com" };
  const lines = linesOf("info", { ...RECORD, ...stray, route: `/${"a".repeat(500)}` });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    level: "info",
    time: 1_000,
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

test.each(["/plain", '/a"b', "/back\\slash", "/new\nline", "/\u2028"])(
  "the route %j is written as the log itself would write it",
  (route) => {
    const lines: string[] = [];
    const log = createLog("info", (line) => lines.push(line));
    const { requestId, ...rest } = { ...RECORD, durationMs: 1.23, route };
    log.info({ requestId, ...rest }, "request");
    const [line = ""] = linesOf("info", { ...RECORD, route });
    expect(line.replace(/"time":\d+/, "")).toBe(lines[0]?.replace(/"time":\d+/, ""));
  },
);

test("requests are not logged above the level info", () => {
  expect(linesOf("warn", RECORD)).toEqual([]);
});
