import { expect, test } from "vitest";
import { formatReference, parseReference } from "./lead-reference.ts";

test("a reference has two groups of letters that cannot be confused", () => {
  expect(formatReference(new Uint8Array([0, 1, 2, 3, 4, 27, 28, 29, 30, 31]))).toBe("RR-01234-VWXYZ");
});

test("every byte gives a letter that is read back", () => {
  for (let byte = 0; byte < 256; byte += 1) {
    const reference = formatReference(new Uint8Array(10).fill(byte));
    expect(parseReference(reference)).toBe(reference);
  }
});

test("a reference is recognized as people write it", () => {
  expect(parseReference("  rr-01234-vwxyz ")).toBe("RR-01234-VWXYZ");
});

test.each(["", "RR-01234", "RR-0123I-VWXYZ", "<script>", undefined, null])(
  "%s is not a reference",
  (text) => {
    expect(parseReference(text)).toBeUndefined();
  },
);
