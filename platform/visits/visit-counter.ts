import type { Database } from "../database/database.ts";
import { type HandledRequest, isVisit } from "./visit.ts";
import { addVisits, type DayVisits, dayOf, type VisitTables } from "./visit-store.ts";

/** Called for every response. The path is a page's, without the query. */
export type CountVisit = (path: string, answered: HandledRequest) => void;

export interface VisitCounter {
  readonly count: CountVisit;
  /** Stores the remaining counts. */
  stop(): Promise<void>;
}

export interface VisitCounterOptions {
  readonly database: Database<VisitTables>;
  readonly now: () => number;
  /** Called when counts cannot be stored. The counts since the last flush are lost: serving pages matters more. */
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

const FLUSH_MS = 10_000;

/** Counts in memory and flushes periodically, so that no visitor waits for the database. */
export function startVisitCounter(options: VisitCounterOptions): VisitCounter {
  const { database, now, onError, everyMs = FLUSH_MS } = options;
  let counted = new Map<string, DayVisits>();
  let flushing = Promise.resolve();

  function flush(): void {
    if (counted.size === 0) return;
    const visits = [...counted.values()];
    counted = new Map();
    flushing = flushing.then(() => addVisits(database, visits)).catch(onError);
  }

  const timer = setInterval(flush, everyMs);
  return {
    count(path, answered) {
      if (!isVisit(answered)) return;
      const day = dayOf(now());
      const key = `${day} ${path}`;
      counted.set(key, { day, path, visits: (counted.get(key)?.visits ?? 0) + 1 });
    },
    async stop() {
      clearInterval(timer);
      flush();
      await flushing;
    },
  };
}
