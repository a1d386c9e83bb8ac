import { expect, test } from "vitest";
import { describeSize } from "./describe-size.ts";

test.each([
  [0, "0 kB"],
  [1, "1 kB"],
  [340_000, "340 kB"],
  [1_240_000, "1.2 MB"],
  [3_400_000_000, "3.4 GB"],
])("%i bytes are %s", (bytes, text) => {
  expect(describeSize(bytes)).toBe(text);
});
