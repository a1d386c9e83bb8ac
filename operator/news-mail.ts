import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteContent } from "../content/site-content.ts";
import { mailFolder } from "../platform/mail/mail-files.ts";
import { createMailer } from "../platform/mail/mailer.ts";
import { createUnsubscribeTokens } from "../platform/mail/unsubscribe-token.ts";
import type { Config } from "../server/config.ts";
import { mailSender } from "../src/leads/delivery/delivery-catalog.server.ts";
import { createLeadKeys } from "../src/leads/privacy/privacy-keys.server.ts";
import { isSuppressed } from "../src/leads/privacy/suppressions.server.ts";
import type { NewsSummary } from "../src/news/news-article.ts";
import {
  composeArticle,
  composeTestArticle,
} from "../src/news/subscriptions/delivery/subscription-mails.server.ts";
import { TEST_LINK_ID } from "../src/news/subscriptions/subscription.ts";
import { type OperatorContext, OperatorFailure } from "./context.ts";
import { requireSecret } from "./site-secret.ts";

/** Prints the mail as subscribers get it. Its unsubscribe link is that of a test mail. */
export async function previewArticle(
  { content: site, config, terminal, newId }: OperatorContext,
  article: NewsSummary,
  { json }: { readonly json?: boolean },
): Promise<void> {
  const reader = { id: TEST_LINK_ID, email: "subscriber@example.com" };
  const mail = composeArticle(newId(), reader, article, mailDeps(site, config, await requireSecret(config)));
  const { subject, text, html } = mail;
  const from = mail.from.name ? `${mail.from.name} <${mail.from.address}>` : mail.from.address;
  if (json) return terminal.print(JSON.stringify({ from, subject, text, html }, null, 2));
  const folder = path.join(config.dataDir, "previews");
  const file = path.join(folder, `news-${article.id}.html`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, html);
  terminal.print(`From: ${from}\nSubject: ${subject}\n\n${text.trimEnd()}`);
  terminal.say(`Wrote the HTML to ${file}. Nothing was sent.`);
}

/** Sends at once, not through the queue: the operator sees whether the mail server took it. */
export async function sendTest(
  { content: site, config, terminal, withDatabase, newId }: OperatorContext,
  article: NewsSummary,
  email: string,
): Promise<void> {
  const secret = await requireSecret(config);
  const hasOptedOut = await withDatabase((database) =>
    isSuppressed(database, createLeadKeys(secret), { email }, { scope: "email", consentedAt: 0 }),
  );
  if (hasOptedOut) {
    throw new OperatorFailure("Nothing was sent: this address opted out of e-mail. Choose another.");
  }
  const mail = composeTestArticle(newId(), email, article, mailDeps(site, config, secret));
  const outcome = await createMailer(config.smtpUrl, config.dataDir).send(mail);
  if (outcome.type !== "delivered") {
    throw new OperatorFailure(`The test was not sent: ${outcome.reason}`);
  }
  if (config.smtpUrl === undefined) {
    const file = path.join(mailFolder(config.dataDir), `${mail.id}.eml`);
    terminal.say(`SMTP_URL is not set, so the test was not sent but written to ${file}.`);
  } else {
    terminal.say(`The mail server took the test to ${email}. Nothing was sent to subscribers.`);
  }
}

function mailDeps(site: SiteContent, config: Config, secret: string) {
  return {
    from: config.mailFrom ?? { name: mailSender(site).name, address: mailSender(site).email },
    siteUrl: config.siteUrl,
    sender: mailSender(site),
    unsubscribeTokens: createUnsubscribeTokens(secret),
  };
}
