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
  // Slots that were never given back would refuse what follows. How many were refused meanwhile depends on the machine.
  const dscr = { monthlyRentUsd: 2500, monthlyExpensesUsd: 500, monthlyDebtServiceUsd: 1600 };
  const calculation = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(dscr),
  };
  expect((await fetch(`${site.url}/search?q=dscr`)).status).toBe(200);
  expect((await fetch(`${site.url}/api/v1/dscr`, calculation)).status).toBe(200);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(site.output()).not.toContain('"level":"error"');
});

test("a seed gives the same requests each time", () => {
  expect(generateBatch(7)).toEqual(generateBatch(7));
  expect(generateBatch(7)).not.toEqual(generateBatch(8));
});
