import { createRecordStore } from "../../../src/records/record-store.server.ts";
import { withSiteDatabase } from "../database/site-database.ts";
import { TEST_ACTOR } from "../test-actor.ts";
import type { Site } from "./start-site.ts";

/** How lenders that come with the site get deals, by their id, as the operator would publish it. A running site sees it within seconds. */
export async function publishChannels(
  { databaseUrl }: Site,
  channels: Readonly<Record<string, object>>,
): Promise<void> {
  await withSiteDatabase(databaseUrl, async (database) => {
    const store = createRecordStore(database, Date.now);
    for (const [id, channel] of Object.entries(channels)) {
      const { records, revision } = await store.snapshot();
      const shipped = records.find((record) => record.kind === "lender" && record.id === id);
      if (typeof shipped?.body !== "object") throw new Error(`${id} is not published.`);
      await store.publish({ ...shipped, body: { ...shipped.body, ...channel } }, revision, TEST_ACTOR);
    }
  });
}
