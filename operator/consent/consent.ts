import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Command } from "commander";
import { createEvidenceBundle } from "../../src/leads/consent/evidence/evidence-bundle.server.ts";
import { readReference } from "../arguments.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { createDataFolder, createOutputFolder } from "../output-file.ts";
import { loadLeadKeys } from "../site-secret.ts";
import { addAnchorCommand } from "./consent-anchor.ts";
import { addVerifyCommand } from "./consent-verify.ts";

const EXPORT_EXAMPLE = `
Example:
  npm run operator -- consent export RR-7K3M9-QXTB2 --out ~/for-the-lawyer`;

export function consentCommand(context: OperatorContext): Command {
  const consent = new Command("consent").description("prove who agreed to what");
  addVerifyCommand(consent, context);
  addAnchorCommand(consent, context);
  consent
    .command("export")
    .description("write the evidence for one lead, with a program that verifies it on any machine")
    .argument("<reference>", "such as RR-7K3M9-QXTB2", readReference)
    .option("--out <folder>", "new folder to write to (default: exports/consent-<reference> in DATA_DIR)")
    .addHelpText("after", EXPORT_EXAMPLE)
    .action((reference, options) => exportBundle(context, reference, options));
  return consent;
}

async function exportBundle(
  { config, terminal, withDatabase, now }: OperatorContext,
  reference: string,
  { out }: { readonly out?: string },
): Promise<void> {
  const bundle = await withDatabase(async (database) =>
    createEvidenceBundle(database, await loadLeadKeys(config), { reference, now: now() }),
  );
  if (bundle === undefined) throw new OperatorFailure(`No consent has the reference ${reference}.`);
  const folder =
    out === undefined ? createDataFolder(config.dataDir, `consent-${reference}`) : createOutputFolder(out);
  for (const { name, text } of bundle.files) {
    await writeFile(path.join(folder, name), text, { mode: 0o600 });
  }
  if (bundle.isSaltMissing) {
    terminal.say(
      "Its salt was encrypted with another secret, so it cannot be compared with a number or an address.",
    );
  }
  terminal.say(
    `Wrote ${folder}. It contains personal data: delete it once you have handed it over. ` +
      "To check it: node verify-consent.mjs in that folder",
  );
}
