import { expect, test } from "vitest";
import { FAULT_RUNS } from "./runs.ts";

/** Limits of processes that run already can be changed on Linux only. */
const isImpossibleHere = (name: string) => name === "disk-full" && process.platform !== "linux";

test.each(FAULT_RUNS.filter(({ name }) => !isImpossibleHere(name)))(
  "$promise",
  { timeout: 180_000 },
  async (run) => {
    expect(Object.keys(await run.short())).not.toHaveLength(0);
  },
);
