import type { MailAddress, Mailer } from "../../../platform/mail/mail.ts";
import type { UnsubscribeTokens } from "../../../platform/mail/unsubscribe-token.ts";
import type { WebhookOptions, WebhookSender } from "../../../platform/webhooks/webhook.ts";
import type { MailSender } from "../../leads/delivery/mail-sender.ts";
import type { PrivacyKeys } from "../../leads/privacy/privacy-keys.server.ts";
import type { HandoffDatabase } from "../handoff-tables.server.ts";
import type { DealStatusLinks } from "../investor/status-link.server.ts";
import type { OfferLinks } from "../lender/offer-link.server.ts";
import type { WebhookSecrets } from "../webhook/webhook-secrets.server.ts";

export interface HandoffMailDeps {
  readonly database: HandoffDatabase;
  readonly keys: PrivacyKeys;
  readonly mailer: Mailer;
  readonly from: MailAddress;
  /** The operator. */
  readonly to: string;
  readonly mailSender: MailSender;
  readonly siteUrl: string;
  readonly links: OfferLinks;
  readonly statusLinks: DealStatusLinks;
  readonly tokens: UnsubscribeTokens;
  readonly signNotice: (text: string) => string;
  readonly webhookSecrets: WebhookSecrets;
  /** Sends to a lender's program. */
  readonly openWebhook: (receiver: Pick<WebhookOptions, "url" | "secret">) => WebhookSender;
  /** A moment as a day in the office. */
  readonly describeDay: (moment: number) => string;
  /** Undefined if the desk is off. */
  readonly deskUrl: string | undefined;
  readonly now: () => number;
}
