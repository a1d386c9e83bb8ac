import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { operatorOfEachTest } from "../../tests/setup/operator.ts";
import { startSmtpReceiver } from "../../tests/setup/smtp-receiver.ts";

describe("doctor --mail", () => {
  const operator = operatorOfEachTest();

  const send = (smtpUrl: string | undefined, ...words: string[]) =>
    operator.run(["doctor", "--mail", ...words], {
      config: { smtpUrl, leadNotifyEmail: "operator@sample.example" },
    });

  test("sends a mail to the operator through the mail server", async ({ onTestFinished }) => {
    const smtp = await startSmtpReceiver({ password: "right" });
    onTestFinished(() => smtp.stop());
    const { code, out, err } = await send(smtp.url);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toBe(
      "The mail server took a test mail to operator@sample.example. See whether it arrives.\n",
    );
    expect(smtp.mails[0]?.to).toEqual(["operator@sample.example"]);
    expect(smtp.mails[0]?.raw).toContain("Subject: Test mail: leads reach you");
  });

  test("says in words why it could not, without the password, and fails", async () => {
    const smtp = await startSmtpReceiver({ password: "right" });
    const wrong = smtp.url.replace("right", "wrong-password");
    const host = new URL(smtp.url).host;
    expect(await send(wrong)).toMatchObject({
      code: 1,
      out: "",
      err: `The test mail reaches nobody: the mail server at ${host} refused the user name or the password (535). Check SMTP_URL, MAIL_FROM and LEAD_NOTIFY_EMAIL.\n`,
    });
    await smtp.stop();
    const { code, out, err } = await send(wrong, "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      to: "operator@sample.example",
      isSent: false,
      problem: `the mail server at ${host} refused the connection. Check SMTP_URL, MAIL_FROM and LEAD_NOTIFY_EMAIL.`,
    });
    expect(err).not.toContain("wrong-password");
  });

  test("says that nobody gets mail while there is no mail server", async () => {
    const { code, err } = await send(undefined);
    expect(code).toBe(1);
    const folder = path.join(operator.folder, "mail");
    expect(err).toBe(
      `The test mail reaches nobody: SMTP_URL is not set, so it was only written to ${folder}. Set SMTP_URL to your mail server.\n`,
    );
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^test-.+\.eml$/)]);
  });
});
