import { loadOrReload } from "../start/load-or-reload.browser.ts";
import { importWithRetry } from "../start/server-reachable.browser.ts";
import { inTime } from "./time-limit.browser.ts";

export type LoadState = "unasked" | "loading" | "failed" | "here";

/** Code that is loaded when somebody asks for it. The server has it at once. */
export interface LaterCode<Code> {
  readonly code: Promise<Code>;
  readonly request: () => void;
  /** After a failure. */
  readonly tryAgain: () => void;
  readonly state: () => LoadState;
  readonly subscribe: (listener: () => void) => () => void;
}

export function laterCode<Code>(load: () => Promise<Code>): LaterCode<Code> {
  const listeners = new Set<() => void>();
  let arrive: (code: Code) => void = () => {};
  let state: LoadState = "unasked";
  const enter = (next: LoadState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const follow = (loading: Promise<Code>) => {
    enter("loading");
    loading.then(
      (code) => {
        arrive(code);
        enter("here");
      },
      () => enter("failed"),
    );
  };
  return {
    code: import.meta.env.SSR
      ? load()
      : new Promise((resolve) => {
          arrive = resolve;
        }),
    request: () => {
      if (state === "unasked" || state === "failed") follow(inTime(importWithRetry(load)));
    },
    tryAgain: () => follow(loadOrReload(load)),
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
