import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type SmtpReceiver, startSmtpReceiver } from "../../tests/setup/smtp-receiver.ts";
import type { Mail } from "./mail.ts";
import { createFileMailer, purgeMailFiles, removeMailFiles } from "./mail-files.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const MAIL: Mail = {
  id: "job-1",
  from: { name: "RentRatio", address: "site@sender.example" },
  to: { address: "operator@receiver.example" },
  subject: "A new lead",
  text: "Hello, Zoë",
  html: "<p>Hello, Zoë</p>",
};

/** Header names and values, unfolded. */
function readHeaders(raw: string): ReadonlyMap<string, string> {
  const [head = ""] = raw.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]/g, " ").split("\r\n");
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
}

/** How a reason names the server: without the user name and the password. */
const nameServer = ({ url }: SmtpReceiver) => `the mail server at ${new URL(url).host}`;

describe("a mail by SMTP", () => {
  let receiver: SmtpReceiver;

  beforeEach(async () => {
    receiver = await startSmtpReceiver();
  });
  afterEach(() => receiver.stop());

  const send = (changes: Partial<Mail> = {}) => createSmtpMailer(receiver.url).send({ ...MAIL, ...changes });

  async function sendAndRead(changes: Partial<Mail> = {}): Promise<string> {
    expect(await send(changes)).toEqual({ type: "delivered" });
    expect(receiver.mails).toHaveLength(1);
    return receiver.mails[0]?.raw ?? "";
  }

  test("arrives with text, HTML and an id that is the same for every attempt", async () => {
    const raw = await sendAndRead();
    expect(receiver.mails[0]).toMatchObject({
      from: "site@sender.example",
      to: ["operator@receiver.example"],
    });
    const headers = readHeaders(raw);
    expect(headers.get("Message-ID")).toBe("<job-1@sender.example>");
    expect(headers.get("From")).toBe("RentRatio <site@sender.example>");
    expect(headers.get("Auto-Submitted")).toBe("auto-generated");
    expect(raw).toContain("Content-Type: text/plain; charset=utf-8");
    expect(raw).toContain("Content-Type: text/html; charset=utf-8");
    expect(raw).toContain("Zo=C3=AB");
  });

  test("carries the one-click headers of RFC 8058 when it can be unsubscribed from", async () => {
    const headers = readHeaders(
      await sendAndRead({ unsubscribeUrl: "https://site.example/unsubscribe/a.b" }),
    );
    expect(headers.get("List-Unsubscribe")).toBe("<https://site.example/unsubscribe/a.b>");
    expect(headers.get("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
  });

  test("a line break in a name or subject does not become a header", async () => {
    const raw = await sendAndRead({
      subject: "Hi\r\nBcc: thief@evil.example\r\n\r\nbody",
      replyTo: { name: 'Eve\r\nBcc: thief@evil.example\u2028" <x@y.example>', address: "eve@person.example" },
    });
    const headers = readHeaders(raw);
    expect(headers.has("Bcc")).toBe(false);
    expect(headers.get("Subject")).toBe("Hi Bcc: thief@evil.example body");
    expect(headers.get("Reply-To")).toMatch(/ <eve@person\.example>$/);
    expect(receiver.mails[0]?.to).toEqual(["operator@receiver.example"]);
  });

  test.each([
    "a@b.example\r\nRCPT TO:<thief@evil.example>",
    '"a@evil.example x"@b.example',
    "a@b.example, thief@evil.example",
    "a@b.example <thief@evil.example>",
    "a(comment)@b.example",
    "no-address",
    "",
  ])("%j is no address to send to", async (address) => {
    expect(await send({ to: { address } })).toEqual({ type: "permanent", reason: "not an e-mail address" });
    expect(receiver.mails).toEqual([]);
  });

  test.each([
    ["RCPT", 550, "permanent", "refused the recipient's address (550 5.1.1)"],
    ["MAIL", 553, "permanent", "refused the sender's address (553 5.1.1)"],
    ["DATA", 554, "permanent", "refused the mail (554 5.1.1)"],
    ["RCPT", 450, "retry", "takes no mail for the recipient at the moment (450 4.2.1)"],
    ["DATA", 451, "retry", "does not take the mail at the moment (451 4.2.1)"],
    ["MAIL", 530, "retry", "asks for a user name and a password (530 5.1.1)"],
  ] as const)("after %s, %i is %s", async (command, code, type, reason) => {
    receiver.refuse(command, code);
    expect(await send()).toEqual({ type, reason: `${nameServer(receiver)} ${reason}` });
    receiver.refuse(command, undefined);
    expect(await send()).toEqual({ type: "delivered" });
  });

  test("a wrong password is tried again, because the operator can mend it", async () => {
    const strict = await startSmtpReceiver({ password: "right" });
    const wrong = createSmtpMailer(strict.url.replace("right", "wrong"));
    expect(await wrong.send(MAIL)).toEqual({
      type: "retry",
      reason: `${nameServer(strict)} refused the user name or the password (535)`,
    });
    expect(await createSmtpMailer(strict.url).send(MAIL)).toEqual({ type: "delivered" });
    await strict.stop();
  });

  test("a server that is not there is tried again", async () => {
    await receiver.stop();
    expect(await send()).toEqual({
      type: "retry",
      reason: `${nameServer(receiver)} refused the connection`,
    });
    receiver = await startSmtpReceiver();
  });
});

describe("a mail without a server", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "mail-test-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("is one file, however often it is sent, that only the owner reads", async () => {
    const place = path.join(folder, "data", "mail");
    const mailer = createFileMailer(place);
    const outcome = { type: "delivered", reason: expect.stringContaining("not sent") };
    expect(await mailer.send(MAIL)).toEqual(outcome);
    expect(await mailer.send(MAIL)).toEqual(outcome);
    expect(readdirSync(place)).toEqual(["job-1.eml"]);
    expect(statSync(path.join(place, "job-1.eml")).mode & 0o777).toBe(0o600);
    const headers = readHeaders(readFileSync(path.join(place, "job-1.eml"), "utf8"));
    expect(headers.get("Message-ID")).toBe("<job-1@sender.example>");
    expect(headers.get("To")).toBe("operator@receiver.example");
  });

  test("is removed with the person it is about, or when its time is over", async () => {
    const mailer = createFileMailer(folder);
    for (const id of ["about-ann", "about-bob", "old"]) await mailer.send({ ...MAIL, id });
    utimesSync(path.join(folder, "old.eml"), 1_000, 1_000);
    expect(await removeMailFiles(folder, ["about-ann", "never-written"])).toBe(1);
    expect(await purgeMailFiles(folder, { before: 2_000_000, isDryRun: true })).toBe(1);
    expect(readdirSync(folder).toSorted()).toEqual(["about-bob.eml", "old.eml"]);
    expect(await purgeMailFiles(folder, { before: 2_000_000 })).toBe(1);
    expect(readdirSync(folder)).toEqual(["about-bob.eml"]);
    expect(await purgeMailFiles(path.join(folder, "none"), { before: Date.now() })).toBe(0);
  });

  test("cannot be written outside its folder", async () => {
    await expect(createFileMailer(folder).send({ ...MAIL, id: "../escape" })).rejects.toThrow("A mail id");
  });
});
