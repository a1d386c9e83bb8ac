import { setTimeout as sleep } from "node:timers/promises";
import { cleanLine } from "../../src/api/clean-text.ts";
import { nameActors } from "../../src/audit/audit-log.server.ts";
import { createRecordRollout } from "../../src/records/record-rollout.server.ts";
import type { DeskDeps } from "../desk-data.server.ts";
import { describeMoment } from "../frame/office-times.ts";
import type { PublishRow, PublishVersion } from "./publish-view-data.ts";

export type PublishDeps = Pick<
  DeskDeps,
  "database" | "publishing" | "deskUrl" | "office" | "facts" | "wakeWorker" | "now"
>;

export const FASTER =
  "Somebody else was faster: there is a newer version. Nothing was changed by your click.";

/** The operator is promised that a publication is live within this time. */
const LIVE_MS = 5_000;
const POLL_MS = 100;
/** It travels in a cookie. */
const MAX_REASON_LENGTH = 300;

/** Waits until the site shows this revision, and says so; or why it does not. */
export async function describeRollout(
  { database, publishing: { liveRevision, refreshRecords }, now }: PublishDeps,
  revision: number,
): Promise<string> {
  const rollout = createRecordRollout(database, now);
  await refreshRecords();
  for (let waited = 0; waited < LIVE_MS; waited += POLL_MS) {
    if (liveRevision() >= revision) return "It is live now.";
    const [failure] = await rollout.failures(revision);
    if (failure) {
      const reason = cleanLine(failure.reason).slice(0, MAX_REASON_LENGTH);
      return `It is stored, but the site still shows the version before. It tries again by itself. The reason: ${reason}`;
    }
    await sleep(POLL_MS);
  }
  return "It will be live in a few seconds.";
}

/** A stored version of a page or a record. */
export interface StoredVersion extends Omit<PublishVersion, "when" | "by"> {
  readonly savedAt: number;
}

/** Newest first, as they are given. */
export async function describeVersions(
  { database, office }: PublishDeps,
  subject: string,
  versions: readonly StoredVersion[],
): Promise<readonly PublishVersion[]> {
  const nameOf = await nameActors(
    database,
    versions.map(({ savedAt }) => ({ subject, happenedAt: savedAt })),
  );
  return versions.map(({ savedAt, ...version }) => ({
    ...version,
    when: describeMoment(savedAt, office()),
    by: nameOf({ subject, happenedAt: savedAt }) ?? "came with the site",
  }));
}

/** The newest versions of pages or records, with who made them and when. */
export async function describeRows<Version extends { readonly savedAt: number }>(
  { database, office }: PublishDeps,
  versions: readonly Version[],
  describe: (version: Version) => Omit<PublishRow, "changed" | "by"> & { readonly subject: string },
): Promise<readonly PublishRow[]> {
  const rows = versions.map((version) => ({ ...describe(version), happenedAt: version.savedAt }));
  const nameOf = await nameActors(database, rows);
  return rows.map((row) => ({ ...row, changed: describeMoment(row.happenedAt, office()), by: nameOf(row) }));
}
