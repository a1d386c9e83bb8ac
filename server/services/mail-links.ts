import { randomUUID } from "node:crypto";
import { createUnsubscribe, type Unsubscribe } from "../../platform/mail/unsubscribe-page.ts";
import { createUnsubscribeTokens } from "../../platform/mail/unsubscribe-token.ts";
import type { HandoffDatabase } from "../../src/handoff/handoff-tables.server.ts";
import { createLenderPage, type LenderPage } from "../../src/handoff/lender/lender-page.server.ts";
import { createOfferLinks } from "../../src/handoff/lender/offer-link.server.ts";
import { createNoticeSigner } from "../../src/handoff/release/notice-signature.server.ts";
import { describeLeadUnsubscription } from "../../src/leads/delivery/lead-unsubscription.server.ts";
import { createOptInLinks } from "../../src/leads/opt-in/opt-in-link.server.ts";
import { createOptInPage, type OptInPage } from "../../src/leads/opt-in/opt-in-page.server.ts";
import { createLeadKeys } from "../../src/leads/privacy/privacy-keys.server.ts";
import { optOutDigest } from "../../src/leads/privacy/suppressions.server.ts";
import type { LeadDatabase } from "../../src/leads/records/lead-store.server.ts";
import { createStatusLinks } from "../../src/leads/status/status-link.server.ts";
import { createStatusLinkPage, type StatusLinkPage } from "../../src/leads/status/status-link-page.server.ts";
import {
  describeBlockAddress,
  describeNewsUnsubscription,
  describeTestLink,
} from "../../src/news/subscriptions/delivery/news-unsubscription.server.ts";
import {
  NEVER_ID_PREFIX,
  SUBSCRIPTION_ID_PREFIX,
  TEST_LINK_ID,
} from "../../src/news/subscriptions/subscription.ts";
import { endSubscription } from "../../src/news/subscriptions/subscription-end.server.ts";
import type { NewsDatabase } from "../../src/news/subscriptions/subscription-store.server.ts";
import { dayInOffice } from "../../src/office/office-calendar.ts";
import type { SiteFacts } from "../../src/site/site-facts-catalog.server.ts";
import { formatDate } from "../../src/ui/text/dates.ts";
import type { Config } from "../config.ts";

export interface MailLinkDeps {
  readonly database: LeadDatabase & NewsDatabase & HandoffDatabase;
  /** Signs the links. */
  readonly secret: string;
  /** As the operator has published them last. */
  readonly facts: () => Pick<SiteFacts, "mailSender" | "officeCalendar">;
  /** Tells the worker that a delivery is queued. */
  readonly wakeWorker: () => void;
}

/** Pages behind the links in mails. */
export interface MailLinks {
  /** In every mail to a person. */
  readonly unsubscribe: Unsubscribe;
  /** In the operator's mail about a lead. */
  readonly setLeadStatus: StatusLinkPage;
  /** In the mail to somebody who opted out, after a lead with their address. */
  readonly optIn: OptInPage;
  /** In the mails to a lender: about a deal, about whoever chose it, and to forget them. */
  readonly dealOffer: LenderPage;
}

/** Every process serves these pages, even without a worker. */
export function openMailLinks(
  { siteUrl, handoffDays }: Pick<Config, "siteUrl" | "handoffDays">,
  deps: MailLinkDeps,
): MailLinks {
  const { database, secret, facts } = deps;
  const now = Date.now;
  const keys = createLeadKeys(secret);
  const optIn = { database, keys, links: createOptInLinks(secret, { siteUrl, now }), now, newId: randomUUID };
  const lenderPage = {
    database,
    links: createOfferLinks(secret, siteUrl),
    signNotice: createNoticeSigner(secret),
    days: handoffDays,
    now,
    newId: randomUUID,
    onChanged: deps.wakeWorker,
  };
  return {
    unsubscribe: (request, token) => openUnsubscribePage(deps)(request, token),
    setLeadStatus: createStatusLinkPage({
      database,
      keys,
      links: createStatusLinks(secret, { siteUrl, now }),
      now,
      newId: randomUUID,
    }),
    optIn: (request, token) => createOptInPage({ ...optIn, mailSender: facts().mailSender })(request, token),
    dealOffer(request, token) {
      const { mailSender, officeCalendar } = facts();
      return createLenderPage({
        ...lenderPage,
        mailSender,
        describeDay: (moment) => formatDate(dayInOffice(moment, officeCalendar)),
        today: () => dayInOffice(now(), officeCalendar),
      })(request, token);
    },
  };
}

function openUnsubscribePage({ database, secret, facts }: MailLinkDeps): Unsubscribe {
  const { mailSender } = facts();
  const now = Date.now;
  const keys = createLeadKeys(secret);
  const newId = randomUUID;
  const senderName = mailSender.name;
  return createUnsubscribe({
    tokens: createUnsubscribeTokens(secret),
    contactEmail: mailSender.email,
    describe(recordId) {
      if (recordId === TEST_LINK_ID) return describeTestLink(senderName);
      if (recordId.startsWith(SUBSCRIPTION_ID_PREFIX)) {
        return describeNewsUnsubscription(recordId, { database, senderName, now });
      }
      if (recordId.startsWith(NEVER_ID_PREFIX)) {
        return describeBlockAddress(recordId.slice(NEVER_ID_PREFIX.length), {
          senderName,
          optOut: (digest) => optOutDigest(database, keys, digest, NEVER, { newId, now: now() }),
        });
      }
      return describeLeadUnsubscription(recordId, {
        database,
        keys,
        mailSender,
        now,
        newId,
        async onOptOut(email) {
          await endSubscription(database, { email }, now());
        },
      });
    },
  });
}

const NEVER = { reason: "one click in a mail that asked to confirm the news", scopes: ["email"] } as const;
