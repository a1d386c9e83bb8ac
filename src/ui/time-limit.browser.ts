/** No visitor waits longer for a server: what hangs has failed. */
export const TIME_LIMIT_MS = 20_000;

/** For code that a form needs: leaves five seconds to ask whether the server can be reached. */
export const CODE_LIMIT_MS = 15_000;

/** Rejects if the value is not there in time. For what cannot be aborted, such as an import. */
export function inTime<Value>(value: Promise<Value>, milliseconds = TIME_LIMIT_MS): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, milliseconds, new Error("Too late")));
  return Promise.race([value, late]);
}
