import { setFlagsFromString } from "node:v8";

export interface MemorySaverOptions {
  /** Bytes of the process from which on memory is saved, and below which it no longer is. */
  readonly from?: number;
  readonly until?: number;
  readonly readMemory?: () => number;
  readonly setFlag?: (flag: string) => void;
  readonly everyMs?: number;
}

const MEGABYTE = 1_000_000;
const CHECK_MS = 1_000;

/**
 * V8 gives memory back in earnest in its saving mode only, and is a quarter slower then. So the mode is for a process
 * that has grown: by pages rendered, leads, searches. One that answers from memory stays small, and quick.
 */
export function startMemorySaver({
  from = 180 * MEGABYTE,
  until = 165 * MEGABYTE,
  readMemory = () => process.memoryUsage.rss(),
  setFlag = setFlagsFromString,
  everyMs = CHECK_MS,
}: MemorySaverOptions = {}): { stop(): void } {
  let isSaving = false;
  const timer = setInterval(() => {
    const memory = readMemory();
    const shouldSave = isSaving ? memory >= until : memory >= from;
    if (shouldSave === isSaving) return;
    isSaving = shouldSave;
    // Read by V8 whenever it collects garbage, so that it may change at any time.
    setFlag(isSaving ? "--memory-saver-mode" : "--no-memory-saver-mode");
  }, everyMs);
  return { stop: () => clearInterval(timer) };
}
