import { createContent, type SiteContent } from "../content/site-content.ts";
import { createRecordStore } from "../src/records/record-store.server.ts";
import { assembleRecords } from "../src/site/site-records.server.ts";
import { readShippedContent } from "../src/site/site-records-catalog.server.ts";
import type { OperatorContext } from "./context.ts";

/** The site's content with the records in its database. */
export async function readPublishedContent(
  withDatabase: OperatorContext["withDatabase"],
): Promise<SiteContent> {
  try {
    const { records } = await withDatabase((database) => createRecordStore(database, Date.now).snapshot());
    return createContent(assembleRecords(records));
  } catch {
    // Without a usable database, each command says what it needs. Help needs none.
    return await readShippedContent();
  }
}
