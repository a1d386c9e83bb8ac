import { collectDefaultMetrics, Registry } from "prom-client";
import { createRequestDurations } from "./request-durations.ts";
import type { RecordRequest } from "./request-record.ts";

export interface Metrics {
  /** Other modules register their own metrics here. */
  readonly registry: Registry;
  readonly observeRequest: RecordRequest;
  /** All metrics, in the Prometheus text format. */
  describe(): Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = createRequestDurations();
  return {
    registry,
    observeRequest: durations.observe,
    describe: async () => `${await registry.metrics()}\n${durations.describe()}`,
  };
}
