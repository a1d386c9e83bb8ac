import { randomUUID } from "node:crypto";
import type { Database } from "../../platform/database/database.ts";
import type { Mail, Mailer } from "../../platform/mail/mail.ts";
import { createUnsubscribeTokens } from "../../platform/mail/unsubscribe-token.ts";
import { claimJobs, type Outcome, recordOutcome } from "../../platform/outbox/jobs.ts";
import type { OutboxTables } from "../../platform/outbox/outbox.ts";
import type { JobHandler } from "../../platform/outbox/worker.ts";
import { mailSender, nameState } from "../../src/leads/delivery/delivery-catalog.server.ts";
import type { LeadMailDatabase } from "../../src/leads/delivery/lead-mail-pause.server.ts";
import { createOptInLinks } from "../../src/leads/opt-in/opt-in-link.server.ts";
import { createStatusLinks } from "../../src/leads/status/status-link.server.ts";
import { officeCalendar } from "../../src/office/office-catalog.server.ts";
import { TEST_KEYS } from "./leads.ts";
import { shippedContent } from "./shipped-content.ts";

export interface CollectingMailer extends Mailer {
  readonly mails: Mail[];
}

/** Keeps mails instead of sending them. */
export function collectMails(): CollectingMailer {
  const mails: Mail[] = [];
  return {
    mails,
    async send(mail) {
      mails.push(mail);
      return { type: "delivered" };
    },
  };
}

/** What the mails about leads need beside the mailer. */
export function leadHandlerDeps(database: LeadMailDatabase, now: () => number) {
  const siteUrl = "https://site.example";
  return {
    database,
    keys: TEST_KEYS,
    from: { name: "Sample", address: "site@sample.example" },
    to: "operator@sample.example",
    siteUrl,
    tokens: createUnsubscribeTokens("secret"),
    statusLinks: createStatusLinks("secret", { siteUrl, now }),
    dealStatusPathOf: () => "/deal-status?token=x",
    nameState,
    mailSender: mailSender(shippedContent),
    optInLinks: createOptInLinks("secret", { siteUrl, now }),
    deskUrl: undefined,
    office: officeCalendar(shippedContent),
    now,
    newId: randomUUID,
  };
}

/** Does what is queued of these kinds, as the worker would. Returns what became of each job. */
export async function doJobs(
  database: Database<OutboxTables>,
  handlers: Readonly<Record<string, JobHandler>>,
  now: number,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [kind, handle] of Object.entries(handlers)) {
    const claim = { kinds: [kind], limit: 100, now, leaseMs: 1_000, lease: randomUUID() };
    for (const job of await claimJobs(database, claim)) {
      const outcome = await handle(job, new AbortController().signal);
      await recordOutcome(database, job, outcome, { now, random: 0 });
      outcomes.push(outcome);
    }
  }
  return outcomes;
}
