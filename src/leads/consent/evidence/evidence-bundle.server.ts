import { readFile } from "node:fs/promises";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { z } from "zod";
import type { Database } from "../../../../platform/database/database.ts";
import type { PrivacyKeys } from "../../privacy/privacy-keys.server.ts";
import type { LeadTables } from "../../records/lead-tables.server.ts";
import { type ConsentEvidence, readJson } from "../consent-record.server.ts";
import { exportEvidence, exportReleases } from "./export-evidence.server.ts";

const VERIFIER = "verify-consent.mjs";

/** Everything that proves one consent to somebody else, as files of one folder. */
export interface EvidenceBundle {
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** Without the salt, the record can no longer be compared with a number or an address. */
  readonly isSaltMissing: boolean;
}

/** Undefined for an unknown reference. */
export async function createEvidenceBundle(
  database: Database<LeadTables>,
  keys: PrivacyKeys,
  { reference, now }: { readonly reference: string; readonly now: number },
): Promise<EvidenceBundle | undefined> {
  const evidence = await exportEvidence(database, keys, reference);
  if (evidence === undefined) return undefined;
  const releases = await exportReleases(database, keys, evidence.record.leadId);
  return {
    files: [
      { name: "README.txt", text: explain(evidence, releases, new Date(now)) },
      toFile("evidence.json", evidence),
      ...releases.map((release, index) => toFile(releaseFile(index), release)),
      { name: VERIFIER, text: await readFile(path.join(import.meta.dirname, VERIFIER), "utf8") },
    ],
    isSaltMissing: evidence.record.salt === null && evidence.record.content !== null,
  };
}

/** The choice of a lender is a record of its own, which is verified by itself. */
function releaseFile(index: number): string {
  return `evidence-release-${index + 1}.json`;
}

function toFile(name: string, evidence: ConsentEvidence) {
  return { name, text: `${JSON.stringify(evidence, null, 2)}\n` };
}

function explain(
  { record, followedBy }: ConsentEvidence,
  releases: readonly ConsentEvidence[],
  exportedAt: Date,
): string {
  const head = followedBy.at(-1) ?? record;
  return `Evidence of consent ${record.reference}, exported ${exportedAt.toISOString()}

evidence.json       the record, and the hashes of the ${followedBy.length} records after it
verify-consent.mjs  verifies it on any machine with Node 18 or newer: node verify-consent.mjs
${releases.map(explainRelease).join("")}
What it proves
${explainContent(record)}
- record.hash is the SHA-256 of record.previousHash, a line feed and record.contentSha256. Every later record is hashed
  onto it in the same way, up to record ${head.sequence}:
  ${head.hash}
  That hash was mailed to the operator with the lead of record ${head.sequence}. If it matches the mail, nothing up to
  that record was changed after the mail was sent.
- The content has the name, e-mail address, phone number, IP address and browser as digests: the SHA-256 of
  record.salt, a line feed, the field's name, a line feed and the value. They can be checked even after the person
  was forgotten: node verify-consent.mjs phone=+15125550142
`;
}

const released = z.object({
  isTextConfirmed: z.boolean(),
  release: z.object({ lender: z.string(), recordedBy: z.string() }),
});

/** Who was chosen, and whether the person agreed on the page or told the operator. */
function explainRelease({ record }: ConsentEvidence, index: number): string {
  const content = record.content === null ? undefined : readJson(released, record.content);
  const { lender = "a lender", recordedBy = "" } = content?.release ?? {};
  const how =
    content?.isTextConfirmed === false ? `told to ${recordedBy}, who recorded it` : "agreed on the site";
  const file = releaseFile(index);
  return `\n${file}\n    that ${lender} gets the name, ${content === undefined ? "erased" : how}: node verify-consent.mjs ${file}\n`;
}

const FROM_THE_SITE = `- record.content is what was stored when the person agreed: the text they saw, its version, the partners named in it,
  the policies in force, the page and the time. Its SHA-256 is record.contentSha256.`;

const BY_THE_OPERATOR = `- record.content is what the operator wrote down when the lead was entered by hand. The person saw no text of the site.
  It proves when this was written and that nobody changed it since; not that the person said so.
  Its SHA-256 is record.contentSha256.`;

const recorded = z.object({ recordedByOperator: z.object({}) });

function explainContent({ content }: ConsentEvidence["record"]): string {
  return content !== null && readJson(recorded, content) !== undefined ? BY_THE_OPERATOR : FROM_THE_SITE;
}

/** The earliest day that the ZIP format knows, so that equal files make equal archives. Its times have no zone. */
const MODIFIED = new Date(1980, 0, 1);

/** One file to hand out, which every system opens. */
export function packEvidence({ files }: Pick<EvidenceBundle, "files">): Uint8Array<ArrayBuffer> {
  const contents = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]));
  return zipSync(contents, { mtime: MODIFIED });
}
