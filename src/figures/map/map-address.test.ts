import { expect, test } from "vitest";
import { mapAddress, readMapAddress } from "./map-address.ts";

const ohio = { slug: "ohio" };

test.each([
  ["/states", undefined, undefined],
  ["/states?state=ohio", "ohio", undefined],
  ["/states?state=ohio&county=lake-county", "ohio", "lake-county"],
])("%s is read as it is written", (address, state, county) => {
  expect(mapAddress(state, county)).toBe(address);
  const { searchParams } = new URL(address, "https://rentratio.example");
  expect(readMapAddress(searchParams, [ohio])).toEqual({ state: state && ohio, county, isPast: false });
});

test("an unknown state is no choice, and takes its county along", () => {
  const query = new URLSearchParams("state=atlantis&county=lake-county");
  expect(readMapAddress(query, [ohio])).toEqual({ state: undefined, county: undefined, isPast: false });
});

test.each([
  ["year=2012", true],
  ["year=", true],
  ["year=2012&state=ohio", false],
])("%s asks for the past: %s", (query, isPast) => {
  expect(readMapAddress(new URLSearchParams(query), [ohio]).isPast).toBe(isPast);
});
