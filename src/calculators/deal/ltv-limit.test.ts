import { expect, test } from "vitest";
import { LTV_LIMITS } from "./ltv-limit.ts";

test("each limit is the lower end of what its note says", () => {
  for (const { percent, note } of Object.values(LTV_LIMITS)) {
    expect(note.match(/\d+(?=%)/)?.[0]).toBe(`${percent}`);
  }
  expect(Object.values(LTV_LIMITS).map(({ percent }) => percent)).toEqual([80, 75, 70]);
});
