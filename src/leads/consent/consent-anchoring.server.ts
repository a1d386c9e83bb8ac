import type { Database } from "../../../platform/database/database.ts";
import type { LeadTables } from "../records/lead-tables.server.ts";
import type { AnchorSigner, ChainClaim, ConsentAnchor } from "./consent-anchor.server.ts";
import {
  type AnchorFile,
  archiveAnchor,
  readAnchors,
  removeAnchor,
  writeAnchor,
} from "./consent-anchor-files.server.ts";

/** The chain of one database, and the anchors in one folder. Machines that share the database have a folder each. */
export interface AnchorStore {
  readonly database: Database<LeadTables>;
  readonly folder: string;
  readonly signer: AnchorSigner;
}

export interface AnchorFault {
  /** Of the file. */
  readonly name: string;
  readonly anchoredAt: number | undefined;
  readonly reason: string;
}

export interface AnchorReport {
  /** The highest that this site signed and that the chain agrees with. */
  readonly newest: ConsentAnchor | undefined;
  readonly faults: readonly AnchorFault[];
  /** Files that agree with the chain but prove nothing: another secret signed them, or nobody. */
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
 * Anchors the chain where it ends now, and removes lower anchors that it agrees with: the new one says more. One that it
 * contradicts stays, however long the chain grows afterwards; so no anchor ever covers up what is missing.
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

/** For after a restore: what the chain contradicts no longer counts. Returns how many were set aside. */
export async function resetAnchors(anchorStore: AnchorStore, now: number): Promise<number> {
  const contradicted = (await judgeAnchors(anchorStore)).filter(({ fault }) => fault !== undefined);
  for (const file of contradicted) await archiveAnchor(anchorStore.folder, file);
  await anchorHead(anchorStore, now);
  return contradicted.length;
}

/** Where the chain ends. */
export async function findHead({
  db,
}: Database<LeadTables>): Promise<{ readonly sequence: number; readonly hash: string } | undefined> {
  return await db
    .selectFrom("consent_records")
    .select(["sequence", "hash"])
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Why the chain cannot have had this record; undefined when it has it. */
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
