import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";
import { describeStart } from "./start-report.ts";

test("a start names what is probably not meant, first and in one line each", () => {
  const config = parseConfig({ LEAD_NOTFIY_EMAIL: "x", DESK_URL: "http://desk.example.com" });
  const lines = describeStart(config, {
    secret: { value: "", file: undefined, isNew: false },
    address: { address: "127.0.0.1", family: "IPv4", port: 3000 },
    hasMetrics: true,
    hasDesk: true,
  });
  expect(lines.slice(0, 2)).toEqual([
    "Settings: LEAD_NOTFIY_EMAIL is not a setting and is ignored. Is LEAD_NOTIFY_EMAIL meant?",
    expect.stringMatching(/^Settings: DESK_URL is http:\/\/desk\.example\.com, not https: .*\.$/),
  ]);
  expect(lines.at(-1)).toMatch(/^Data: /);
});
