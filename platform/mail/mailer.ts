import path from "node:path";
import { createFileMailer } from "./file-mailer.ts";
import type { Mailer } from "./mail.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

/** Folder for mails while no mail server is configured. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, "mail");
}

export function createMailer(smtpUrl: string | undefined, dataDir: string): Mailer {
  return smtpUrl === undefined ? createFileMailer(mailFolder(dataDir)) : createSmtpMailer(smtpUrl);
}
