import { expect, test } from "vitest";
import { FAULT_RUNS } from "./runs.ts";

/** Limits of processes that run already can be changed on Linux only. */
const isImpossibleHere = (name: string) => name === "disk-full" && process.platform !== "linux";

// Side by side: each has processes, folders and databases of its own, and mostly waits for them.
test.concurrent.each(FAULT_RUNS.filter(({ name, needsBuild }) => !needsBuild && !isImpossibleHere(name)))(
  "$promise",
  { timeout: 180_000 },
  async (run) => {
    expect(Object.keys(await run.short())).not.toHaveLength(0);
  },
);
