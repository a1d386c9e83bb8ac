import { expect, test } from "vitest";
import { hasHiddenFilters, inboxAddress, isNarrowed, readInboxAddress } from "./inbox-address.ts";

const none = readInboxAddress(() => null).filters;

test("the inbox without filters is the desk's first page", () => {
  expect(inboxAddress(none)).toBe("/");
  expect(inboxAddress({ ...none, view: "all" })).toBe("/?view=all");
});

test("an address carries what was typed, encoded", () => {
  expect(inboxAddress({ ...none, search: "Lee & Co", state: "TX", suspected: true })).toBe(
    "/?search=Lee%20%26%20Co&state=TX&suspected=yes",
  );
});

test("a search narrows the list, but is not among the hidden filters", () => {
  expect(isNarrowed({ ...none, search: "Lee" })).toBe(true);
  expect(hasHiddenFilters({ ...none, search: "Lee" })).toBe(false);
  expect(hasHiddenFilters({ ...none, from: "2026-11-01" })).toBe(true);
  expect(isNarrowed(none)).toBe(false);
});
