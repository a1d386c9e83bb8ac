import { expect, test } from "vitest";
import { leadsTo } from "./current-page.ts";

test.each([
  ["/faq", "/faq", "page"],
  ["/faq", "/faq/", "page"],
  ["/dscr-news", "/dscr-news/dscr-boom-2025", "page"],
  ["/faq", "/", "false"],
  ["/states", "/states-of-mind", "false"],
] as const)("a link to %s on the page %s is marked: %s", (href, pathname, mark) => {
  expect(leadsTo(href, pathname)).toBe(mark);
});
