import { expect, test } from "vitest";
import { matchesEntityTag } from "./entity-tag.ts";

test.each([
  ["the tag", '"a"', '"a"', true],
  ["the tag among others", '"x", "a"', '"a"', true],
  ["the tag among others, without spaces", '"x","a","y"', '"a"', true],
  ["the weak tag", 'W/"a"', '"a"', true],
  ["the tag of a weak one", '"a"', 'W/"a"', true],
  ["any", "*", '"a"', true],
  ["any, with spaces", " * ", '"a"', true],
  ["another tag", '"b"', '"a"', false],
  ["a tag that only contains a star", '"b,*,c"', '"a"', false],
  ["a star among tags", '"b", *, "c"', '"a"', false],
  ["a tag with a comma", '"b,a"', '"b,a"', true],
  ["what stands between two tags", '"b"a"c"', '"a"', false],
  ["a tag without quotes", "a", '"a"', false],
  ["one quote", '"', '"a"', false],
  ["nothing", "", '"a"', false],
])("If-None-Match with %s (%s) against %s: %s", (_, sent, tag, isMatch) => {
  expect(matchesEntityTag(sent, tag)).toBe(isMatch);
});
