import { readFile } from "node:fs/promises";
import { type Command, InvalidArgumentError } from "commander";
import { ZodError } from "zod";
import type { SiteContent } from "../../content/site-content.ts";
import { type ChainClaim, formatClaim, parseClaim } from "../../src/leads/consent/consent-anchor.server.ts";
import {
  type AnchorReport,
  findContradiction,
  verifyAnchors,
} from "../../src/leads/consent/consent-anchoring.server.ts";
import { verifyEvidence } from "../../src/leads/consent/consent-record.server.ts";
import { type ConsentReport, verifyConsent } from "../../src/leads/consent/consent-store.server.ts";
import { findRefusalFaults } from "../../src/site/refusals.server.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { formatTime } from "../office-time.ts";
import { openAnchorStore } from "./consent-anchor.ts";

export function addVerifyCommand(consent: Command, context: OperatorContext): void {
  consent
    .command("verify")
    .description(
      "find consent records and leads that were changed, emptied, moved or removed without a record of it",
    )
    .argument("[file]", "check this evidence.json from an earlier export instead of the database")
    .option(
      "--expect <anchor>",
      "NUMBER:HASH or HASH of a record that must exist (may be repeated)",
      addClaim,
    )
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      `
Each lead is compared with its record and its recorded corrections. Each record's hash includes the hash of the record before it, so a change or a gap is detected. Records missing at the
end are detected only up to an anchor. Anchors are in the folder consent-anchors of DATA_DIR; --expect adds others,
from the output of consent anchor or from the mail about a lead, which states its record number and hash.
If someone can change both the database and that folder, only --expect detects it.`,
    )
    .action((file, options) =>
      file === undefined ? verify(context, options) : verifyFile(context, file, options),
    );
}

function addClaim(text: string, earlier: readonly ChainClaim[] = []): readonly ChainClaim[] {
  const claim = parseClaim(text);
  if (claim === undefined) {
    throw new InvalidArgumentError(
      "Enter a hash of 64 hexadecimal digits, or a number, a colon and the hash.",
    );
  }
  return [...earlier, claim];
}

interface VerifyOptions {
  readonly json?: boolean;
  readonly expect?: readonly ChainClaim[];
}

interface FullReport extends ConsentReport {
  /** Faults of the triggers that keep the records from being changed. */
  readonly triggerFaults: readonly string[];
  readonly anchors: AnchorReport;
  readonly expected: readonly { readonly anchor: string; readonly fault: string | null }[];
}

async function verify(context: OperatorContext, { json, expect = [] }: VerifyOptions): Promise<void> {
  const { content: site, terminal, withDatabase } = context;
  terminal.progress("Reading the consent records");
  const report = await withDatabase(async (database): Promise<FullReport> => {
    const expected = [];
    for (const claim of expect) {
      const fault = (await findContradiction(database, claim)) ?? null;
      expected.push({ anchor: formatClaim(claim), fault });
    }
    const anchors = await verifyAnchors(await openAnchorStore(context, database));
    const triggerFaults = await findRefusalFaults(database);
    return { ...(await verifyConsent(database)), triggerFaults, anchors, expected };
  });
  if (json) terminal.print(JSON.stringify(report, null, 2));
  else terminal.print([...listFaults(site, report), ...summarize(site, report)].join("\n"));
  if (listFaults(site, report).length > 0) {
    throw new OperatorFailure(
      "The consent records are NOT intact. Do not change the database. Compare it with your backups.",
    );
  }
  const isEndProven = report.anchors.newest !== undefined || report.expected.length > 0;
  terminal.say(
    isEndProven
      ? "The consent records are intact."
      : "No fault was found, but without an anchor, missing records at the end cannot be detected. See --help.",
  );
}

function listFaults(
  site: SiteContent,
  { faults, leadsWithoutConsent, triggerFaults, anchors, expected }: FullReport,
): readonly string[] {
  return [
    ...faults.map(({ sequence, reason }) => `Record ${sequence}: ${reason}`),
    ...leadsWithoutConsent.map((reference) => `Lead ${reference}: it has no consent record`),
    ...anchors.faults.map(({ name, anchoredAt, reason }) =>
      anchoredAt === undefined
        ? `Anchor ${name}: ${reason}`
        : `Anchor ${name} of ${formatTime(site, anchoredAt)}: ${reason}`,
    ),
    ...expected.flatMap(({ anchor, fault }) => (fault === null ? [] : [`Expected ${anchor}: ${fault}`])),
    ...triggerFaults,
  ];
}

function summarize(
  site: SiteContent,
  { records, erased, head, anchors: { newest, unsigned } }: FullReport,
): readonly string[] {
  return [
    `${records} records, ${erased} of them erased after their retention period.`,
    ...(head === undefined ? [] : [`Last record ${head.sequence}, hash ${head.hash}`]),
    ...unsigned.map((name) => `Anchor ${name}: proves nothing, because this site's secret did not sign it`),
    newest === undefined
      ? "Not anchored."
      : `Anchored up to record ${newest.sequence}, ${formatTime(site, newest.anchoredAt)}.`,
  ];
}

async function verifyFile(
  { terminal }: OperatorContext,
  file: string,
  { json, expect }: VerifyOptions,
): Promise<void> {
  if (expect !== undefined) throw new OperatorFailure("--expect checks the database. Leave out the file.");
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
      throw new OperatorFailure(`${file} is not an evidence.json from consent export.`, { cause });
    }
    throw new OperatorFailure(`${file} cannot be read.`, { cause });
  }
}
