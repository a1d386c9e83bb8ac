import { writeMail } from "../../platform/mail/mail-document.ts";
import { mailFolder } from "../../platform/mail/mail-files.ts";
import { createMailer } from "../../platform/mail/mailer.ts";
import type { Outcome } from "../../platform/outbox/jobs.ts";
import type { MailSender } from "../../src/leads/delivery/mail-sender.ts";
import type { Config } from "../config.ts";

export interface TestMail {
  readonly to: string;
  /** Why nobody gets it, in words; null if the mail server took it. */
  readonly problem: string | null;
}

type MailConfig = Pick<Config, "leadNotifyEmail" | "mailFrom" | "smtpUrl" | "dataDir">;

export function findTestRecipient({ leadNotifyEmail }: MailConfig, sender: MailSender): string {
  return leadNotifyEmail ?? sender.email;
}

/** Sends a mail as a lead's would be sent, and says in words what became of it. */
export async function sendTestMail(config: MailConfig, sender: MailSender, id: string): Promise<TestMail> {
  const to = findTestRecipient(config, sender);
  const outcome = await createMailer(config.smtpUrl, config.dataDir).send({
    id: `test-${id}`,
    from: config.mailFrom ?? { name: sender.name, address: sender.email },
    to: { address: to },
    ...TEST,
  });
  return { to, problem: findProblem(config, outcome) };
}

const TEST = writeMail("Test mail: leads reach you", [
  "You asked for this mail at the desk, or with: npm run operator -- doctor --mail",
  "Mails about leads are sent the same way, to the same address. If this one is in the spam folder, so will they be.",
]);

function findProblem({ smtpUrl, dataDir }: MailConfig, outcome: Outcome): string | null {
  if (smtpUrl === undefined) {
    return `SMTP_URL is not set, so it was only written to ${mailFolder(dataDir)}. Set SMTP_URL to your mail server.`;
  }
  if (!("reason" in outcome)) return null;
  return `${outcome.reason}. Check SMTP_URL, MAIL_FROM and LEAD_NOTIFY_EMAIL.`;
}
