import { expect, test } from "vitest";
import { describeConnectionFailure } from "../../../../platform/connection-failure.ts";
import { describeSmtpFailure, type SmtpFailure } from "../../../../platform/mail/smtp-failure.ts";
import { explainFailure } from "./explain-failure.ts";

const MAIL = { name: "the mail server", host: "mail.example.com", port: 587 };
const HOOK = { name: "the webhook", host: "crm.example.com", port: 443 };
const UNUSUAL = "It failed for an unusual reason.";

test.each([
  ["ECONNREFUSED", "Nothing answers at the address of the mail server.", "SMTP_URL"],
  ["ENOTFOUND", "The name of the mail server does not exist.", "SMTP_URL"],
  ["EAI_AGAIN", "The machine of the site cannot look up names at the moment.", "network"],
  ["ETIMEDOUT", "The mail server did not answer in time.", "firewall"],
  ["EHOSTUNREACH", "There is no way through the network to the mail server.", "firewall"],
  ["ECONNRESET", "The connection broke in the middle.", "passes by itself"],
  ["CERT_HAS_EXPIRED", "The mail server could not prove who it is: its certificate is not valid.", "renew"],
  ["EPROTO", "The mail server does not encrypt the connection as the site expects.", "465"],
])("a mail server that fails with %s", (code, meaning, remedy) => {
  const explained = explainFailure(describeConnectionFailure(MAIL, code));
  expect(explained.meaning).toContain(meaning);
  expect(explained.remedy).toContain(remedy);
});

test.each<[SmtpFailure, string, string]>([
  [{ code: "EAUTH", responseCode: 535 }, "The mail server does not let the site log in.", "password"],
  [{ responseCode: 530 }, "The mail server does not let the site log in.", "password"],
  [{ responseCode: 550, command: "RCPT TO" }, "takes no mail for this address", "LEAD_NOTIFY_EMAIL"],
  [{ responseCode: 450, command: "RCPT TO" }, "takes no mail right now", "passes"],
  [{ responseCode: 553, command: "MAIL FROM" }, "does not let the site send from its address", "MAIL_FROM"],
  [{ responseCode: 554, command: "DATA" }, "refused the mail itself", "SPF"],
  [{ responseCode: 421, command: "CONN" }, "takes no mail right now", "passes"],
])("a mail server that answers %o", (failure, meaning, remedy) => {
  const explained = explainFailure(describeSmtpFailure(failure, MAIL));
  expect(explained.meaning).toContain(meaning);
  expect(explained.remedy).toContain(remedy);
});

test.each([
  ["answered 401 (Unauthorized)", "does not let the site in", "LEAD_WEBHOOK_SECRET"],
  ["answered 410 (Gone)", "nothing at this address any more", "LEAD_WEBHOOK_URL"],
  ["answered 429 (Too Many Requests)", "too much at once", "passes"],
  ["answered 301 (Moved Permanently)", "has moved", "LEAD_WEBHOOK_URL"],
  ["answered 422 (Unprocessable Entity)", "refuses what it gets", "its log"],
  ["answered 503 (Service Unavailable)", "failed by itself", "tries again"],
  ["refused the connection", "Nothing answers at the address of the receiver", "LEAD_WEBHOOK_URL"],
])("a webhook that %s", (answer, meaning, remedy) => {
  const explained = explainFailure(`the webhook at ${HOOK.host}:${HOOK.port} ${answer}`);
  expect(explained.meaning).toContain(meaning);
  expect(explained.remedy).toContain(remedy);
});

test.each([
  "no webhook is configured",
  "not an e-mail address",
  "the running site lacks the article",
  "this process has no handler for lead-email",
  "it took too long",
  "the process stopped",
  "an unexpected error, see the log",
  "ENOSPC: no space left on device",
])("%s has an explanation", (reason) => {
  expect(explainFailure(reason).meaning).not.toBe(UNUSUAL);
});

test("a reason that nobody foresaw is called unusual", () => {
  expect(explainFailure("the mail server at mail.example.com:587 cannot be used (EODD)").meaning).toBe(
    UNUSUAL,
  );
});
