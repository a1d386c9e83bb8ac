import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test.each(["/", "/leads/RR-7K2M9", "/?view=all&search=a%20b"])("%s is a path of this site", (next) => {
  expect(localPath(next)).toBe(next);
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "leads",
  "",
  undefined,
  null,
  7,
])("%j leads to the first page", (next) => {
  expect(localPath(next)).toBe("/");
});
