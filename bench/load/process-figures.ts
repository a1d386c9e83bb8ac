import { readFileSync } from "node:fs";

/** The kernel's clock ticks, the same on all current Linux systems. */
const TICKS_PER_SECOND = 100;

/** Seconds of CPU time that a process has used, in user mode and in the kernel. */
export function cpuSecondsOf(pid: number | undefined): number {
  return readTicks(pid, 11, 13) / TICKS_PER_SECOND;
}

/** The same with the processes that it started and that have ended. */
export function cpuSecondsWithEnded(pid: number | undefined): number {
  return readTicks(pid, 11, 15) / TICKS_PER_SECOND;
}

function readTicks(pid: number | undefined, first: number, end: number): number {
  // The program's name, in parentheses, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return fields.slice(first, end).reduce((sum, ticks) => sum + Number(ticks), 0);
}

/** Resident memory of a process, in megabytes of 1,000,000 bytes. */
export function memoryOf(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return (Number(kilobytes) * 1024) / 1e6;
}
