export interface ReadinessDeps {
  /** Cheap: asked every time. */
  readonly check: () => Promise<void>;
  /** Each writes, or nearly so. */
  readonly probes: readonly (() => Promise<void>)[];
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** Anybody may ask as often as they like, and must not make us write as often. */
const PROBE_EVERY_MS = 5_000;

/** Rejects unless the process could take a lead: a database that answers may still be full, or damaged. */
export function createReadiness({ check, probes, now }: ReadinessDeps): () => Promise<void> {
  let last: { readonly at: number; readonly result: Promise<void> } | undefined;

  async function probeAll(): Promise<void> {
    for (const probe of probes) await probe();
  }

  return async () => {
    await check();
    if (last === undefined || now() - last.at >= PROBE_EVERY_MS) last = { at: now(), result: probeAll() };
    await last.result;
  };
}
