import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Mix } from "./requests.ts";

export interface LoadOrder {
  readonly url: string;
  readonly connections: number;
  readonly mix: Mix;
  /** Maximum duration. */
  readonly seconds: number;
  /** Maximum number of requests. */
  readonly requests?: number;
  /** Undefined means as fast as responses come. */
  readonly perSecond?: number;
}

export interface LoadResult {
  readonly seconds: number;
  readonly done: number;
  /** Unexpected responses and broken connections. */
  readonly failed: number;
  /** Keyed by kind and status. */
  readonly counts: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
  /** References of the acknowledged leads. */
  readonly references: readonly string[];
  /** Response times in each third of the run, in milliseconds. */
  readonly thirds: readonly { readonly p50: number; readonly p99: number }[];
}

export interface Load {
  readonly result: Promise<LoadResult>;
  /** Ends the load early. */
  stop(): void;
}

const DISCONNECT_GRACE_MS = 500;

/** Starts a process that puts load on a site. */
export function startLoad(order: LoadOrder): Load {
  const { child, result } = startSending<LoadResult>("load-process.ts", order);
  return { result, stop: () => child.send("stop") };
}

/** Starts one of the programs of this folder, which send what is ordered and report a result. */
export function startSending<Result>(program: string, order: object) {
  const child = fork(path.join(import.meta.dirname, program), [JSON.stringify(order)], {
    serialization: "advanced",
  });
  // Not on exit, which may be noticed before the last message.
  const disconnected = once(child, "disconnect").then(async () => {
    await sleep(DISCONNECT_GRACE_MS);
    throw new Error("The load process ended before it reported a result");
  });
  const reported: Promise<Result> = once(child, "message").then(([result]) => result);
  return { child, result: Promise.race([reported, disconnected]) };
}

export function describeCounts({ counts }: LoadResult): string {
  return Object.entries(counts)
    .toSorted()
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(", ");
}
