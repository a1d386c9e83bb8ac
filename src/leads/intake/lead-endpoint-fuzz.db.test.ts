import fc from "fast-check";
import { expect, test } from "vitest";
import { createTestSite } from "../../../server/app/test-site.ts";
import { badLeadRequest } from "../../../tests/setup/bad-lead-requests.ts";
import { createSubmitLeadDeps, leadsOfAllTests } from "../../../tests/setup/leads.ts";
import { cases } from "../../../tests/setup/properties.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { verifyConsent } from "../consent/consent-store.server.ts";
import { leadFormContent } from "../lead-catalog.server.ts";
import { listLeads } from "../records/lead-list.server.ts";
import { createLeadEndpoints } from "./lead-endpoint.server.ts";

const database = leadsOfAllTests("sqlite");

test("generated bad requests get 4xx problem JSON, and store nothing", {
  timeout: 600_000,
}, async () => {
  const deps = createSubmitLeadDeps(database);
  const site = createTestSite({
    apiPerMinute: 1_000_000,
    endpoints: createLeadEndpoints({
      ...deps,
      formContent: () => leadFormContent(shippedContent),
      statusPathOf: () => "/deal-status?token=x",
    }),
  });
  await fc.assert(
    fc.asyncProperty(badLeadRequest, async ({ body, headers }) => {
      const response = await site.send("POST", "/api/leads", { body, headers });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({ success: false, status: response.status });
    }),
    cases(400),
  );
  expect(await listLeads(database, { limit: 1 })).toEqual([]);
  expect(await verifyConsent(database)).toMatchObject({ records: 0 });
  expect(site.logLines.filter((line) => line.includes('"error"'))).toEqual([]);
});
