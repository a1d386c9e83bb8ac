import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Asks a process to end and waits until it has; kills it after the grace period. */
export async function endProcess(child: ChildProcess, graceMs = 15_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  const killing = setTimeout(() => child.kill("SIGKILL"), graceMs);
  await exited;
  clearTimeout(killing);
}
