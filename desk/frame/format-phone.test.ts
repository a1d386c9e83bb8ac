import { expect, test } from "vitest";
import { formatPhone } from "./format-phone.ts";

test.each([
  ["+15125550100", "(512) 555-0100"],
  ["+442079460000", "+442079460000"],
  ["+1512555010", "+1512555010"],
  ["***0142", "***0142"],
  ["ann@example.com", "ann@example.com"],
])("%s is shown as %s", (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
});
