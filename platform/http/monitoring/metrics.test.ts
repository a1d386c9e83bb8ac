import { expect, test } from "vitest";
import { createMetrics } from "./metrics.ts";
import type { RequestRecord } from "./request-record.ts";

const record: RequestRecord = {
  requestId: "1",
  method: "GET",
  route: "/faq",
  kind: "page",
  status: 200,
  durationMs: 7,
  bytes: 1,
};

test("requests are counted by method, status and kind, never by address", async () => {
  const metrics = createMetrics();
  metrics.observeRequest(record);
  metrics.observeRequest({ ...record, route: "/other" });
  metrics.observeRequest({ ...record, method: "M-SEARCH", status: 405, kind: "refused" });
  const text = await metrics.registry.metrics();
  expect(text).toContain('http_request_duration_seconds_count{method="GET",status="200",kind="page"} 2');
  expect(text).toContain(
    'http_request_duration_seconds_bucket{le="0.01",method="GET",status="200",kind="page"} 2',
  );
  expect(text).toContain('http_request_duration_seconds_count{method="other",status="405",kind="refused"} 1');
  expect(text).not.toContain("/faq");
});

test("process metrics are included", async () => {
  expect(await createMetrics().registry.metrics()).toContain("process_cpu_seconds_total");
});
