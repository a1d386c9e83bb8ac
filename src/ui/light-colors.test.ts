import { expect, test } from "vitest";
import { LIGHT_COLORS } from "./light-colors.ts";
import { readThemeColors } from "./test-theme-colors.ts";

test("the light theme has the same colours in the stylesheet", () => {
  expect(readThemeColors("light")).toMatchObject(LIGHT_COLORS);
});
