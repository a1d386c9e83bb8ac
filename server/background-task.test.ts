import { expect, test } from "vitest";
import { createBackgroundTask } from "./background-task.ts";

function open(recover: (error: unknown) => string = String) {
  let now = 1_000;
  return createBackgroundTask<string>({ now: () => (now += 1), recover });
}

test("a task runs once at a time, and its result stays", async () => {
  const task = open();
  const { promise, resolve } = Promise.withResolvers<string>();
  expect(task.start(() => promise)).toBe(true);
  expect(task.start(() => promise)).toBe(false);
  await task.wait(1);
  expect(task.startedAt()).toBe(1_001);
  expect(task.last()).toBeUndefined();
  resolve("done");
  await task.wait();
  expect(task.startedAt()).toBeUndefined();
  expect(task.last()).toEqual({ endedAt: 1_002, result: "done" });
  expect(task.start(async () => "again")).toBe(true);
});

test("one that fails says so in its result", async () => {
  const task = open();
  task.start(async () => "done");
  await task.wait();
  task.start(() => Promise.reject(new Error("no")));
  await task.wait();
  expect(task.last()?.result).toBe("Error: no");
  expect(task.startedAt()).toBeUndefined();
});

test("one whose failure cannot be put into words can be started again", async () => {
  const task = open((error) => {
    throw error;
  });
  task.start(() => Promise.reject(new Error("no")));
  await expect(task.wait()).rejects.toThrow("no");
  expect(task.startedAt()).toBeUndefined();
  expect(task.last()).toBeUndefined();
  expect(task.start(async () => "again")).toBe(true);
  await task.wait();
  expect(task.last()?.result).toBe("again");
});

test("nobody waits for a task that was not started", { timeout: 1_000 }, async () => {
  const task = open();
  await task.wait(60_000);
  expect(task.last()).toBeUndefined();
});
