import { startSending } from "./load.ts";

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
export function startCallLoad(order: CallLoadOrder): Promise<CallLoadResult> {
  return startSending<CallLoadResult>("call-load-process.ts", order).result;
}
