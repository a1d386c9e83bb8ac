import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { batch } from "./batch.ts";

interface Job {
  readonly mark: string;
  readonly value: number;
}

/** Doubles values and records each batch. While held, a batch does not finish until released. */
function openRounds({ maxBatch = 10, refused = -1 } = {}) {
  const rounds: number[][] = [];
  let release = () => {};
  let held: Promise<void> | undefined;
  const double = batch(
    async (jobs: readonly Job[]) => {
      rounds.push(jobs.map(({ value }) => value));
      await held;
      if (jobs.some(({ value }) => value === refused)) throw new Error(`${refused} is refused`);
      return jobs.map(({ value }) => value * 2);
    },
    { keyOf: ({ mark }) => mark, maxBatch },
  );
  return {
    rounds,
    ask: (value: number, mark = String(value)) => double({ mark, value }),
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
  };
}

test("a failure that no single item caused is not retried item by item", async () => {
  let attempts = 0;
  const store = batch(
    async (): Promise<readonly number[]> => {
      attempts += 1;
      throw new Error("locked");
    },
    {
      keyOf: String,
      maxBatch: 10,
      failsWholeBatch: (error) => error instanceof Error && error.message === "locked",
    },
  );
  const results = await Promise.allSettled([store(1), store(2), store(3)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(attempts).toBe(1);
});

test("a single item does not wait for others", async () => {
  const { ask, rounds } = openRounds();
  expect(await ask(1)).toBe(2);
  expect(await ask(2)).toBe(4);
  expect(rounds).toEqual([[1], [2]]);
});

test("items that arrive together, or while a batch runs, share a batch", async () => {
  const { ask, rounds, hold, release } = openRounds();
  hold();
  const first = [ask(1), ask(2)];
  await turn();
  await turn();
  const second = [ask(3), ask(4), ask(5)];
  await turn();
  release();
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10]);
  expect(rounds).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

test("a batch has a maximum size and keeps the order", async () => {
  const { ask, rounds } = openRounds({ maxBatch: 2 });
  expect(await Promise.all([1, 2, 3, 4, 5].map((value) => ask(value)))).toEqual([2, 4, 6, 8, 10]);
  expect(rounds).toEqual([[1, 2], [3, 4], [5]]);
});

test("items with the same key go into successive batches, even past the limit", async () => {
  const { ask, rounds } = openRounds({ maxBatch: 2 });
  await Promise.all([ask(1, "a"), ask(2, "a"), ask(3, "b"), ask(4, "b"), ask(5, "a")]);
  expect(rounds).toEqual([[1, 3], [2, 4], [5]]);
});

test("an item that fails does not fail the others", async () => {
  const { ask, rounds } = openRounds({ refused: 2 });
  const results = await Promise.allSettled([ask(1), ask(2), ask(3)]);
  expect(results).toEqual([
    { status: "fulfilled", value: 2 },
    { status: "rejected", reason: new Error("2 is refused") },
    { status: "fulfilled", value: 6 },
  ]);
  expect(rounds).toEqual([[1, 2, 3], [1], [2], [3]]);
  expect(await ask(4)).toBe(8);
});

test("a missing result is an error, not an endless wait", async () => {
  const nothing = batch(async () => [], { keyOf: String, maxBatch: 2 });
  await expect(nothing(1)).rejects.toThrow("one result for each");
});
