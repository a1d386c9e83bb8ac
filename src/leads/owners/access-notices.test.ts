import { expect, test } from "vitest";
import type { Mail } from "../../../platform/mail/mail.ts";
import { createAccessNotice } from "./access-notices.server.ts";

async function send(to: string | null, event: string): Promise<Mail | undefined> {
  const sent: Mail[] = [];
  const handler = createAccessNotice({
    mailer: {
      send: async (mail) => {
        sent.push(mail);
        return { type: "delivered" };
      },
    },
    from: { address: "site@example.com" },
    to: "office@example.com",
    describeMoment: (moment) => `moment ${moment}`,
  });
  const job = { id: "access-1", kind: "access-notice", attempts: 1, firstRunAt: 7 };
  await handler({ ...job, payload: { person: "Ann Lee", to, event } }, new AbortController().signal);
  return sent[0];
}

test("a colleague is told what happened, when, and how to end it", async () => {
  const mail = await send("ann@example.com", "passkey-added");
  expect(mail).toMatchObject({ to: { address: "ann@example.com" }, subject: "Desk access of Ann Lee" });
  expect(mail?.text).toContain("A passkey was added.");
  expect(mail?.text).toContain("moment 7");
  expect(mail?.text).toContain('npm run operator -- desk revoke "Ann Lee"');
});

test("without an address of their own, the office is told", async () => {
  expect(await send(null, "revoked")).toMatchObject({ to: { address: "office@example.com" } });
});

test("an event that this version does not know is an error", async () => {
  await expect(send(null, "promoted")).rejects.toThrow();
});
