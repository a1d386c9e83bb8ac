import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createGate } from "./gate.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const soon = () => vi.advanceTimersByTimeAsync(1);

describe("a gate", () => {
  test("lets so many in at once, the others in turn", async () => {
    const gate = createGate({ atOnce: 2, waiting: 5, perClient: 9 });
    const entered: string[] = [];
    const leaves = new Map<string, () => void>();
    for (const name of ["a", "b", "c", "d"]) {
      void gate.enter(name)?.then((leave) => {
        entered.push(name);
        leaves.set(name, leave);
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

  test("rests after each as long as it took, while others wait", async () => {
    const gate = createGate({ atOnce: 1, waiting: 5, perClient: 9 });
    const leave = await gate.enter("a");
    let hasEntered = false;
    void gate.enter("b")?.then(() => {
      hasEntered = true;
    });
    await vi.advanceTimersByTimeAsync(50);
    leave?.();
    await vi.advanceTimersByTimeAsync(49);
    expect(hasEntered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(hasEntered).toBe(true);
  });

  test("turns away who finds neither a place nor a seat", async () => {
    const gate = createGate({ atOnce: 1, waiting: 1, perClient: 9 });
    const leave = await gate.enter("a");
    const waiting = gate.enter("b");
    expect(waiting).toBeDefined();
    expect(gate.enter("c")).toBeUndefined();
    leave?.();
    await soon();
    (await waiting)?.();
    expect(gate.enter("c")).toBeDefined();
  });

  test("one client takes a part of the room only, and gets it back when done", async () => {
    const gate = createGate({ atOnce: 4, waiting: 4, perClient: 2 });
    const leave = await gate.enter("greedy");
    await gate.enter("greedy");
    expect(gate.enter("greedy")).toBeUndefined();
    expect(gate.enter("other")).toBeDefined();
    leave?.();
    expect(gate.enter("greedy")).toBeDefined();
  });

  test("who waits for a turn does not lose it to somebody new", async () => {
    const gate = createGate({ atOnce: 1, waiting: 2, perClient: 9 });
    const leave = await gate.enter("a");
    const entered: string[] = [];
    void gate.enter("b")?.then(() => entered.push("b"));
    leave?.();
    void gate.enter("c")?.then(() => entered.push("c"));
    await soon();
    expect(entered).toEqual(["b"]);
  });
});
