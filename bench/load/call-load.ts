import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

/** One call, sent again and again. */
export interface CallLoad {
  readonly url: string;
  readonly body: string;
  readonly connections: number;
  /** Undefined means as fast as responses come. */
  readonly perSecond?: number;
}

export interface CallLoadOrder extends CallLoad {
  readonly seconds: number;
}

export interface CallLoadResult {
  readonly perSecond: number;
  readonly sent: number;
  readonly failed: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Sends from a process of its own. */
export async function startCallLoad(order: CallLoadOrder): Promise<CallLoadResult> {
  const child = fork(path.join(import.meta.dirname, "call-load-process.ts"), [JSON.stringify(order)], {
    serialization: "advanced",
  });
  const [result]: [CallLoadResult] = await Promise.race([
    once(child, "message").then(([message]): [CallLoadResult] => [message]),
    once(child, "exit").then(() => Promise.reject(new Error("The load process ended without a result"))),
  ]);
  return result;
}
