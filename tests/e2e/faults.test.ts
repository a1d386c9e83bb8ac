import { expect, test } from "vitest";
import { FAULT_RUNS } from "../faults/runs.ts";

test.each(FAULT_RUNS.filter(({ needsBuild }) => needsBuild))(
  "$promise",
  { timeout: 300_000 },
  async (run) => {
    expect(Object.keys(await run.short())).not.toHaveLength(0);
  },
);
