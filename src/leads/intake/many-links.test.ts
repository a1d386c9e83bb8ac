import { expect, test } from "vitest";
import { hasManyLinks } from "./many-links.ts";

test.each([
  ["Ann", null, false],
  ["Ann", "https://listing.example/1 or www.listing.example/2?", false],
  ["Ann", "https://www.listing.example/1 and https://www.listing.example/2", false],
  ["Ann", "https://a.example http://b.example www.c.example", true],
  ["BUY SEO HTTP://a.example", "cheap: http://b.example\nhttp://c.example", true],
])("the name %j with the message %j: %s", (name, message, isMany) => {
  expect(hasManyLinks({ name, message })).toBe(isMany);
});
