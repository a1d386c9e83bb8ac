import type { Database } from "../../../platform/database/database.ts";
import { type ActionStamp, type AuditTables, recordAction } from "../../audit/audit-log.server.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import type { AnchorSigner, ChainClaim, ConsentAnchor } from "./consent-anchor.server.ts";
import {
  type AnchorFile,
  archiveAnchor,
  readAnchors,
  removeAnchor,
  writeAnchor,
} from "./consent-anchor-files.server.ts";
import { findHead } from "./consent-store.server.ts";

/** One database's chain and one folder's anchors. Machines that share a database each have their own folder. */
export interface AnchorStore {
  readonly database: Database<LeadTables>;
  readonly folder: string;
  readonly signer: AnchorSigner;
}

export interface AnchorFault {
  /** Name of the file. */
  readonly name: string;
  readonly anchoredAt: number | undefined;
  readonly reason: string;
}

export interface AnchorReport {
  /** The highest anchor that this site signed and the chain agrees with. */
  readonly newest: ConsentAnchor | undefined;
  readonly faults: readonly AnchorFault[];
  /** Files that agree with the chain but prove nothing: unsigned, or signed with another secret. */
  readonly unsigned: readonly string[];
}

interface JudgedAnchor extends AnchorFile {
  readonly fault: string | undefined;
  readonly isSigned: boolean;
}

export async function verifyAnchors(anchorStore: AnchorStore): Promise<AnchorReport> {
  return report(await judgeAnchors(anchorStore));
}

/**
 * Anchors the current end of the chain and removes lower anchors that agree with the chain: the new one proves more. An
 * anchor that contradicts the chain stays, however long the chain grows. So a new anchor never hides missing records.
 */
export async function anchorHead(anchorStore: AnchorStore, now: number): Promise<AnchorReport> {
  const { database, folder, signer } = anchorStore;
  const judged = await judgeAnchors(anchorStore);
  const before = report(judged);
  const head = await findHead(database);
  if (head === undefined) return before;
  let { newest } = before;
  if (newest === undefined || newest.sequence < head.sequence) {
    const anchor = signer.sign({ ...head, anchoredAt: now });
    await writeAnchor(folder, anchor);
    newest = anchor;
  }
  for (const file of judged) {
    const isLower = file.anchor !== undefined && file.anchor.sequence < head.sequence;
    if (isLower && file.fault === undefined) await removeAnchor(folder, file);
  }
  return { ...before, newest };
}

export interface AuditedAnchorStore extends AnchorStore {
  readonly database: Database<LeadTables & AuditTables>;
}

/** Use after a restore: sets aside the anchors that contradict the chain or cannot be read. Returns how many. */
export async function resetAnchors(anchorStore: AuditedAnchorStore, stamp: ActionStamp): Promise<number> {
  const contradicted = (await judgeAnchors(anchorStore)).filter(({ fault }) => fault !== undefined);
  if (contradicted.length > 0) {
    // Before the files, which no transaction includes: no anchor is set aside without an entry.
    const action = { action: "set consent anchors aside", subject: "consent records" };
    await anchorStore.database.transaction((transaction) => recordAction(transaction, action, stamp));
  }
  for (const file of contradicted) await archiveAnchor(anchorStore.folder, file);
  await anchorHead(anchorStore, stamp.now);
  return contradicted.length;
}

/** Why the chain contradicts the claim; undefined if the chain has this record. */
export async function findContradiction(
  { db }: Database<LeadTables>,
  { sequence, hash }: ChainClaim,
): Promise<string | undefined> {
  const query = db.selectFrom("consent_records").select("hash");
  if (sequence === undefined) {
    const found = await query.where("hash", "=", hash).executeTakeFirst();
    return found === undefined ? "no record has this hash" : undefined;
  }
  const found = await query.where("sequence", "=", sequence).executeTakeFirst();
  if (found === undefined) return `record ${sequence} is missing`;
  return found.hash === hash ? undefined : `record ${sequence} is another one now`;
}

async function judgeAnchors({ database, folder, signer }: AnchorStore): Promise<readonly JudgedAnchor[]> {
  const judged: JudgedAnchor[] = [];
  for (const file of await readAnchors(folder)) {
    const { anchor } = file;
    judged.push(
      anchor === undefined
        ? { ...file, fault: "it cannot be read", isSigned: false }
        : { ...file, fault: await findContradiction(database, anchor), isSigned: signer.isSigned(anchor) },
    );
  }
  return judged;
}

function report(judged: readonly JudgedAnchor[]): AnchorReport {
  const agreeing = judged.filter(({ fault }) => fault === undefined);
  return {
    newest: agreeing
      .flatMap(({ anchor, isSigned }) => (anchor !== undefined && isSigned ? [anchor] : []))
      .toSorted((one, other) => other.sequence - one.sequence)[0],
    faults: judged.flatMap(({ name, anchor, fault }) =>
      fault === undefined ? [] : [{ name, anchoredAt: anchor?.anchoredAt, reason: fault }],
    ),
    unsigned: agreeing.filter(({ isSigned }) => !isSigned).map(({ name }) => name),
  };
}
