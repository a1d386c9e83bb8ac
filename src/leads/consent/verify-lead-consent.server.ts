import type { Database } from "../../../platform/database/database.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import { type AnchorStore, verifyAnchors } from "./consent-anchoring.server.ts";
import { readInOrder } from "./consent-pages.server.ts";
import { type ChainLink, findPlaceFault, linkHash } from "./consent-record.server.ts";
import { verifyOwnConsent } from "./consent-store.server.ts";

/** What was found about the consent of one lead. */
export interface ConsentProof {
  readonly sequence: number;
  /** What is wrong, in sentences. Empty: nothing is. */
  readonly faults: readonly string[];
  /** The last record that was verified. */
  readonly head: ChainLink | undefined;
  /** The highest record that is anchored outside of the database, if the chain agrees with it. */
  readonly anchored: { readonly sequence: number; readonly anchoredAt: number } | undefined;
}

/**
 * Verifies the record of a lead with its content, every link of the chain before and after it, and the anchors outside of
 * the database. The contents of other records are left to `consent verify`. Undefined if the lead has no record.
 */
export async function verifyLeadConsent(
  anchorStore: AnchorStore,
  reference: string,
): Promise<ConsentProof | undefined> {
  const own = await verifyOwnConsent(anchorStore.database, reference);
  if (own === undefined) return undefined;
  const { head, fault } = await verifyLinks(anchorStore.database);
  const { newest, faults } = await verifyAnchors(anchorStore);
  return {
    sequence: own.sequence,
    faults: [
      ...(own.fault === undefined ? [] : [`Record ${own.sequence}: ${own.fault}.`]),
      ...(fault === undefined ? [] : [`Record ${fault.sequence}: ${fault.reason}.`]),
      ...faults.map(({ name, reason }) => `Anchor ${name}: ${reason}.`),
    ],
    head,
    anchored: newest,
  };
}

/**
 * Checks only that each record follows the one before it. Contents are not read, so this takes a second or two for
 * 100,000 records.
 */
async function verifyLinks({ db }: Database<LeadTables>) {
  let head: ChainLink | undefined;
  const select = db
    .selectFrom("consent_records")
    .select(["sequence", "content_sha256 as contentSha256", "previous_hash as previousHash", "hash"])
    .orderBy("sequence")
    .limit(LINKS_PER_PAGE);
  for await (const page of readInOrder((after) => select.where("sequence", ">", after).execute())) {
    for (const link of page) {
      const isHashed = linkHash(link.previousHash, link.contentSha256) === link.hash;
      const reason = findPlaceFault(link, head) ?? (isHashed ? undefined : "its hash was changed");
      if (reason !== undefined) return { head, fault: { sequence: link.sequence, reason } };
      head = link;
    }
  }
  return { head, fault: undefined };
}

const LINKS_PER_PAGE = 1_000;
