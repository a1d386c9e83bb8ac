import { expect, test, vi } from "vitest";
import { createLog } from "../../platform/log.ts";
import { runDaily } from "./daily.ts";

test("the task runs soon after the start and then again, also after it failed", async () => {
  let runs = 0;
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line));
  const daily = runDaily(
    async () => {
      runs += 1;
      if (runs === 1) throw new Error("the database is away");
    },
    { log, failure: "not done", afterMs: 1, everyMs: 5 },
  );
  await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(3));
  await daily.stop();
  expect(lines).toEqual([expect.stringContaining("not done")]);
});

test("stopping waits for the run that is under way, and lets no other begin", async () => {
  let hasEnded = false;
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const daily = runDaily(
    async () => {
      begin();
      await new Promise((resolve) => setTimeout(resolve, 20));
      hasEnded = true;
    },
    { log: createLog("silent", () => {}), failure: "", afterMs: 1, everyMs: 60_000 },
  );
  await begun;
  await daily.stop();
  expect(hasEnded).toBe(true);
});
