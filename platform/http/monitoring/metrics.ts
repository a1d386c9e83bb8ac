import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import type { RequestRecord } from "./request-record.ts";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = Readonly<ReturnType<typeof createMetrics>>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's headers to its answer; _count is the number of requests",
    labelNames: ["method", "status", "kind"],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    /** Other modules register their own metrics here. */
    registry,
    observeRequest({ method, status, kind, durationMs }: RequestRecord): void {
      durations.observe({ method: METHODS.has(method) ? method : "other", status, kind }, durationMs / 1000);
    },
  };
}
