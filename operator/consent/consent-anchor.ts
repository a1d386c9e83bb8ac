import type { Command } from "commander";
import { createAnchorSigner, formatClaim } from "../../src/leads/consent/consent-anchor.server.ts";
import { anchorFolder } from "../../src/leads/consent/consent-anchor-files.server.ts";
import {
  type AuditedAnchorStore,
  resetAnchors,
  verifyAnchors,
} from "../../src/leads/consent/consent-anchoring.server.ts";
import { findHead } from "../../src/leads/consent/consent-store.server.ts";
import { type OperatorContext, OperatorFailure, requireYes, type SiteDatabase } from "../context.ts";
import { requireSecret } from "../site-secret.ts";

export function addAnchorCommand(consent: Command, context: OperatorContext): void {
  consent
    .command("anchor")
    .description(
      "print the number and hash of the last consent record, to store elsewhere for consent verify --expect",
    )
    .option("--json", "print it as signed JSON")
    .option("--reset", "after a restore: set aside this machine's anchors that the records contradict")
    .option("--yes", "do not ask for confirmation")
    .action((options) => (options.reset ? reset(context, options) : printAnchor(context, options)));
}

/** Opens the anchors on this machine. */
export async function openAnchorStore(
  { config }: Pick<OperatorContext, "config">,
  database: SiteDatabase,
): Promise<AuditedAnchorStore> {
  const signer = createAnchorSigner(await requireSecret(config));
  return { database, folder: anchorFolder(config.dataDir), signer };
}

async function printAnchor(context: OperatorContext, { json }: { readonly json?: boolean }): Promise<void> {
  const { terminal, withDatabase, now } = context;
  const anchor = await withDatabase(async (database) => {
    const { signer, ...anchorStore } = await openAnchorStore(context, database);
    const { faults } = await verifyAnchors({ signer, ...anchorStore });
    if (faults.length > 0) {
      throw new OperatorFailure("The records contradict an anchor. See: npm run operator -- consent verify");
    }
    const head = await findHead(database);
    if (head === undefined) throw new OperatorFailure("There are no consent records yet.");
    return signer.sign({ ...head, anchoredAt: now() });
  });
  terminal.print(json ? JSON.stringify(anchor) : formatClaim(anchor));
}

async function reset(context: OperatorContext, options: { readonly yes?: boolean }): Promise<void> {
  const { terminal, withDatabase } = context;
  await withDatabase(async (database, stamp) => {
    const anchorStore = await openAnchorStore(context, database);
    const { faults } = await verifyAnchors(anchorStore);
    if (faults.length === 0) return terminal.say("The records contradict no anchor. Nothing was changed.");
    for (const { name, reason } of faults) terminal.say(`Anchor ${name}: ${reason}`);
    const question = "Do you know why, and accept the records as they are?";
    const agreedAt = await requireYes(context, options, question);
    const count = await resetAnchors(anchorStore, { ...stamp, now: agreedAt });
    terminal.say(
      `Set ${count} ${count === 1 ? "anchor" : "anchors"} aside in ${anchorStore.folder}. The last record is anchored.`,
    );
  });
}
