import { z } from "zod";
import { verifyConsent } from "../../../src/leads/consent/consent-store.server.ts";
import { withSiteDatabase } from "../../setup/database/site-database.ts";
import { TEST_LENDER } from "../../setup/handoff.ts";
import { requirePromise } from "../fault-run.ts";
import type { DealUnderWay, Lane } from "./deal-under-way.ts";
import { readMail } from "./read-mail.ts";

/** After the last step. Returns how many mails and webhooks have the name. */
export async function auditDeal(
  { access, expected }: DealUnderWay,
  { site, smtp, program }: Lane,
): Promise<number> {
  const { offers, commission } = await access.read();
  const stored = offers.toReversed();
  requirePromise(
    JSON.stringify(stored) === JSON.stringify(expected.offers),
    `the steps are ${stored.map((steps) => steps.join(", ")).join("; ")}`,
  );
  requirePromise(
    commission.join() === expected.commission.join(),
    `the commission is ${commission.join(", ")}`,
  );
  const chain = await withSiteDatabase(site.databaseUrl, (database) => verifyConsent(database));
  requirePromise(chain.faults.length === 0, "the consent chain has faults");

  const { id } = await access.newestOffer();
  const { person } = access;
  const told = [...listMails(smtp), ...listWebhooks(program)];
  const named = told.filter(({ text }) => text.includes(person.phone) || text.includes(person.email));
  requirePromise(
    named.every(({ text, releases }) => releases && text.includes(id)),
    "a lender is told a name that was not released to it",
  );
  // At least once each; what is repeated after a kill has the same id.
  const ids = new Set(named.map((message) => message.id));
  const isMailed = named.some(({ channel }) => channel === "mail");
  const most = isMailed ? TEST_LENDER.receivers.length : 1;
  requirePromise(
    ids.size >= 1 && ids.size <= most && named.every(({ channel }) => (channel === "mail") === isMailed),
    `${ids.size} messages have the name, for ${most} receivers`,
  );
  const sequence = told.filter(({ text }) => text.includes(id));
  requirePromise(
    sequence.findIndex((message) => named.includes(message)) > 0,
    "the name came before the deal",
  );
  return named.length;
}

function listMails({ mails }: Lane["smtp"]) {
  return mails
    .filter(({ to }) => to.join().endsWith("@lender.example"))
    .map(({ raw }) => {
      const text = readMail(raw);
      return {
        channel: "mail",
        id: /^Message-ID: <([^@>]+)@/im.exec(raw)?.[1],
        text,
        releases: text.includes(".contact."),
      };
    });
}

const event = z.object({ type: z.string() });

function listWebhooks({ posts }: Lane["program"]) {
  return posts.map(({ headers, body }) => ({
    channel: "webhook",
    id: String(headers["webhook-id"]),
    text: body,
    releases: event.parse(JSON.parse(body)).type === "contact.released",
  }));
}
