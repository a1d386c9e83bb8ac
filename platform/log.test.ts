import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bufferLines, createLog, describeError } from "./log.ts";

test("lines below the level are not written", () => {
  const lines: string[] = [];
  const log = createLog("warn", (line) => lines.push(line));
  log.info("no");
  log.warn("yes");
  expect(lines).toHaveLength(1);
});

test("an error is described by its class, code and place, and so are its causes, but not by their messages", () => {
  const cause = Object.assign(new RangeError("jane@example.com\n    and more"), { code: "ECONNREFUSED" });
  const described = describeError(new TypeError("Jane Doe", { cause }));
  expect(described).toMatchObject({
    class: "TypeError",
    stack: expect.arrayContaining([expect.stringMatching(/^at .*log\.test\.ts/)]),
    cause: { class: "RangeError", code: "ECONNREFUSED" },
  });
  expect(JSON.stringify(described)).not.toMatch(/jane|and more/i);
});

test("a thrown value that is not an Error is described too", () => {
  expect(describeError("Jane")).toEqual({ class: "string", stack: [] });
});

test("an error that is its own cause ends", () => {
  const error = new Error("loop");
  error.cause = error;
  expect(JSON.stringify(describeError(error)).split('"cause"')).toHaveLength(6);
});

describe("buffered lines", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function collect() {
    const writes: string[] = [];
    return { writes, buffer: bufferLines((lines) => writes.push(lines)) };
  }

  test("are written together after a moment, and none is lost", () => {
    const { writes, buffer } = collect();
    buffer.write("1\n");
    buffer.write("2\n");
    expect(writes).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(writes).toEqual(["1\n2\n"]);
    buffer.write("3\n");
    buffer.flush();
    vi.advanceTimersByTime(100);
    expect(writes).toEqual(["1\n2\n", "3\n"]);
  });

  test("do not wait when there are many", () => {
    const { writes, buffer } = collect();
    for (let count = 0; count < 400; count += 1) buffer.write("line\n");
    expect(writes).toHaveLength(1);
    buffer.flush();
    expect(writes.join("")).toBe("line\n".repeat(400));
  });

  test("that are objects become text when they are written, in the order they came", () => {
    const { writes, buffer } = collect();
    const makeText = vi.fn(() => "2\n");
    buffer.write("1\n");
    buffer.write({ toString: makeText });
    buffer.write("3\n");
    expect(makeText).not.toHaveBeenCalled();
    buffer.flush();
    expect(writes).toEqual(["1\n2\n3\n"]);
  });
});
