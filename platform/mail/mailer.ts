import type { Mailer } from "./mail.ts";
import { createFileMailer, mailFolder } from "./mail-files.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

export function createMailer(smtpUrl: string | undefined, dataDir: string): Mailer {
  return smtpUrl === undefined ? createFileMailer(mailFolder(dataDir)) : createSmtpMailer(smtpUrl);
}
