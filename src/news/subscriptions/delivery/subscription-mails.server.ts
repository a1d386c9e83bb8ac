import type { Mail, MailAddress } from "../../../../platform/mail/mail.ts";
import { type MailBlock, writeMail } from "../../../../platform/mail/mail-document.ts";
import type { UnsubscribeTokens } from "../../../../platform/mail/unsubscribe-token.ts";
import type { MailSender } from "../../../leads/delivery/mail-sender.ts";
import { articlePath, type NewsSummary } from "../../news-article.ts";
import type { ConfirmationTokens } from "../confirmation-token.server.ts";
import { LINK_DAYS, NEVER_ID_PREFIX, type Subscription, TEST_LINK_ID } from "../subscription.ts";
import { CONFIRM_PATH } from "../subscription-paths.ts";

export type NewsSender = Pick<MailSender, "name" | "legalName" | "email" | "postalAddress">;

export interface NewsMailDeps {
  readonly from: MailAddress;
  readonly siteUrl: string;
  readonly sender: NewsSender;
  readonly unsubscribeTokens: UnsubscribeTokens;
  readonly confirmationTokens: ConfirmationTokens;
}

type SubscriberMailDeps = Omit<NewsMailDeps, "confirmationTokens">;
type Recipient = Pick<Subscription, "id" | "email">;

/** The parts that differ from mail to mail. */
interface Letter {
  readonly id: string;
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

export function composeConfirmation(
  id: string,
  subscription: Subscription,
  { salt, addressDigest }: { readonly salt: string; readonly addressDigest: string },
  deps: NewsMailDeps,
): Mail {
  const { siteUrl, sender, confirmationTokens, unsubscribeTokens } = deps;
  const token = confirmationTokens.issue(subscription.id, salt);
  const neverUrl = `${siteUrl}/unsubscribe/${unsubscribeTokens.issue(NEVER_ID_PREFIX + addressDigest)}`;
  const mail = compose(subscription, deps, {
    id,
    subject: `Please confirm: news from ${sender.name}`,
    blocks: [
      `Somebody, we hope you, asked for ${sender.name} news at this address. We send nothing until you confirm.`,
      { kind: "link", text: "Confirm my subscription", url: `${siteUrl}${CONFIRM_PATH}?token=${token}` },
      `The link works for ${LINK_DAYS} days. If it was not you, do nothing, and we will delete the address.`,
      { kind: "link", text: "Never write to this address again", url: neverUrl },
    ],
  });
  return { ...mail, unsubscribeUrl: neverUrl };
}

/** Sent when a subscriber signs up again. Only they may learn that they already subscribe. */
export function composeReminder(id: string, subscription: Subscription, deps: NewsMailDeps): Mail {
  return composeToSubscriber(subscription, deps, {
    id,
    subject: `You already get the news from ${deps.sender.name}`,
    blocks: [
      "Somebody, we hope you, asked for our news at this address. You already get it, so there is nothing to do.",
    ],
  });
}

export function composeArticle(
  id: string,
  recipient: Recipient,
  article: NewsSummary,
  deps: SubscriberMailDeps,
): Mail {
  const blocks = describeArticle(article, deps.siteUrl);
  return composeToSubscriber(recipient, deps, { id, subject: article.title, blocks });
}

/** The same mail for the operator. Its unsubscribe link works, but ends nothing. */
export function composeTestArticle(
  id: string,
  email: string,
  article: NewsSummary,
  deps: SubscriberMailDeps,
): Mail {
  const note = "This is a test. No subscriber got it, and its unsubscribe link changes nothing.";
  return composeToSubscriber({ id: TEST_LINK_ID, email }, deps, {
    id,
    subject: `[Test] ${article.title}`,
    blocks: [note, ...describeArticle(article, deps.siteUrl)],
  });
}

function describeArticle({ id, summary, readTime }: NewsSummary, siteUrl: string): readonly MailBlock[] {
  return [
    summary,
    { kind: "link", text: `Read the article (${readTime})`, url: `${siteUrl}${articlePath(id)}` },
  ];
}

function composeToSubscriber(recipient: Recipient, deps: SubscriberMailDeps, letter: Letter): Mail {
  const { siteUrl, sender, unsubscribeTokens } = deps;
  const unsubscribeUrl = `${siteUrl}/unsubscribe/${unsubscribeTokens.issue(recipient.id)}`;
  const mail = compose(recipient, deps, {
    ...letter,
    blocks: [
      ...letter.blocks,
      `You get this because you subscribed to ${sender.name} news.`,
      { kind: "link", text: "Unsubscribe", url: unsubscribeUrl },
    ],
  });
  return { ...mail, unsubscribeUrl };
}

function compose({ email }: Recipient, { from, sender }: SubscriberMailDeps, letter: Letter): Mail {
  const { id, subject, blocks } = letter;
  return {
    id,
    from,
    to: { address: email },
    replyTo: { name: sender.name, address: sender.email },
    ...writeMail(subject, [...blocks, `${sender.legalName}, ${sender.postalAddress}`]),
  };
}
