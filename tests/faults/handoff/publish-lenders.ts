import {
  createWebhookSecrets,
  makeWebhookSecret,
} from "../../../src/handoff/webhook/webhook-secrets.server.ts";
import { withSiteDatabase } from "../../setup/database/site-database.ts";
import { OTHER_LENDER, TEST_LENDER } from "../../setup/handoff.ts";
import { publishChannels } from "../../setup/site/publish-channels.ts";
import type { Site } from "../../setup/site/start-site.ts";
import { stampAt } from "../../setup/test-actor.ts";

export const SITE_SECRET = "a secret of the sites that are killed";

/** One lender has people who receive deals and one a program, as the operator would publish them. The site takes them over when it starts. */
export async function publishLenders(site: Site, webhookUrl: string): Promise<void> {
  await publishChannels(site, {
    [TEST_LENDER.id]: { receivers: TEST_LENDER.receivers },
    [OTHER_LENDER.id]: { webhookUrl },
  });
  await withSiteDatabase(site.databaseUrl, async (database) => {
    const made = { lenderId: OTHER_LENDER.id, seen: 0 };
    await makeWebhookSecret(database, createWebhookSecrets(SITE_SECRET), made, stampAt(Date.now()));
  });
  await site.end();
  await site.start();
}

/** What the program of the lender signs with. */
export const programSecret = createWebhookSecrets(SITE_SECRET)(OTHER_LENDER.id, 1);
