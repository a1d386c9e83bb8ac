import { expect, test } from "vitest";
import { isAddressOf } from "./document-address.ts";

test.each([
  // A page that does not read its query.
  ["/faq", "/faq", "", true],
  ["/faq", "/faq", "?utm_source=mail", true],
  ["/faq", "/faq", "?fbclid=x", true],
  ["/faq", "/", "", false],
  ["/", "/faq", "", false],
  // One that does: prerendered without a query, rendered with one.
  ["/contact?", "/contact", "", true],
  ["/contact?", "/contact", "?utm_source=mail&utm_term=dscr", true],
  ["/contact?", "/contact", "?source=texas", false],
  ["/contact?", "/contact", "?utm_source=mail&source=texas", false],
  ["/contact?source=texas", "/contact", "?source=texas", true],
  ["/contact?source=texas", "/contact", "", false],
  ["/search?q=a?b", "/search", "?q=a?b", true],
  ["/search?q=a", "/search", "?q=b", false],
  ["/search?q=a", "/faq", "?q=a", false],
])("a document for %s at %s%s: %s", (written, pathname, search, expected) => {
  expect(isAddressOf(written, { pathname, search })).toBe(expected);
});
