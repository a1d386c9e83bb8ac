import { createHash } from "node:crypto";
import { z } from "zod";
import {
  CHAIN_START,
  type ConsentCircumstances,
  type ConsentPosition,
  type ConsentRecord,
  FORMAT_WITH_LEAD,
  PERSONAL_FIELDS,
  type PersonalField,
  type PersonalValues,
  type RecordedCorrection,
  SHARED_FIELDS,
  type SharedField,
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
  const digest = (field: PersonalField) => digestPersonal(salt, field, personal[field]);
  const content = writeConsentContent(consent, circumstances, {
    name: digest("name"),
    email: digest("email"),
    phone: digest("phone"),
    ip: digest("ip"),
    userAgent: digest("userAgent"),
  });
  const contentSha256 = sha256(content);
  const hash = linkHash(consent.previousHash, contentSha256);
  const releaseId = circumstances.release?.id ?? null;
  return { ...consent, releaseId, content, contentSha256, hash, salt, personal };
}

/** A record as it was found, possibly tampered with. */
export interface FoundConsent extends Omit<ConsentRecord, "personal"> {
  /** Undefined when it cannot be read. */
  readonly personal: ConsentRecord["personal"] | undefined;
}

/** The lead as it is now. */
export interface ConsentingLead extends Readonly<Record<SharedField, string>> {
  readonly reference: string;
  readonly corrections: readonly RecordedCorrection[];
}

/** A stored record with the lead it names. */
export interface StoredConsent extends FoundConsent {
  /** Null if the lead never existed or was deleted. */
  readonly lead: ConsentingLead | null;
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
  /** Records whose content was erased after their retention time. Their place in the chain is still proven. */
  readonly erased: number;
  readonly head: ChainLink | undefined;
  readonly faults: readonly ChainFault[];
}

/** Reads the whole chain. Continues after a fault, so that one report names all faults. */
export async function verifyChain(pages: AsyncIterable<readonly StoredConsent[]>): Promise<ChainReport> {
  const faults: ChainFault[] = [];
  let head: ChainLink | undefined;
  let records = 0;
  let erased = 0;
  for await (const page of pages) {
    for (const record of page) {
      const reason = findPlaceFault(record, head) ?? findRecordFault(record);
      if (reason !== undefined) faults.push({ sequence: record.sequence, reason });
      records += 1;
      if (record.content === null) erased += 1;
      head = { sequence: record.sequence, contentSha256: record.contentSha256, hash: record.hash };
    }
  }
  return { records, erased, head, faults };
}

/** Checks the record itself and its lead, without the rest of the chain. */
export function findRecordFault(record: StoredConsent): string | undefined {
  return findOwnFault(record) ?? findLeadFault(record);
}

/** Checks that a record follows the one before it, without reading its content. */
export function findPlaceFault(
  { sequence, previousHash }: Pick<FoundConsent, "sequence" | "previousHash">,
  previous: ChainLink | undefined,
): string | undefined {
  if (sequence !== (previous?.sequence ?? 0) + 1) return "the record before it is missing";
  return previousHash === (previous?.hash ?? CHAIN_START)
    ? undefined
    : "it does not follow the record before it";
}

/** Forgetting a person removes the lead and the personal values together. One without the other is a fault. */
function findLeadFault(record: StoredConsent): string | undefined {
  const { content, salt, personal = {}, lead } = record;
  const isForgotten = Object.keys(personal).length === 0;
  if (lead === null) return isForgotten ? undefined : "its lead is missing";
  if (lead.reference !== record.reference) return "its lead was changed";
  if (content === null) return "its content was emptied although its lead is still kept";
  if (salt === null || PERSONAL_FIELDS.some((field) => personal[field] === undefined))
    return "its personal values were emptied although its lead is still kept";
  const changed = SHARED_FIELDS.find(
    (field) => !isExplained(field, lead, { salt, original: personal[field] }),
  );
  return changed && `the ${changed} of its lead was changed, and no correction says so`;
}

/** A value is the one that was agreed with, or one that a recorded correction has put in its place. */
function isExplained(
  field: SharedField,
  lead: ConsentingLead,
  { salt, original }: { readonly salt: string; readonly original: string | undefined },
): boolean {
  const corrections = lead.corrections.filter(({ fields }) => fields.includes(field));
  if (corrections.length === 0) return lead[field] === original;
  const digest = digestPersonal(salt, field, lead[field]);
  return corrections.some(({ digests }) => digests === undefined || digests[field] === digest);
}

/** Checks the record alone, without the rest of the chain. */
function findOwnFault(record: FoundConsent): string | undefined {
  if (linkHash(record.previousHash, record.contentSha256) !== record.hash) return "its hash was changed";
  if (record.personal === undefined) return "its personal values cannot be read";
  if (record.content === null) return undefined;
  if (sha256(record.content) !== record.contentSha256) return "its content was changed";
  const content = readJson(consentContent, record.content);
  if (content === undefined) return "its content cannot be read";
  if (
    content.sequence !== record.sequence ||
    content.reference !== record.reference ||
    content.recordedAt !== new Date(record.recordedAt).toISOString()
  ) {
    return "its number, reference or time was changed";
  }
  if (content.format >= FORMAT_WITH_LEAD && content.leadId !== record.leadId) return "its lead was changed";
  if ((content.release?.id ?? null) !== record.releaseId) return "its release was changed";
  if (sha256(content.text) !== content.textSha256) return "its consent text was changed";
  for (const field of PERSONAL_FIELDS) {
    const value = record.personal[field];
    if (value === undefined || record.salt === null) continue;
    if (digestPersonal(record.salt, field, value) !== content.personal[field])
      return `its ${field} was changed`;
  }
  return undefined;
}

/** One record and the links from it to the end of the chain: enough to verify it on another machine. */
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
    /** Missing in what was exported before there were releases. */
    releaseId: z.string().nullable().default(null),
    personal: z.partialRecord(z.enum(PERSONAL_FIELDS), z.string()),
  }),
  /** Hashes of the later records. They say nothing about other people. */
  followedBy: z
    .array(z.object({ sequence: z.number(), contentSha256: z.string(), hash: z.string() }))
    .readonly(),
});

export type ConsentEvidence = z.infer<typeof consentEvidence>;

export interface EvidenceReport {
  readonly reference: string;
  /** Compare it with the chain's own head, or with the hash in a later lead's email. */
  readonly head: ChainLink;
  readonly fault: ChainFault | undefined;
}

/** Verifies a file written by `consent export`. Throws a ZodError for anything else. */
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
  format: z.number(),
  leadId: z.string().optional(),
  sequence: z.number(),
  reference: z.string(),
  recordedAt: z.string(),
  text: z.string(),
  textSha256: z.string(),
  release: z.object({ id: z.string() }).optional(),
  personal: z.record(z.enum(PERSONAL_FIELDS), z.string()),
});

/** Undefined for a text that is not JSON of this shape. */
export function readJson<Value>(schema: z.ZodType<Value>, text: string): Value | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

export function linkHash(previousHash: string, contentSha256: string): string {
  return sha256(`${previousHash}\n${contentSha256}`);
}

export function digestPersonal(salt: string, field: PersonalField, value: string): string {
  return sha256(`${salt}\n${field}\n${value}`);
}
