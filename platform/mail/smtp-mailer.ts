import { createTransport } from "nodemailer";
import type { Outcome } from "../outbox/jobs.ts";
import { composeMail, type Mailer } from "./mail.ts";

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Maximum idle time within an SMTP session. */
  socketTimeout: 20_000,
} as const;

/** Response codes about the sender's account rather than the mail (RFC 4954). */
const ACCOUNT_CODES: readonly number[] = [530, 534, 535, 538];

/** `smtp://user:password@host:port` or `smtps://`. */
export function createSmtpMailer(url: string): Mailer {
  const { username, hostname } = new URL(url);
  const transport = createTransport({
    ...TIMEOUTS,
    // Without it, an attacker who strips the STARTTLS offer would receive the password in the clear.
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
 * A 5xx response to MAIL, RCPT or DATA rejects this mail for good. Everything else is retried: 4xx means temporary, and
 * the operator can fix a wrong password or an unreachable server while the mails wait.
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

/** Omits the response's text, because servers often quote the address in it. */
function describe(error: Error, code: string, status: number): string {
  if (Number.isNaN(status)) return `SMTP ${code}`;
  const response = "response" in error && typeof error.response === "string" ? error.response : "";
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\s/.exec(response)?.[1];
  return ["SMTP", status, enhanced, code].filter((part) => part !== undefined).join(" ");
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
