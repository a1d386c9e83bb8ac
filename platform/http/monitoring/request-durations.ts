import type { RequestRecord } from "./request-record.ts";

const NAME = "http_request_duration_seconds";
const HELP = "Time from the request's headers to its answer; _count is the number of requests";
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Records are counted in groups: the code that counts is then in the processor's cache. */
const MAX_PENDING = 250;
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  /** One per bucket, plus one for slower requests. Not cumulative. */
  readonly counts: number[];
  sum: number;
}

export interface RequestDurations {
  observe(record: RequestRecord): void;
  /** Renders the Prometheus text format. */
  describe(): string;
}

/**
 * A histogram that only counts on each request and builds its text on each scrape. The one in prom-client validates and
 * hashes the labels of every request, which takes longer than finding a page in memory.
 */
export function createRequestDurations(): RequestDurations {
  const allSeries = new Map<string, Series>();
  let pending: RequestRecord[] = [];

  function countPending(): void {
    for (const record of pending) count(record);
    pending = [];
  }

  function count({ method, status, kind, durationMs }: RequestRecord): void {
    const labels = `method="${METHODS.has(method) ? method : "other"}",status="${status}",kind="${kind}"`;
    let series = allSeries.get(labels);
    if (series === undefined) {
      series = { counts: Array<number>(BUCKETS.length + 1).fill(0), sum: 0 };
      allSeries.set(labels, series);
    }
    const seconds = durationMs / 1000;
    const found = BUCKETS.findIndex((limit) => seconds <= limit);
    const bucket = found === -1 ? BUCKETS.length : found;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += seconds;
  }

  return {
    observe(record) {
      pending.push(record);
      if (pending.length >= MAX_PENDING) countPending();
    },
    describe() {
      countPending();
      const lines = [...allSeries].flatMap(([labels, series]) => describeSeries(labels, series));
      return [`# HELP ${NAME} ${HELP}`, `# TYPE ${NAME} histogram`, ...lines, ""].join("\n");
    },
  };
}

function describeSeries(labels: string, { counts, sum }: Series): string[] {
  let count = 0;
  const buckets = counts.map((inBucket, index) => {
    count += inBucket;
    return `${NAME}_bucket{le="${BUCKETS[index] ?? "+Inf"}",${labels}} ${count}`;
  });
  return [...buckets, `${NAME}_sum{${labels}} ${sum}`, `${NAME}_count{${labels}} ${count}`];
}
