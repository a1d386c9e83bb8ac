import { createHash } from "node:crypto";
import { z } from "zod";
import {
  CHAIN_START,
  type ConsentCircumstances,
  type ConsentPosition,
  type ConsentRecord,
  PERSONAL_FIELDS,
  type PersonalField,
  type PersonalValues,
  writeConsentContent,
} from "./consent-record.ts";

export function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

export interface NewConsent extends ConsentPosition {
  readonly leadId: string;
  readonly circumstances: ConsentCircumstances;
  readonly personal: PersonalValues;
  readonly salt: string;
  readonly previousHash: string;
}

export function sealConsent({ circumstances, personal, salt, ...consent }: NewConsent): ConsentRecord {
  const { sequence, reference, recordedAt, leadId, previousHash } = consent;
  const digest = (field: PersonalField) => digestPersonal(salt, field, personal[field]);
  const content = writeConsentContent({ sequence, reference, recordedAt }, circumstances, {
    name: digest("name"),
    email: digest("email"),
    phone: digest("phone"),
    ip: digest("ip"),
    userAgent: digest("userAgent"),
  });
  const contentSha256 = sha256(content);
  const hash = linkHash(previousHash, contentSha256);
  return {
    sequence,
    reference,
    recordedAt,
    leadId,
    content,
    contentSha256,
    previousHash,
    hash,
    salt,
    personal,
  };
}

export interface ChainLink {
  readonly sequence: number;
  readonly contentSha256: string;
  readonly hash: string;
}

export interface ChainFault {
  readonly sequence: number;
  readonly reason: string;
}

export interface ChainReport {
  readonly records: number;
  /** Records whose content is gone because their time was over. Their place in the chain is still proven. */
  readonly erased: number;
  readonly head: ChainLink | undefined;
  readonly faults: readonly ChainFault[];
}

/** Reads the chain from its first record to its last. Goes on after a fault, so that one report names them all. */
export async function verifyChain(pages: AsyncIterable<readonly ConsentRecord[]>): Promise<ChainReport> {
  const faults: ChainFault[] = [];
  let head: ChainLink | undefined;
  let records = 0;
  let erased = 0;
  for await (const page of pages) {
    for (const record of page) {
      const reason = findFault(record, head);
      if (reason !== undefined) faults.push({ sequence: record.sequence, reason });
      records += 1;
      if (record.content === null) erased += 1;
      head = record;
    }
  }
  return { records, erased, head, faults };
}

function findFault(record: ConsentRecord, previous: ChainLink | undefined): string | undefined {
  if (record.sequence !== (previous?.sequence ?? 0) + 1) return "the record before it is missing";
  if (record.previousHash !== (previous?.hash ?? CHAIN_START))
    return "it does not follow the record before it";
  return findOwnFault(record);
}

/** What a record can prove without the others. */
function findOwnFault(record: ConsentRecord): string | undefined {
  if (linkHash(record.previousHash, record.contentSha256) !== record.hash) return "its hash was changed";
  if (record.content === null) return undefined;
  if (sha256(record.content) !== record.contentSha256) return "its content was changed";
  const content = consentContent.parse(JSON.parse(record.content));
  if (
    content.sequence !== record.sequence ||
    content.reference !== record.reference ||
    content.recordedAt !== new Date(record.recordedAt).toISOString()
  ) {
    return "its number, reference or time was changed";
  }
  if (sha256(content.text) !== content.textSha256) return "its consent text was changed";
  for (const field of PERSONAL_FIELDS) {
    const value = record.personal[field];
    if (value === undefined || record.salt === null) continue;
    if (digestPersonal(record.salt, field, value) !== content.personal[field])
      return `its ${field} was changed`;
  }
  return undefined;
}

/** One record with the way from it to the end of the chain: enough to check it on another machine. */
const consentEvidence = z.object({
  format: z.literal(1),
  record: z.object({
    sequence: z.number(),
    reference: z.string(),
    recordedAt: z.number(),
    leadId: z.string(),
    content: z.string().nullable(),
    contentSha256: z.string(),
    previousHash: z.string(),
    hash: z.string(),
    salt: z.string().nullable(),
    personal: z.partialRecord(z.enum(PERSONAL_FIELDS), z.string()),
  }),
  /** Of the records after it. They contain nothing about the other persons. */
  followedBy: z
    .array(z.object({ sequence: z.number(), contentSha256: z.string(), hash: z.string() }))
    .readonly(),
});

export type ConsentEvidence = z.infer<typeof consentEvidence>;

export interface EvidenceReport {
  readonly reference: string;
  /** Compare it with the chain's own head, or with the hash in a later lead's e-mail. */
  readonly head: ChainLink;
  readonly fault: ChainFault | undefined;
}

/** Checks what `consent export` wrote. Throws a ZodError for anything else. */
export function verifyEvidence(json: unknown): EvidenceReport {
  const { record, followedBy } = consentEvidence.parse(json);
  const reason = findOwnFault(record);
  let fault = reason === undefined ? undefined : { sequence: record.sequence, reason };
  let head: ChainLink = record;
  for (const link of followedBy) {
    const isNext = link.sequence === head.sequence + 1;
    if (!isNext || linkHash(head.hash, link.contentSha256) !== link.hash) {
      fault ??= { sequence: link.sequence, reason: "it does not follow the record before it" };
    }
    head = link;
  }
  return { reference: record.reference, head, fault };
}

const consentContent = z.object({
  sequence: z.number(),
  reference: z.string(),
  recordedAt: z.string(),
  text: z.string(),
  textSha256: z.string(),
  personal: z.record(z.enum(PERSONAL_FIELDS), z.string()),
});

function linkHash(previousHash: string, contentSha256: string): string {
  return sha256(`${previousHash}\n${contentSha256}`);
}

function digestPersonal(salt: string, field: PersonalField, value: string): string {
  return sha256(`${salt}\n${field}\n${value}`);
}
