import type { NodemailerError } from "nodemailer";
import { describeConnectionFailure, namePeer, type Peer } from "../connection-failure.ts";

/** What a failed attempt to send a mail says about itself. */
export type SmtpFailure = Pick<
  NodemailerError,
  "code" | "originalCode" | "responseCode" | "response" | "command"
>;

/** Response codes about the sender's account rather than the mail (RFC 4954). */
const LOGIN_REFUSED: readonly number[] = [534, 535, 538];
const LOGIN_MISSING = 530;
const NOT_AVAILABLE = 421;

export function isAboutAccount(status: number): boolean {
  return status === LOGIN_MISSING || LOGIN_REFUSED.includes(status);
}

/**
 * Says in words why a mail was not sent. Quotes only the codes of the server's response, because servers often repeat
 * the address in its text.
 */
export function describeSmtpFailure(failure: SmtpFailure, server: Peer): string {
  const { code = "", originalCode = code, responseCode } = failure;
  if (responseCode === undefined && code !== "EAUTH") return describeConnectionFailure(server, originalCode);
  const codes = [responseCode, findEnhancedCode(failure)].filter((part) => part !== undefined).join(" ");
  return `${namePeer(server)} ${describeRefusal(failure)}${codes === "" ? "" : ` (${codes})`}`;
}

function describeRefusal({ code, command, responseCode: status = 0 }: SmtpFailure): string {
  if (status === LOGIN_MISSING) return "asks for a user name and a password";
  if (code === "EAUTH" || LOGIN_REFUSED.includes(status)) return "refused the user name or the password";
  if (code === "ETLS") return "does not encrypt the connection";
  if (status === NOT_AVAILABLE) return "is not available at the moment";
  const isForGood = status >= 500;
  switch (command) {
    case "RCPT TO":
      return isForGood ? "refused the recipient's address" : "takes no mail for the recipient at the moment";
    case "MAIL FROM":
      return isForGood ? "refused the sender's address" : "takes no mail from the sender at the moment";
    case "DATA":
      return isForGood ? "refused the mail" : "does not take the mail at the moment";
    default:
      return "answered with an error";
  }
}

/** The second code of a response, which says more than the first (RFC 3463). */
function findEnhancedCode({ response = "" }: SmtpFailure): string | undefined {
  return /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\s/.exec(String(response))?.[1];
}
