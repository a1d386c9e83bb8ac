import type { PublishedRecords } from "./record-types.ts";

let published: PublishedRecords | undefined;

/**
 * Sets the records for everything in this folder that is evaluated from now on. A process does this before it loads the
 * site, and before it loads the site again (decision 0016). Undefined: the records that come with the site.
 */
export function publishRecords(records: PublishedRecords | undefined): void {
  published = records;
}

export function readPublished(): PublishedRecords | undefined {
  return published;
}
