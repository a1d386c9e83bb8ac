import type { CountyFile, LoadedCounties } from "./county-estimates.ts";

const files = new Map<string, LoadedCounties>();
const loads = new Map<string, Promise<CountyFile>>();
const listeners = new Set<() => void>();

/** Undefined if nobody has asked for them. */
export function loadedCounties(state: string): LoadedCounties | undefined {
  return files.get(state);
}

export function onCountiesLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Each state's file is fetched once. After a failure, the next call tries again. */
export function loadCountyFile(state: string): Promise<CountyFile> {
  const known = loads.get(state);
  if (known) return known;
  const load = import("./county-file.browser.ts").then(({ fetchCountyFile }) => fetchCountyFile(state));
  loads.set(state, load);
  put(state, "loading");
  load.then(
    (file) => put(state, file),
    () => {
      loads.delete(state);
      put(state, "failed");
    },
  );
  return load;
}

function put(state: string, loaded: LoadedCounties): void {
  files.set(state, loaded);
  for (const listener of listeners) listener();
}
