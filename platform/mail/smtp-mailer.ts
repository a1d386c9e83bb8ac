import { createTransport, type NodemailerError } from "nodemailer";
import type { Peer } from "../connection-failure.ts";
import type { Outcome } from "../outbox/jobs.ts";
import { composeMail, type Mailer } from "./mail.ts";
import { describeSmtpFailure, isAboutAccount } from "./smtp-failure.ts";

const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Maximum idle time within an SMTP session. */
  socketTimeout: 20_000,
} as const;

/** The ports that nodemailer takes if the URL names none. */
const DEFAULT_PORTS: Readonly<Record<string, number>> = { "smtp:": 587, "smtps:": 465 };

/** The mail server of an SMTP URL, without the user name and the password. */
export function findMailServer(url: string): Peer {
  const { protocol, hostname, port } = new URL(url);
  return { name: "the mail server", host: hostname, port: Number(port) || (DEFAULT_PORTS[protocol] ?? 0) };
}

/** `smtp://user:password@host:port` or `smtps://`. */
export function createSmtpMailer(url: string): Mailer {
  const { username, hostname } = new URL(url);
  const server = findMailServer(url);
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
        return classifyFailure(error, server);
      }
    },
  };
}

/**
 * A 5xx response to MAIL, RCPT or DATA rejects this mail for good. Everything else is retried: 4xx means temporary, and
 * the operator can fix a wrong password or an unreachable server while the mails wait.
 */
function classifyFailure(error: unknown, server: Peer): Outcome {
  if (!isSmtpError(error)) throw error;
  const { code, responseCode: status = 0 } = error;
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  const isPermanent = isAboutMail && status >= 500 && !isAboutAccount(status);
  return { type: isPermanent ? "permanent" : "retry", reason: describeSmtpFailure(error, server) };
}

function isSmtpError(error: unknown): error is NodemailerError {
  return error instanceof Error && "code" in error && typeof error.code === "string";
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
