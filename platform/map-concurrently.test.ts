import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { mapConcurrently } from "./map-concurrently.ts";

test("results keep the order of the items, whichever is done first", async () => {
  const delays = [9, 3, 6, 0];
  const results = await mapConcurrently(delays, 2, async (delay) => {
    await sleep(delay);
    return delay * 10;
  });
  expect(results).toEqual([90, 30, 60, 0]);
});

test("never more than the limit run at once", async () => {
  let running = 0;
  let most = 0;
  await mapConcurrently([...Array(20).keys()], 3, async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(1);
    running -= 1;
  });
  expect(most).toBe(3);
});

test("a failure is passed on, and nothing at all is done for no items", async () => {
  const failing = mapConcurrently([1], 4, () => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  expect(await mapConcurrently([], 4, () => Promise.reject(new Error("no")))).toEqual([]);
});
