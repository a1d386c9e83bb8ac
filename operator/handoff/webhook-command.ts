import type { Command } from "commander";
import { handoffRules } from "../../src/handoff/handoff-catalog.server.ts";
import {
  createWebhookSecrets,
  listWebhookSecrets,
  makeWebhookSecret,
} from "../../src/handoff/webhook/webhook-secrets.server.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { formatTime } from "../office-time.ts";
import { requireSecret } from "../site-secret.ts";

/** How a lender's program gets deals, and the secret that it shares with the site. */
export function addWebhookCommand(handoff: Command, context: OperatorContext): void {
  handoff
    .command("webhook")
    .description("show where a lender's program takes deals and answers, or make its secret")
    .argument("<lender>", "the lender's id, such as kiavi")
    .option("--new-secret", "make a secret and print it, this once; the one before no longer works")
    .action((lenderId, { newSecret = false }: { newSecret?: boolean }) =>
      newSecret ? makeSecret(context, lenderId) : showWebhook(context, lenderId),
    );
}

function requireProgram({ content: site }: OperatorContext, lenderId: string) {
  const lender = handoffRules(site).dealLenders.find(({ id }) => id === lenderId);
  if (lender === undefined) throw new OperatorFailure(`There is no lender ${lenderId}: see lenders list.`);
  if (lender.webhookUrl === null) {
    throw new OperatorFailure(
      `The record of ${lenderId} has no webhook. Enter webhookUrl: lenders edit ${lenderId}`,
    );
  }
  return { name: lender.name, url: lender.webhookUrl };
}

async function showWebhook(context: OperatorContext, lenderId: string): Promise<void> {
  const { config, content: site, terminal, withDatabase } = context;
  const { url } = requireProgram(context, lenderId);
  const known = (await withDatabase((database) => listWebhookSecrets(database))).get(lenderId);
  const made = known && `made ${formatTime(site, known.madeAt)} by ${known.actor}`;
  terminal.print(
    [
      `Deals go to:    ${url}`,
      `It answers to:  ${config.siteUrl}/api/lenders/${lenderId}/messages`,
      `Secret:         ${made ?? "none yet, so it gets no deals: --new-secret"}`,
    ].join("\n"),
  );
}

async function makeSecret(context: OperatorContext, lenderId: string): Promise<void> {
  const { config, terminal, withDatabase } = context;
  const { name } = requireProgram(context, lenderId);
  await withDatabase(async (database, stamp) => {
    const seen = (await listWebhookSecrets(database)).get(lenderId)?.version ?? 0;
    const secrets = createWebhookSecrets(await requireSecret(config));
    const secret = await makeWebhookSecret(database, secrets, { lenderId, seen }, stamp);
    if (secret === undefined) throw new OperatorFailure("Nothing was changed: somebody else was faster.");
    terminal.print(secret);
  });
  terminal.say(`The secret of ${name}, shown this once. Pass it on by a way that others do not read.`);
}
