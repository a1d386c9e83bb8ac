/**
 * Verifies the evidence.json beside this file: node verify-consent.mjs
 * Verifies another file: node verify-consent.mjs path/to/evidence.json
 * Needs only Node 18 or newer: no network, no other files.
 * To check whether the record is about a person: node verify-consent.mjs phone=+15125550142 email=name@example.com
 * Exit codes: 0 valid, 1 not valid, 2 invalid arguments or unreadable file.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import process from "node:process";

const sha256 = (text) => createHash("sha256").update(text, "utf8").digest("hex");
const FIELDS = ["name", "email", "phone", "ip", "userAgent"];
const files = process.argv.slice(2).filter((word) => !word.includes("="));
const claims = process.argv
  .slice(2)
  .filter((word) => word.includes("="))
  .map((word) => ({ field: word.slice(0, word.indexOf("=")), value: word.slice(word.indexOf("=") + 1) }));
const unknown = claims.find(({ field }) => !FIELDS.includes(field));
if (unknown !== undefined) refuse(`There is no field "${unknown.field}". Fields are ${FIELDS.join(", ")}.`);
if (files.length > 1) refuse("Name only one file.");
const { record, followedBy } = readEvidence(files[0] ?? new URL("evidence.json", import.meta.url));
const faults = [];
const demand = (isTrue, fault) => {
  if (!isTrue) faults.push(fault);
};

demand(
  sha256(`${record.previousHash}\n${record.contentSha256}`) === record.hash,
  "the record's hash does not match its content and the record before it",
);
const content = readContent();
if (content !== undefined) {
  demand(sha256(record.content) === record.contentSha256, "the content was changed");
  demand(content.reference === record.reference, "the reference was changed");
  demand(content.sequence === record.sequence, "the number was changed");
  // Older records do not name their lead.
  if (content.format >= 2) demand(content.leadId === record.leadId, "the lead was changed");
  demand((content.release?.id ?? null) === (record.releaseId ?? null), "the release was changed");
  demand(Date.parse(content.recordedAt) === record.recordedAt, "the time was changed");
  demand(sha256(content.text) === content.textSha256, "the consent text was changed");
  for (const [field, value] of Object.entries(record.personal)) {
    demand(matches(field, value), `the ${field} was changed`);
  }
}

let head = record;
for (const link of followedBy) {
  demand(
    link.sequence === head.sequence + 1 && sha256(`${head.hash}\n${link.contentSha256}`) === link.hash,
    `record ${link.sequence} does not follow the one before it`,
  );
  head = link;
}

function readEvidence(file) {
  try {
    const evidence = JSON.parse(readFileSync(file, "utf8"));
    if (typeof evidence.record?.hash === "string" && Array.isArray(evidence.followedBy)) return evidence;
  } catch (error) {
    refuse(`${file} cannot be read: ${error.message}`);
  }
  return refuse(`${file} is not an evidence.json from consent export.`);
}

function readContent() {
  try {
    return record.content === null ? undefined : JSON.parse(record.content);
  } catch {
    demand(false, `the content of record ${record.sequence} cannot be read`);
    return undefined;
  }
}

function refuse(reason) {
  process.stderr.write(`${reason}\nUsage: node verify-consent.mjs [evidence.json] [field=value ...]\n`);
  process.exit(2);
}

function matches(field, value) {
  return sha256(`${record.salt}\n${field}\n${value}`) === content?.personal[field];
}

const recorded = content?.recordedByOperator;
const lines = [
  `Reference   ${record.reference}`,
  `${recorded === undefined ? "Agreed  " : "Recorded"}    ${new Date(record.recordedAt).toISOString()}`,
  `Text        ${content === undefined ? "erased" : `version ${content.textVersion}, SHA-256 ${content.textSha256}`}`,
  ...(recorded === undefined ? [] : ["            by the operator: the person saw no text of the site"]),
  ...(content?.release === undefined ? [] : [`Lender      ${content.release.lender} gets the name`]),
  `Record      ${record.sequence}, hash ${record.hash}`,
  `Last record ${head.sequence}, hash ${head.hash}`,
];
if (claims.length > 0)
  demand(record.salt !== null, "the personal data can no longer be compared: the salt is missing");
for (const { field, value } of claims) {
  if (record.salt === null) continue;
  const isMatch = matches(field, value);
  lines.push(`The ${field}  ${isMatch ? "matches the record" : "does NOT match the record"}`);
  demand(isMatch, `the record is not about this ${field}`);
}
lines.push(faults.length === 0 ? "VALID: nothing was changed." : `NOT VALID: ${faults.join("; ")}.`);
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
