import { copyFile, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Command } from "commander";
import type { ConsentEvidence } from "../../src/leads/consent/consent-record.server.ts";
import { exportEvidence } from "../../src/leads/consent/consent-store.server.ts";
import { readReference } from "../arguments.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { loadLeadKeys } from "../site-secret.ts";
import { addAnchorCommand } from "./consent-anchor.ts";
import { addVerifyCommand } from "./consent-verify.ts";

const VERIFIER = path.join(import.meta.dirname, "evidence/verify-consent.mjs");

export function consentCommand(context: OperatorContext): Command {
  const consent = new Command("consent").description("prove who agreed to what");
  addVerifyCommand(consent, context);
  addAnchorCommand(consent, context);
  consent
    .command("export")
    .description("write the evidence for one lead, with a program that verifies it on any machine")
    .argument("<reference>", "such as RR-7K3M9-QXTB2", readReference)
    .option("--out <folder>", "new folder to write to (default: consent-<reference>)")
    .action((reference, options) => exportBundle(context, reference, options));
  return consent;
}

async function exportBundle(
  { config, terminal, withDatabase, now }: OperatorContext,
  reference: string,
  { out = `consent-${reference}` }: { readonly out?: string },
): Promise<void> {
  const evidence = await withDatabase(async (database) =>
    exportEvidence(database, await loadLeadKeys(config), reference),
  );
  if (evidence === undefined) throw new OperatorFailure(`No consent has the reference ${reference}.`);
  const folder = path.resolve(out);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (cause) {
    throw new OperatorFailure(
      `Cannot create the folder ${folder}. It may already exist. Choose another with --out.`,
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
    terminal.say(
      "Its salt was encrypted with another secret, so it cannot be compared with a number or an address.",
    );
  }
  terminal.say(`Wrote ${folder}. It contains personal data. To check it: node verify-consent.mjs`);
}

function explain({ record, followedBy }: ConsentEvidence, exportedAt: Date): string {
  const head = followedBy.at(-1) ?? record;
  return `Evidence of consent ${record.reference}, exported ${exportedAt.toISOString()}

evidence.json       the record, and the hashes of the ${followedBy.length} records after it
verify-consent.mjs  verifies it on any machine with Node 18 or newer: node verify-consent.mjs

What it proves
- record.content is what was stored when the person agreed: the text they saw, its version, the partners named in it,
  the policies in force, the page and the time. Its SHA-256 is record.contentSha256.
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
