/** No visitor waits longer for a server: what hangs has failed. */
export const TIME_LIMIT_MS = 20_000;

/**
 * Rejects if the value is not there in time. For what cannot be aborted, such as an import. The usual limit leaves five
 * seconds to ask whether the server can be reached.
 */
export function inTime<Value>(value: Promise<Value>, milliseconds = 15_000): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, milliseconds, new Error("Too late")));
  return Promise.race([value, late]);
}
