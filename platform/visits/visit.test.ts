import { describe, expect, test } from "vitest";
import { isVisit } from "./visit.ts";

const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const HTML = "text/html; charset=utf-8";

interface Case {
  readonly method?: string;
  readonly status?: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function judge({ method = "GET", status = 200, contentType = HTML, headers = {} }: Case): boolean {
  const sent = new Map(Object.entries({ "user-agent": BROWSER, ...headers }));
  return isVisit({ method, status, contentType, header: (name) => sent.get(name) });
}

describe("a response", () => {
  test.each<[string, Case]>([
    ["a page for a person", {}],
    ["one who does not mind", { headers: { "sec-gpc": "0" } }],
    ["one whose browser, or a proxy, has the page already", { status: 304 }],
  ])("is a visit: %s", (_, answered) => expect(judge(answered)).toBe(true));

  test.each<[string, Case]>([
    ["who asked to be left out", { headers: { "sec-gpc": "1" } }],
    ["a crawler", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
    ["a program", { headers: { "user-agent": "curl/8.5.0" } }],
    ["fetched ahead", { headers: { "sec-purpose": "prefetch;prerender" } }],
    ["fetched ahead by an older browser", { headers: { purpose: "prefetch" } }],
    ["not found", { status: 404 }],
    ["a form", { method: "POST" }],
    ["only asked about", { method: "HEAD" }],
    ["data for a navigation", { contentType: "text/x-script" }],
    ["a feed", { contentType: "application/rss+xml" }],
  ])("is no visit: %s", (_, answered) => expect(judge(answered)).toBe(false));

  test("is no visit without a user agent: browsers always have one", () => {
    expect(isVisit({ method: "GET", status: 200, contentType: HTML, header: () => undefined })).toBe(false);
  });
});
