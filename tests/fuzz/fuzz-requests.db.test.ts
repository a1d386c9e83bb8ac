import { expect, onTestFinished, test } from "vitest";
import { budget } from "../setup/budget.ts";
import { startSite } from "../setup/site/start-site.ts";
import { generateBatch } from "./generated-requests.ts";
import { sendGeneratedRequests } from "./send-requests.ts";

/** The same requests in every run; `npm run bench -- fuzz` sends new ones. */
const SEED = 1;
const REQUESTS = budget(400, 20_000);

test(`${REQUESTS} generated requests get no 5xx, and end nothing`, async () => {
  const site = await startSite({ variables: { PAGES: "plain" } });
  onTestFinished(() => site.stop());
  const { port } = site;
  const { statuses, failures } = await sendGeneratedRequests({ port, seed: SEED, requests: REQUESTS });
  expect(failures).toEqual([]);
  // Most must get past the first check, or nothing behind it is tested.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 10);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 20);
  // A slot that is never given back would refuse all that follows.
  expect(statuses.get(503) ?? 0).toBeLessThan(REQUESTS / 100);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(site.output()).not.toContain('"level":"error"');
});

test("a seed gives the same requests each time", () => {
  expect(generateBatch(7)).toEqual(generateBatch(7));
  expect(generateBatch(7)).not.toEqual(generateBatch(8));
});
