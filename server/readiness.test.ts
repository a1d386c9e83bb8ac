import { afterEach, expect, test, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

afterEach(() => vi.useRealTimers());

test("probes run at most every five seconds, and a failure is remembered for as long", async () => {
  let now = 0;
  let checks = 0;
  const probed: string[] = [];
  let failure: Error | undefined;
  const isReady = createReadiness({
    check: async () => {
      checks += 1;
    },
    probes: [
      async () => {
        probed.push("write");
        if (failure) throw failure;
      },
      async () => void probed.push("lead"),
    ],
    now: () => now,
  });
  await Promise.all([isReady(), isReady()]);
  now = 4_999;
  await isReady();
  expect(checks).toBe(3);
  expect(probed).toEqual(["write", "lead"]);
  failure = new Error("disk is full");
  now = 5_000;
  await expect(isReady()).rejects.toThrow("full");
  failure = undefined;
  now = 9_999;
  await expect(isReady()).rejects.toThrow("full");
  now = 10_000;
  await isReady();
  expect(probed).toEqual(["write", "lead", "write", "write", "lead"]);
});

test("a database that does not answer is not written to", async () => {
  const probed: string[] = [];
  const isReady = createReadiness({
    check: () => Promise.reject(new Error("away")),
    probes: [async () => void probed.push("write")],
    now: () => 0,
  });
  await expect(isReady()).rejects.toThrow("away");
  expect(probed).toEqual([]);
});

test("a database that takes too long is not ready, and is as soon as it has answered", async () => {
  vi.useFakeTimers();
  let answer = () => {};
  const isReady = createReadiness({
    check: async () => {},
    probes: [() => new Promise<void>((resolve) => (answer = resolve))],
    now: () => 0,
  });
  const asked = expect(isReady()).rejects.toThrow("in time");
  await vi.advanceTimersByTimeAsync(1_500);
  await asked;
  answer();
  await isReady();
  expect(vi.getTimerCount()).toBe(0);
});
