import { describe, expect, test } from "vitest";
import { createStatusLinks } from "./status-link.server.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describe("a status link", () => {
  let now = Date.UTC(2026, 10, 16);
  const links = createStatusLinks("secret", { siteUrl: "https://site.example", now: () => now });
  const url = links.issue({ leadId: "0a-9f", status: "contacted" });
  const token = url.slice("https://site.example/lead-status/".length);

  test("names the lead and the status, in characters that no mail program changes", () => {
    expect(links.read(token)).toEqual({ leadId: "0a-9f", status: "contacted", isExpired: false });
    expect(url).toBe(url.toLowerCase());
    expect(encodeURIComponent(token)).toBe(token);
  });

  test("expires after 30 days", () => {
    now += 30 * DAY_MS;
    expect(links.read(token)?.isExpired).toBe(false);
    now += 1;
    expect(links.read(token)?.isExpired).toBe(true);
    now -= 30 * DAY_MS + 1;
  });

  test.each([
    ["for another lead", token.replace("0a", "0b")],
    ["for another status", token.replace("contacted", "referred")],
    ["with a later end", token.replace(/\.[a-z0-9]+\.([0-9a-f]+)$/, ".zzzzzzzz.$1")],
    ["cut off", token.slice(0, -1)],
    ["of another secret", `${token.slice(0, -32)}${"0".repeat(32)}`],
    ["empty", ""],
  ])("%s is refused", (_, other) => expect(links.read(other)).toBeUndefined());
});
