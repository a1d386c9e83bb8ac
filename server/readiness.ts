export interface ReadinessDeps {
  /** Cheap, so it runs on every call. */
  readonly check: () => Promise<void>;
  /** Expensive: each writes, or writes and rolls back. */
  readonly probes: readonly (() => Promise<void>)[];
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** Anyone may call /readyz at any rate, and must not cause a write each time. */
const PROBE_EVERY_MS = 5_000;

/** Well below the three seconds that the container's health check waits. */
const ANSWER_WITHIN_MS = 1_500;

/** Rejects unless the process could store a lead: a database that answers may still be full or damaged. */
export function createReadiness({ check, probes, now }: ReadinessDeps): () => Promise<void> {
  let last: { readonly at: number; readonly result: Promise<void> } | undefined;

  async function probeAll(): Promise<void> {
    for (const probe of probes) await probe();
  }

  async function examine(): Promise<void> {
    await check();
    if (last === undefined || now() - last.at >= PROBE_EVERY_MS) last = { at: now(), result: probeAll() };
    await last.result;
  }

  return async () => {
    let limit: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      limit = setTimeout(() => reject(new Error("The database does not answer in time")), ANSWER_WITHIN_MS);
    });
    try {
      await Promise.race([examine(), late]);
    } finally {
      clearTimeout(limit);
    }
  };
}
