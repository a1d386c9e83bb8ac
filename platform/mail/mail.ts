import type { SendMailOptions } from "nodemailer";
import type { Outcome } from "../outbox/jobs.ts";
import { isEmailAddress } from "./email-address.ts";

export interface MailAddress {
  readonly name?: string;
  readonly address: string;
}

export interface Mail {
  /** Stable across attempts. Becomes the Message-ID, or the file name when mails are written to files. */
  readonly id: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo?: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** URL that unsubscribes with one POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** A person wrote it to this person: programs that answer for somebody who is away may do so. */
  readonly isWritten?: boolean;
}

export interface Mailer {
  send(mail: Mail): Promise<Outcome>;
}

const ID = /^[\w.-]+$/;
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Builds the nodemailer message. Undefined if an address is invalid, since visitors type some of them. */
export function composeMail(mail: Mail): SendMailOptions | undefined {
  const { id, from, to, replyTo, subject, text, html, unsubscribeUrl, isWritten } = mail;
  if (!ID.test(id))
    throw new Error("A mail id may contain only letters, digits, dots, dashes and underscores");
  const addresses = [from, to, ...(replyTo === undefined ? [] : [replyTo])];
  if (!addresses.every(({ address }) => isEmailAddress(address))) return undefined;
  return {
    messageId: `<${id}@${from.address.replace(/^.*@/, "")}>`,
    from: cleanAddress(from),
    to: cleanAddress(to),
    ...(replyTo !== undefined && { replyTo: cleanAddress(replyTo) }),
    envelope: { from: from.address, to: [to.address] },
    subject: cleanLine(subject),
    text,
    html,
    headers: {
      ...(!isWritten && { "Auto-Submitted": "auto-generated" }),
      ...(unsubscribeUrl !== undefined && {
        "List-Unsubscribe": `<${new URL(unsubscribeUrl).href}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function cleanAddress({ name = "", address }: MailAddress): { name: string; address: string } {
  return { name: cleanLine(name), address };
}

/** Removes line breaks, because one in a header would start another header. */
function cleanLine(text: string): string {
  return text.replace(CONTROL, " ").trim();
}
