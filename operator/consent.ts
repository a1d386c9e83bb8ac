import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Command } from "commander";
import { ZodError } from "zod";
import { type ConsentEvidence, verifyEvidence } from "../src/leads/consent-record.server.ts";
import { exportEvidence, verifyConsent } from "../src/leads/consent-store.server.ts";
import { readReference } from "./arguments.ts";
import { type OperatorContext, OperatorFailure } from "./context.ts";
import { loadLeadKeys } from "./site-secret.ts";

const VERIFIER = path.join(import.meta.dirname, "evidence/verify-consent.mjs");

export function consentCommand(context: OperatorContext): Command {
  const consent = new Command("consent").description("prove who agreed to what");
  consent
    .command("verify")
    .description("prove that no consent record was changed, removed or inserted")
    .argument("[file]", "evidence.json of an earlier export: prove that one instead")
    .option("--json", "print JSON")
    .action((file, options) =>
      file === undefined ? verify(context, options) : verifyFile(context, file, options),
    );
  consent
    .command("export")
    .description("write the evidence for one lead, with a program that proves it on another machine")
    .argument("<reference>", "such as RR-7K3M9-QXTB2", readReference)
    .option("--out <folder>", "new folder to write to (default: consent-<reference>)")
    .action((reference, options) => exportBundle(context, reference, options));
  return consent;
}

interface OutputOptions {
  readonly json?: boolean;
}

async function verify({ terminal, withDatabase }: OperatorContext, { json }: OutputOptions): Promise<void> {
  terminal.progress("Reading the consent records");
  const report = await withDatabase(verifyConsent);
  const { records, erased, head, faults, leadsWithoutConsent } = report;
  if (json) terminal.print(JSON.stringify(report, null, 2));
  else {
    for (const { sequence, reason } of faults) terminal.print(`Record ${sequence}: ${reason}`);
    for (const reference of leadsWithoutConsent)
      terminal.print(`Lead ${reference}: it has no consent record`);
    terminal.print(`${records} records, ${erased} of them erased because their time was over.`);
    if (head !== undefined) terminal.print(`Last record ${head.sequence}, hash ${head.hash}`);
  }
  if (faults.length + leadsWithoutConsent.length > 0) {
    throw new OperatorFailure(
      "The consent records are NOT intact. Keep the database as it is, and compare it with your backups.",
    );
  }
  terminal.say("The consent records are intact.");
}

async function verifyFile(
  { terminal }: OperatorContext,
  file: string,
  { json }: OutputOptions,
): Promise<void> {
  const report = await readEvidence(file);
  const { reference, head, fault } = report;
  if (json) terminal.print(JSON.stringify(report, null, 2));
  else terminal.print(`${reference}, proven up to record ${head.sequence}, hash ${head.hash}`);
  if (fault !== undefined) {
    throw new OperatorFailure(`The evidence is NOT intact. Record ${fault.sequence}: ${fault.reason}.`);
  }
  terminal.say("The evidence is intact.");
}

async function readEvidence(file: string) {
  try {
    return verifyEvidence(JSON.parse(await readFile(file, "utf8")));
  } catch (cause) {
    if (cause instanceof ZodError || cause instanceof SyntaxError) {
      throw new OperatorFailure(`${file} is not an evidence.json of consent export.`, { cause });
    }
    throw new OperatorFailure(`${file} cannot be read.`, { cause });
  }
}

async function exportBundle(
  { config, terminal, withDatabase, now }: OperatorContext,
  reference: string,
  { out = `consent-${reference}` }: { readonly out?: string },
): Promise<void> {
  const keys = await loadLeadKeys(config);
  const evidence = await withDatabase((database) => exportEvidence(database, keys, reference));
  if (evidence === undefined) throw new OperatorFailure(`No consent has the reference ${reference}.`);
  const folder = path.resolve(out);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (cause) {
    throw new OperatorFailure(
      `Cannot create the folder ${folder}. Is it there already? Name another: --out`,
      {
        cause,
      },
    );
  }
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text, { mode: 0o600 });
  await write("evidence.json", `${JSON.stringify(evidence, null, 2)}\n`);
  await copyFile(VERIFIER, path.join(folder, "verify-consent.mjs"));
  await write("README.txt", explain(evidence, new Date(now())));
  if (evidence.record.salt === null && evidence.record.content !== null) {
    terminal.say("Another secret sealed its salt, so nobody can compare it with a number or an address.");
  }
  terminal.say(`Wrote ${folder}. It contains personal data. To check it: node verify-consent.mjs`);
}

function explain({ record, followedBy }: ConsentEvidence, exportedAt: Date): string {
  const head = followedBy.at(-1) ?? record;
  return `Evidence of consent ${record.reference}, exported ${exportedAt.toISOString()}

evidence.json       the record, and the hashes of the ${followedBy.length} records after it
verify-consent.mjs  checks it, on any machine with Node 18 or newer: node verify-consent.mjs

What it proves
- record.content is what was stored when the person agreed: the text they saw, its version, the partners named in it,
  the policies in force, the page and the time. Its SHA-256 is record.contentSha256.
- record.hash is the SHA-256 of record.previousHash, a line feed and record.contentSha256. Every later record is hashed
  onto it in the same way, up to record ${head.sequence}:
  ${head.hash}
  That hash was mailed to the operator with the lead of record ${head.sequence}. Whoever compares it with the mail
  sees that nothing before it was changed after the mail was sent.
- Name, e-mail address, phone number, network address and browser are in the content as digests: the SHA-256 of
  record.salt, a line feed, the field's name, a line feed and the value. They prove themselves even after the person
  was forgotten: node verify-consent.mjs phone=+15125550142
`;
}
