import { expect, test } from "vitest";
import { chooseRequestId, newRequestId } from "./request-id.ts";

test("every request gets its own id of 32 hexadecimal digits", () => {
  const ids = Array.from({ length: 1_000 }, newRequestId);
  expect(new Set(ids).size).toBe(1_000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test("an id that a trusted proxy sent is kept if it is harmless", () => {
  const newId = () => "own";
  const choose = (incoming: string | undefined, trustedProxies: number) =>
    chooseRequestId(incoming, { trustedProxies, newId });
  expect(choose("0123456789abcdef", 1)).toBe("0123456789abcdef");
  expect(choose("0123456789abcdef", 0)).toBe("own");
  expect(choose('"}\n{"level":"fatal', 1)).toBe("own");
  expect(choose(undefined, 1)).toBe("own");
});
