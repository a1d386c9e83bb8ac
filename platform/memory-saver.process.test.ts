import { execFileSync } from "node:child_process";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startMemorySaver } from "./memory-saver.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("memory is saved while there is much of it, and the mode does not flicker in between", () => {
  const flags: string[] = [];
  let memory = 100;
  const saver = startMemorySaver({
    from: 180,
    until: 165,
    readMemory: () => memory,
    setFlag: (flag) => flags.push(flag),
    everyMs: 10,
  });
  const pass = (bytes: number) => {
    memory = bytes;
    vi.advanceTimersByTime(30);
  };
  pass(179);
  expect(flags).toEqual([]);
  pass(180);
  pass(170);
  expect(flags).toEqual(["--memory-saver-mode"]);
  pass(164);
  pass(170);
  expect(flags).toEqual(["--memory-saver-mode", "--no-memory-saver-mode"]);
  saver.stop();
  pass(500);
  expect(flags).toHaveLength(2);
});

test("V8 still has the flag: it would only print a warning about one that it does not know", () => {
  const known = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
  expect(known).toMatch(/^\s+--memory-saver-mode /m);
});
