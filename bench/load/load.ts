import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Mix } from "./requests.ts";

export interface LoadOrder {
  readonly url: string;
  readonly connections: number;
  readonly mix: Mix;
  /** At most this long. */
  readonly seconds: number;
  /** At most so many. */
  readonly requests?: number;
  /** Undefined: as fast as the answers come. */
  readonly perSecond?: number;
}

/** Of a third of the time. In milliseconds. */
export interface Third {
  readonly p50: number;
  readonly p99: number;
}

export interface LoadResult {
  readonly seconds: number;
  readonly done: number;
  /** Answers that were not the expected ones, and connections that broke. */
  readonly failed: number;
  /** By kind and status. */
  readonly counts: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
  /** Of the leads that were acknowledged. */
  readonly references: readonly string[];
  readonly thirds: readonly Third[];
}

export interface Load {
  readonly result: Promise<LoadResult>;
  /** Before its time is over. */
  stop(): void;
}

const LAST_WORDS_MS = 500;

/** Starts a process that puts load on a site. */
export function startLoad(order: LoadOrder): Load {
  const child = fork(path.join(import.meta.dirname, "load-process.ts"), [JSON.stringify(order)], {
    serialization: "advanced",
  });
  // Not at its exit, which may be noticed before the last of what it told.
  const left = once(child, "disconnect").then(async () => {
    await sleep(LAST_WORDS_MS);
    throw new Error("The process that puts load on the site ended before it told anything");
  });
  const told: Promise<LoadResult> = once(child, "message").then(([result]) => result);
  return { result: Promise.race([told, left]), stop: () => child.send("stop") };
}

export function describeCounts({ counts }: LoadResult): string {
  return Object.entries(counts)
    .toSorted()
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(", ");
}
