import { expect, test } from "vitest";
import {
  boardAddress,
  countFilters,
  inboxAddress,
  isNarrowed,
  nextAddress,
  orderOf,
  readInboxAddress,
  sortAddress,
} from "./inbox-address.ts";

const none = readInboxAddress(() => null).filters;

function read(address: string) {
  const parameters = new URLSearchParams(address.split("?")[1]);
  return readInboxAddress((name) => parameters.get(name));
}

test("the inbox without filters is the desk's first page", () => {
  expect(inboxAddress(none)).toBe("/");
  expect(inboxAddress({ ...none, view: "all" })).toBe("/?view=all");
});

test("an address carries what was typed, encoded, and comes back the same", () => {
  const filters = { ...none, search: "Lee & Co", state: "TX", suspected: "no", owner: "me", sort: "-ratio" };
  const address = "/?search=Lee%20%26%20Co&state=TX&owner=me&suspected=no&sort=-ratio";
  expect(inboxAddress(filters)).toBe(address);
  expect(read(address).filters).toEqual(filters);
});

test("what nobody can choose is left out", () => {
  expect(read("/?view=x&sort=-shoe&suspected=maybe&after=a b").filters).toEqual(none);
});

test("a search narrows the list, but is not among the hidden filters", () => {
  expect(isNarrowed({ ...none, search: "Lee" })).toBe(true);
  expect(countFilters({ ...none, search: "Lee" })).toBe(0);
  expect(countFilters({ ...none, from: "2026-11-01" })).toBe(1);
  expect(isNarrowed({ ...none, sort: "name" })).toBe(false);
});

test("the next page begins after a lead; earlier addresses, which had its time, still work", () => {
  expect(nextAddress(none, "a-1")).toBe("/?after=a-1");
  expect(read("/?view=all&after=a-1").after).toBe("a-1");
  expect(read("/?view=all&after=1763400000000.a-1").after).toBe("a-1");
});

test("a column is sorted at the first click, and the other way round at the second", () => {
  expect(orderOf(none)).toEqual({ column: "received", isDescending: false });
  expect(orderOf({ view: "all", sort: "" })).toEqual({ column: "received", isDescending: true });
  expect(sortAddress(none, "name")).toBe("/?sort=name");
  expect(sortAddress({ ...none, sort: "name" }, "name")).toBe("/?sort=-name");
  expect(sortAddress({ ...none, state: "TX" }, "loan")).toBe("/?state=TX&sort=-loan");
  expect(sortAddress(none, "received")).toBe("/?sort=-received");
});

test("leads that wait too long are a list among all leads, not among those who wait or on the board", () => {
  const stuck = read("/?view=all&stuck=contacted").filters;
  expect(stuck).toEqual({ ...none, view: "all", stuck: "contacted" });
  expect(boardAddress(stuck)).toBe("/board");
  expect(read("/?stuck=late").filters).toEqual(none);
  expect(read("/?view=all&stuck=never").filters).toEqual({ ...none, view: "all" });
});

test("the board keeps the filters, without a status", () => {
  expect(boardAddress({ ...none, view: "all", status: "new", state: "TX", sort: "name" })).toBe(
    "/board?state=TX",
  );
});
