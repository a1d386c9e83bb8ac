import type { Database } from "../database/database.ts";
import { type HandledRequest, isVisit } from "./visit.ts";
import { addVisits, type DayVisits, dayOf, type VisitTables } from "./visit-store.ts";

/** Told of every response; the path is that of a page, without its query. */
export type CountVisit = (path: string, answered: HandledRequest) => void;

export interface VisitCounter {
  readonly count: CountVisit;
  /** Stores what was counted last. */
  stop(): Promise<void>;
}

export interface VisitCounterOptions {
  readonly database: Database<VisitTables>;
  readonly now: () => number;
  /** What was counted since the last time is lost then: a visitor's page is worth more. */
  readonly onError: (error: unknown) => void;
  readonly everyMs?: number;
}

const FLUSH_MS = 10_000;

/** Counts in memory, so that no visitor waits for the database. */
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
