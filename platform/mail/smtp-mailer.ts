import { createTransport } from "nodemailer";
import type { Outcome } from "../outbox/jobs.ts";
import { composeMail, type Mailer } from "./mail.ts";

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Of silence, in the middle of the conversation. */
  socketTimeout: 20_000,
} as const;

/** Answers that speak of the sender's account (RFC 4954), whatever the mail is. */
const ACCOUNT_CODES: readonly number[] = [530, 534, 535, 538];

/** `smtp://user:password@host:port` or `smtps://`. */
export function createSmtpMailer(url: string): Mailer {
  const { username, hostname } = new URL(url);
  const transport = createTransport({
    ...TIMEOUTS,
    // Otherwise a password is sent in the clear to whoever removes the offer of encryption on the way.
    requireTLS: username !== "" && !isLoopback(hostname),
    url,
  });
  return {
    async send(mail) {
      const message = composeMail(mail);
      if (message === undefined) return { type: "permanent", reason: "not an e-mail address" };
      try {
        await transport.sendMail(message);
        return { type: "delivered" };
      } catch (error) {
        return classifyFailure(error);
      }
    },
  };
}

/**
 * A refusal of this mail (5xx after MAIL, RCPT or DATA) would be repeated. Everything else may pass: 4xx says so, and
 * a wrong password or an unreachable server is for the operator to mend, while the mails wait.
 */
function classifyFailure(error: unknown): Outcome {
  if (!(error instanceof Error)) throw error;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  if (code === undefined) throw error;
  const status = "responseCode" in error ? Number(error.responseCode) : Number.NaN;
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  const isPermanent = isAboutMail && status >= 500 && !ACCOUNT_CODES.includes(status);
  return { type: isPermanent ? "permanent" : "retry", reason: describe(error, code, status) };
}

/** Without the words of the response: servers like to quote the address in them. */
function describe(error: Error, code: string, status: number): string {
  if (Number.isNaN(status)) return `SMTP ${code}`;
  const response = "response" in error && typeof error.response === "string" ? error.response : "";
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\s/.exec(response)?.[1];
  return ["SMTP", status, enhanced, code].filter((part) => part !== undefined).join(" ");
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
