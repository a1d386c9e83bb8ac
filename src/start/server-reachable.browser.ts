const PATIENCE_MS = 5_000;

/** Loads code on demand. Tries twice, because a phone's connection comes and goes. */
export function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(load);
}

/**
 * Tells why code could not be loaded. True: a deploy has renamed the files, and links and forms work without scripts.
 * False: nothing works now, and a navigation would end on the browser's own error page.
 */
export async function isServerReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = fetch("/healthz", { method: "HEAD", cache: "no-store", signal });
  return await response.then(
    ({ ok }) => ok,
    () => false,
  );
}

const RETRY_MS = 5_000;

/** Resolves when the connection or the page may be back. */
export function untilBack(): Promise<unknown> {
  const signal = AbortSignal.timeout(RETRY_MS);
  return new Promise((resolve) => {
    for (const event of ["online", "pageshow"]) addEventListener(event, resolve, { signal });
    signal.addEventListener("abort", resolve);
  });
}
