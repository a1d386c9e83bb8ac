const PATIENCE_MS = 5_000;

/** Loads code on demand; once more if that fails, because the network of a phone comes and goes. */
export function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(load);
}

/**
 * Why code could not be loaded: true means that a deploy has renamed the files, and the ways without scripts work;
 * false that nothing works now, and a navigation would end on the browser's own error page.
 */
export async function isServerReachable(): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = fetch("/healthz", { method: "HEAD", cache: "no-store", signal });
  return await response.then(
    ({ ok }) => ok,
    () => false,
  );
}
