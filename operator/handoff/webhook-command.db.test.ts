import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { createRecordStore } from "../../src/records/record-store.server.ts";
import { readShippedRecords } from "../../src/site/site-records-catalog.server.ts";
import { operatorOfEachTest, TEST_NOW } from "../../tests/setup/operator.ts";

const operator = operatorOfEachTest();

test("a lender's program gets a secret that is printed once, and recorded without it", async () => {
  await createRecordStore(operator.database, () => TEST_NOW).seed(await readShippedRecords());
  const none = await operator.run(["handoff", "webhook", "kiavi", "--new-secret"]);
  expect(none).toMatchObject({
    code: 1,
    err: expect.stringContaining("lenders edit kiavi"),
  });
  expect(await operator.run(["handoff", "webhook", "nobody"])).toMatchObject({ code: 1 });
  const file = path.join(operator.folder, "kiavi.yaml");
  const { out: record } = await operator.run(["lenders", "show", "kiavi"]);
  writeFileSync(file, `${record}webhookUrl: https://lender.example/deals\n`);
  expect(await operator.run(["lenders", "publish", file])).toMatchObject({ code: 0 });
  const show = async () => (await operator.run(["handoff", "webhook", "kiavi"])).out;
  expect(await show()).toContain("Deals go to:    https://lender.example/deals");
  expect(await show()).toContain("/api/lenders/kiavi/messages");
  expect(await show()).toContain("none yet");
  const made = await operator.run(["handoff", "webhook", "kiavi", "--new-secret"]);
  expect(made.out).toMatch(/^whsec_[A-Za-z0-9+/]{43}=\n$/);
  expect(await show()).toContain("Secret:         made");
  const { out } = await operator.run(["audit", "list", "--subject", "kiavi"]);
  expect(out).toContain("made secret 1 of the webhook");
  expect(out).not.toContain("whsec_");
});
