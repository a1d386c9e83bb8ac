import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createConcurrencyLimit, inTurn } from "./concurrency-limit.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pause = "as-long-as-the-work";
const soon = () => vi.advanceTimersByTimeAsync(1);

describe("a limit", () => {
  test("runs up to its maximum at once, the others in turn", async () => {
    const limit = createConcurrencyLimit({ maxConcurrent: 2, maxQueued: 5, maxPerClient: 9, pause });
    const entered: string[] = [];
    const leaves = new Map<string, () => void>();
    for (const name of ["a", "b", "c", "d"]) {
      void limit.acquire(name)?.then((release) => {
        entered.push(name);
        leaves.set(name, release);
      });
    }
    await soon();
    expect(entered).toEqual(["a", "b"]);
    leaves.get("b")?.();
    await soon();
    expect(entered).toEqual(["a", "b", "c"]);
    leaves.get("a")?.();
    leaves.get("c")?.();
    await vi.advanceTimersByTimeAsync(10);
    expect(entered).toEqual(["a", "b", "c", "d"]);
  });

  test("keeps a slot empty for as long as its work took", async () => {
    const limit = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 5, maxPerClient: 9, pause });
    const release = await limit.acquire("a");
    let hasEntered = false;
    void limit.acquire("b")?.then(() => {
      hasEntered = true;
    });
    await vi.advanceTimersByTimeAsync(50);
    release?.();
    await vi.advanceTimersByTimeAsync(49);
    expect(hasEntered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(hasEntered).toBe(true);
  });

  describe("with a pause for what is waiting", () => {
    /** Runs two works of 5 ms each, while so many connections wait. Accepting one takes a turn of the loop, and 1 ms. */
    async function run(waiting: number) {
      let now = 0;
      let accepted = 0;
      vi.spyOn(performance, "now").mockImplementation(() => now);
      const done: string[] = [];
      const acceptInTurns = () =>
        setImmediate(() => {
          if (accepted === waiting) return;
          accepted += 1;
          now += 1;
          done.push("connection");
          acceptInTurns();
        });
      const pause = { accepted: () => accepted };
      const limit = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 5, maxPerClient: 9, pause });
      for (const name of ["a", "b"]) {
        void inTurn(limit, name, () => {
          now += 5;
          done.push(name);
          if (name === "a") acceptInTurns();
        });
      }
      await vi.advanceTimersByTimeAsync(100);
      return done;
    }

    test.each([0, 1, 3])("accepts %i waiting connections before the next work", async (waiting) => {
      expect(await run(waiting)).toEqual(["a", ...Array(waiting).fill("connection"), "b"]);
    });

    test("does not wait for connections without end", async () => {
      expect((await run(100)).indexOf("b")).toBe(11);
    });
  });

  test("rejects a client when all slots and the queue are full", async () => {
    const limit = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 1, maxPerClient: 9, pause });
    const release = await limit.acquire("a");
    const waiting = limit.acquire("b");
    expect(waiting).toBeDefined();
    expect(limit.acquire("c")).toBeUndefined();
    release?.();
    await soon();
    (await waiting)?.();
    expect(limit.acquire("c")).toBeDefined();
  });

  test("gives one client only its share of the slots, and returns a slot when its work is done", async () => {
    const limit = createConcurrencyLimit({ maxConcurrent: 4, maxQueued: 4, maxPerClient: 2, pause });
    const release = await limit.acquire("greedy");
    await limit.acquire("greedy");
    expect(limit.acquire("greedy")).toBeUndefined();
    expect(limit.acquire("other")).toBeDefined();
    release?.();
    expect(limit.acquire("greedy")).toBeDefined();
  });

  test("does not give a waiting client's turn to a newcomer", async () => {
    const limit = createConcurrencyLimit({ maxConcurrent: 1, maxQueued: 2, maxPerClient: 9, pause });
    const release = await limit.acquire("a");
    const entered: string[] = [];
    void limit.acquire("b")?.then(() => entered.push("b"));
    release?.();
    void limit.acquire("c")?.then(() => entered.push("c"));
    await soon();
    expect(entered).toEqual(["b"]);
  });
});
