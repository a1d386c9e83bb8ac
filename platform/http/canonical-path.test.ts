import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../tests/setup/properties.ts";
import { canonicalPath } from "./canonical-path.ts";

describe("the canonical form of a path", () => {
  test.each([
    ["/", "/"],
    ["", "/"],
    ["/faq", "/faq"],
    ["/FAQ/", "/faq"],
    ["/a//b", "/a/b"],
    ["//evil.example//", "/evil.example"],
    ["/caf%c3%a9", "/caf%C3%A9"],
    ["/caf%C3%A9", "/caf%C3%A9"],
    ["/%46%41%51", "/faq"],
    ["/a%2fb", "/a%2Fb"],
    ["/%5Cevil.example", "/%5Cevil.example"],
    ["/%2541", "/%2541"],
    ["/credit-score/800+", "/credit-score/800+"],
  ])("of %s is %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  test.each(["/%", "/%f", "/%zz", "/%ff", "/%c3", "/a%00b", "/%ed%a0%80"])(
    "does not exist for %s",
    (path) => {
      expect(canonicalPath(path)).toBeUndefined();
    },
  );

  test("is its own canonical form, starts with exactly one slash, and names no other host", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      "a",
      "Z",
      "%41",
      "%2f",
      "%5C",
      "%2e",
      ".",
      "é",
      "%C3%A9",
      "@",
      ":",
      " ",
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const { pathname } = new URL(`http://site.example/${pieces.join("")}`);
        const canonical = canonicalPath(pathname) ?? "";
        expect(canonical).toMatch(/^\/(?![/\\])/);
        expect(canonicalPath(canonical)).toBe(canonical);
        expect(new URL(canonical, "http://site.example").host).toBe("site.example");
      }),
      cases(),
    );
  });
});
