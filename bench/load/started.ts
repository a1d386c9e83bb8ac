/** What a measurement starts, such as processes and folders. `bench/main.ts` ends it, also after a failure. */
export const started = new AsyncDisposableStack();
