import {
  createWebhookSecrets,
  makeWebhookSecret,
} from "../../../src/handoff/webhook/webhook-secrets.server.ts";
import { createRecordStore } from "../../../src/records/record-store.server.ts";
import { withSiteDatabase } from "../../setup/database/site-database.ts";
import { OTHER_LENDER, TEST_LENDER } from "../../setup/handoff.ts";
import type { Site } from "../../setup/site/start-site.ts";
import { stampAt } from "../../setup/test-actor.ts";

export const SITE_SECRET = "a secret of the sites that are killed";

/** One lender has people who receive deals and one a program, as the operator would publish them. The site takes them over when it starts. */
export async function publishLenders(site: Site, webhookUrl: string): Promise<void> {
  const channels = [
    { id: TEST_LENDER.id, channel: { receivers: TEST_LENDER.receivers } },
    { id: OTHER_LENDER.id, channel: { webhookUrl } },
  ];
  await withSiteDatabase(site.databaseUrl, async (database) => {
    const stamp = stampAt(Date.now());
    const store = createRecordStore(database, Date.now);
    for (const { id, channel } of channels) {
      const { records, revision } = await store.snapshot();
      const shipped = records.find((record) => record.kind === "lender" && record.id === id);
      if (typeof shipped?.body !== "object") throw new Error(`${id} is not published.`);
      await store.publish({ ...shipped, body: { ...shipped.body, ...channel } }, revision, stamp.actor);
    }
    const made = { lenderId: OTHER_LENDER.id, seen: 0 };
    await makeWebhookSecret(database, createWebhookSecrets(SITE_SECRET), made, stamp);
  });
  await site.end();
  await site.start();
}

/** What the program of the lender signs with. */
export const programSecret = createWebhookSecrets(SITE_SECRET)(OTHER_LENDER.id, 1);
