import { collectDefaultMetrics, Registry } from "prom-client";
import { createRequestDurations } from "./request-durations.ts";
import type { RecordRequest } from "./request-record.ts";

export interface Metrics {
  /** Where others add their own figures. */
  readonly registry: Registry;
  readonly observeRequest: RecordRequest;
  /** All figures, in the text format of Prometheus. */
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
