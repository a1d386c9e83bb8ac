import { expect, test } from "vitest";
import { readThemeColors } from "../../../tests/setup/theme-colors.ts";

/** Adjacent bands on the gauge. */
const NEIGHBOURS = [
  ["poor-gauge", "marginal-gauge"],
  ["marginal-gauge", "good-gauge"],
  ["good-gauge", "excellent-gauge"],
] as const;

/** On a dark page, small differences between dark colors are lost. */
test.for([
  ["light", 1.2],
  ["dark", 1.9],
] as const)(
  "in the %s theme each band of the gauge differs in lightness from its neighbour",
  ([theme, least]) => {
    const colors = readThemeColors(theme);
    for (const [left, right] of NEIGHBOURS) {
      expect(contrast(colors[left] ?? "", colors[right] ?? ""), `${left} and ${right}`).toBeGreaterThan(
        least,
      );
    }
  },
);

/** WCAG contrast ratio of two colors such as #0b5d4a. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
