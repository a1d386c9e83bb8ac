import { expect, test } from "vitest";
import { readThemeColors } from "../../tests/setup/theme-colors.ts";
import { LIGHT_COLORS } from "./light-colors.ts";

test("the light theme has the same colours in the palette", () => {
  expect(readThemeColors("light")).toMatchObject(LIGHT_COLORS);
});
