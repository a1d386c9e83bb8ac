import { expect, test } from "vitest";
import { FAULT_RUNS } from "./runs.ts";

/** Only Linux can change the limits of a running process. */
const isImpossibleHere = (name: string) => name === "disk-full" && process.platform !== "linux";

// In parallel: each has its own processes, folders and databases, and mostly waits for them.
test.concurrent.each(FAULT_RUNS.filter(({ name, needsBuild }) => !needsBuild && !isImpossibleHere(name)))(
  "$promise",
  async (run) => {
    expect(Object.keys(await run.short())).not.toHaveLength(0);
  },
);
