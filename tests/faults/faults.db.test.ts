import { expect, test } from "vitest";
import { budget, isProof } from "../setup/budget.ts";
import { FAULT_RUNS } from "./runs.ts";

/** Each kill starts a process anew, and the proof has more than a thousand. */
const LIMIT_MS = budget(5, 40) * 60_000;

/** Only Linux can change the limits of a running process. */
const isImpossibleHere = (name: string) => name === "disk-full" && process.platform !== "linux";

/** src/leads/intake/lead-endpoint-fuzz.db.test.ts sends the same requests to the endpoint, without a process. */
const isRepeated = (name: string) => name === "bad-requests" && !isProof;

// In parallel: each has its own processes, folders and databases, and mostly waits for them.
test.concurrent.each(
  FAULT_RUNS.filter(({ name, needsBuild }) => !needsBuild && !isImpossibleHere(name) && !isRepeated(name)),
)("$promise", { timeout: LIMIT_MS }, async (run) => {
  expect(Object.keys(await run.short())).not.toHaveLength(0);
});
