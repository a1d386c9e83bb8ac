import { expect, test } from "vitest";
import { formatTarHeader, parseTarHeader, TAR_END } from "./tar.ts";

test.each([
  { name: "manifest.json", bytes: 0, modifiedAt: 0 },
  { name: "mail/7b0c.eml", bytes: 511, modifiedAt: 1_763_208_000_000 },
  { name: "database.sqlite", bytes: 0o77777777777, modifiedAt: 1_763_208_000_000 },
  { name: "database.sqlite", bytes: 0o77777777777 + 1, modifiedAt: 1_763_208_000_000 },
  { name: "x".repeat(100), bytes: 50 * 1024 ** 3, modifiedAt: 1_763_208_000_000 },
])("a header keeps name, size and time: $name, $bytes bytes", (entry) => {
  expect(parseTarHeader(formatTarHeader(entry))).toEqual(entry);
});

test("an empty block is the end, and a changed header is refused", () => {
  expect(parseTarHeader(TAR_END.subarray(0, 512))).toBeUndefined();
  const header = formatTarHeader({ name: "secret", bytes: 64, modifiedAt: 0 });
  header[3] = 0;
  expect(() => parseTarHeader(header)).toThrow("damaged");
});

test.each(["", "x".repeat(101), "Zoë", "two words"])("%j is no name for a file in an archive", (name) => {
  expect(() => formatTarHeader({ name, bytes: 0, modifiedAt: 0 })).toThrow("cannot be a name");
});
