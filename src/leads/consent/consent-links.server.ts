import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { type ChainFault, type ChainLink, linkHash } from "./consent-record.server.ts";
import { CHAIN_START } from "./consent-record.ts";

interface FoundLink extends ChainLink {
  readonly previousHash: string;
}

export interface LinkReport {
  /** The last record up to which everything is in order. */
  readonly head: ChainLink | undefined;
  readonly fault: ChainFault | undefined;
}

/**
 * Checks only that each record follows the one before it. Contents are not read, so this takes a second or two for
 * 100,000 records.
 */
export async function verifyConsentLinks({ db }: Database<LeadTables>): Promise<LinkReport> {
  let head: ChainLink | undefined;
  for await (const page of readLinks(db)) {
    for (const link of page) {
      const reason = findLinkFault(link, head);
      if (reason !== undefined) return { head, fault: { sequence: link.sequence, reason } };
      head = link;
    }
  }
  return { head, fault: undefined };
}

function findLinkFault(link: FoundLink, previous: ChainLink | undefined): string | undefined {
  if (link.sequence !== (previous?.sequence ?? 0) + 1) return "the record before it is missing";
  if (link.previousHash !== (previous?.hash ?? CHAIN_START)) return "it does not follow the record before it";
  return linkHash(link.previousHash, link.contentSha256) === link.hash ? undefined : "its hash was changed";
}

const LINKS_PER_PAGE = 1_000;

async function* readLinks(db: Kysely<LeadTables>): AsyncGenerator<readonly FoundLink[]> {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom("consent_records")
      .select(["sequence", "content_sha256 as contentSha256", "previous_hash as previousHash", "hash"])
      .where("sequence", ">", after)
      .orderBy("sequence")
      .limit(LINKS_PER_PAGE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    // SQLite reads block the process, which serves visitors in between.
    await setImmediate();
    after = last.sequence;
  }
}
