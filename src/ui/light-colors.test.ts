import { readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, test } from "vitest";
import { LIGHT_COLORS } from "./light-colors.ts";

test("the light theme has the same colours in the stylesheet", () => {
  const declared: Record<string, string> = {};
  postcss.parse(readFileSync(new URL("../app.css", import.meta.url))).walkRules(/\.light$/, (rule) => {
    rule.walkDecls(/^--/, ({ prop, value }) => {
      declared[prop.slice(2)] = value;
    });
  });
  expect(declared).toMatchObject(LIGHT_COLORS);
});
