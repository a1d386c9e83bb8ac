import { randomUUID } from "node:crypto";
import type { Endpoint } from "../../platform/http/api.ts";
import type { HandoffDatabase } from "../../src/handoff/handoff-tables.server.ts";
import {
  createDealStatusPosts,
  type DealStatusPosts,
} from "../../src/handoff/investor/deal-status-posts.server.ts";
import { createDealStatusLinks } from "../../src/handoff/investor/status-link.server.ts";
import { lenderMessagesEndpoint } from "../../src/handoff/webhook/lender-messages.server.ts";
import { createWebhookSecrets } from "../../src/handoff/webhook/webhook-secrets.server.ts";
import { createLeadKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { dayInOffice } from "../../src/office/office-calendar.ts";
import type { SiteFacts } from "../../src/site/site-facts-catalog.server.ts";
import type { Config } from "../config.ts";
import type { IntakeDeps } from "./leads.ts";

export interface DealStatusServiceDeps extends Omit<IntakeDeps<HandoffDatabase>, "log"> {
  /** As the operator has published them last. */
  readonly facts: () => Pick<SiteFacts, "consentOffer" | "handoffRules" | "officeCalendar">;
}

/** Takes the answers of lenders' programs. */
export function openLenderMessages(
  { handoffDays }: Pick<Config, "handoffDays">,
  {
    database,
    secret,
    wakeWorker,
    facts,
  }: Pick<DealStatusServiceDeps, "database" | "secret" | "wakeWorker" | "facts">,
): Endpoint {
  return lenderMessagesEndpoint({
    database,
    secrets: createWebhookSecrets(secret),
    days: handoffDays,
    today: () => dayInOffice(Date.now(), facts().officeCalendar),
    now: Date.now,
    newId: randomUUID,
    onChanged: wakeWorker,
  });
}

/** The investor's page about a deal that lenders were asked about. */
export function openDealStatus(
  { handoffDays, leadsPerMinute }: Pick<Config, "handoffDays" | "leadsPerMinute">,
  { database, secret, openRateLimit, wakeWorker, facts }: DealStatusServiceDeps,
): DealStatusPosts {
  return createDealStatusPosts({
    database,
    keys: createLeadKeys(secret),
    links: createDealStatusLinks(secret, Date.now),
    rules: () => facts().handoffRules,
    policies: () => facts().consentOffer.policies,
    days: handoffDays,
    dayOf: (moment) => dayInOffice(moment, facts().officeCalendar),
    rateLimit: openRateLimit("deal-status", leadsPerMinute),
    now: Date.now,
    newId: randomUUID,
    onQueued: wakeWorker,
  });
}
