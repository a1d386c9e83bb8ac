import { randomInt, randomUUID } from "node:crypto";
import { findPurpose } from "../../../src/handoff/business-purpose.server.ts";
import { listOffers } from "../../../src/handoff/offer-steps.server.ts";
import { findPriceForm } from "../../../src/handoff/price-form.server.ts";
import { findCommission } from "../../../src/handoff/release/commission-store.server.ts";
import { findNotice } from "../../../src/handoff/release/notice-store.server.ts";
import { findLead } from "../../../src/leads/records/lead-queries.server.ts";
import { withSiteDatabase } from "../../setup/database/site-database.ts";
import { startDeskSession } from "../../setup/desk-session.ts";
import { TEST_DEAL } from "../../setup/handoff.ts";
import type { HttpReceiver } from "../../setup/http-receiver.ts";
import type { Site } from "../../setup/site/start-site.ts";
import type { SmtpReceiver } from "../../setup/smtp-receiver.ts";
import { storeSampleLead } from "../../setup/stored-lead.ts";
import { waitUntil } from "../fault-run.ts";
import { readMail } from "./read-mail.ts";
import type { Step } from "./step.ts";

const MAIL_WITHIN_MS = 90_000;

/** A running site, and where its mails and webhooks arrive. */
export interface Lane {
  readonly site: Site;
  readonly smtp: SmtpReceiver;
  readonly program: HttpReceiver;
  /** The site's own clock. */
  readonly siteNow: () => number;
}

/** What a lender, the investor or the operator does with a deal. */
export type StepsOf = (deal: DealAccess) => { readonly steps: readonly Step[]; readonly expected: Expected };

/** How the deal ends: the steps of each offer, oldest first, and of what is owed. */
export interface Expected {
  readonly offers: readonly (readonly string[])[];
  readonly commission: readonly string[];
}

export interface DealUnderWay {
  readonly access: DealAccess;
  /** Those that are left. */
  readonly steps: Step[];
  readonly expected: Expected;
}

export type DealAccess = Awaited<ReturnType<typeof openDeal>>;

export async function beginDeal(lane: Lane, stepsOf: StepsOf): Promise<DealUnderWay> {
  const access = await openDeal(lane);
  const { steps, expected } = stepsOf(access);
  return { access, steps: [...steps], expected };
}

/** A lead of its own, and the ways in which everybody gets at its deal. The links come from mails, as in life. */
async function openDeal({ site, smtp, program, siteNow }: Lane) {
  const inDatabase = <Result>(
    work: (database: Parameters<Parameters<typeof withSiteDatabase>[1]>[0]) => Promise<Result>,
  ) => withSiteDatabase(site.databaseUrl, work);
  const cookie = `desk=${await startDeskSession(site.databaseUrl, `Ann ${randomUUID()}`, siteNow())}`;
  const person = { email: `p${randomUUID()}@person.example`, phone: `+1512${randomInt(2e6, 1e7)}` };
  const lead = await inDatabase((database) => storeSampleLead(database, person));

  const read = () =>
    inDatabase(async (database) => {
      const offers = await listOffers(database, lead.id);
      const [newest] = offers;
      const notice = newest && (await findNotice(database, { offerId: newest.id }));
      return {
        newest,
        offers: offers.map(({ steps }) => steps.map(({ kind }) => kind)),
        commission: newest ? (await findCommission(database.db, newest.id)).map(({ kind }) => kind) : [],
        notice,
        isAttested: (await findPurpose(database.db, lead.id)) !== undefined,
        valueAs: await findPriceForm(database.db, lead.id),
        revision: (await findLead(database, { reference: lead.reference }))?.lastContactAt ?? 0,
      };
    });
  async function newestOffer() {
    const { newest } = await read();
    if (newest === undefined) throw new Error("The offer is gone.");
    return newest;
  }

  /** Undefined if the server died. */
  async function post(url: string, fields: Readonly<Record<string, string>>, headers = {}) {
    const response = await fetch(url, {
      method: "POST",
      redirect: "manual",
      headers: { ...headers, "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields),
    }).catch(() => undefined);
    return response?.status;
  }
  const onDesk = (form: string, fields: Readonly<Record<string, string>>) =>
    post(`${site.deskUrl}/leads/${lead.reference}/handoff/${form}`, fields, { cookie, origin: site.deskUrl });

  /** The path in a mail to this address, once it is there. */
  async function linkIn(address: string, path: RegExp): Promise<string> {
    const find = () =>
      smtp.mails
        .filter(({ to }) => to.includes(address))
        .flatMap(({ raw }) => path.exec(readMail(raw))?.[0] ?? [])
        .at(0);
    await waitUntil(() => find() !== undefined, {
      within: MAIL_WITHIN_MS,
      otherwise: `no mail brings the link ${path}`,
    });
    return `${site.url}${find()}`;
  }
  /** The investor's own page. */
  const statusLink = () => linkIn(person.email, /\/deal-status\?token=[\w.-]+/);
  await post(`${site.url}/deal-status`, { act: "mail", reference: lead.reference });

  return {
    person,
    read,
    newestOffer,
    post,
    onDesk,
    linkIn,
    statusLink,
    /** A button of the investor's page. */
    async onStatusPage(fields: Readonly<Record<string, string>>) {
      const token = (await statusLink()).split("token=")[1] ?? "";
      return await post(`${site.url}/deal-status`, { token, ...fields });
    },
    async offerTo(lender: string) {
      const deal = Object.entries(TEST_DEAL).map(([field, value]) => [field, `${value}`] as const);
      const revision = `${(await read()).revision}`;
      return await onDesk("offer", { ...Object.fromEntries(deal), lender, days: "5", revision });
    },
    /** The newest offer's steps have this one so many times. */
    has:
      (kind: string, times = 1) =>
      async () =>
        (await read()).offers[0]?.filter((each) => each === kind).length === times,
    hasOffers: (count: number) => async () => (await read()).offers.length === count,
    /** Once the lender's program was told this about the newest offer. */
    async isTold(type: string) {
      const { id } = await newestOffer();
      await waitUntil(() => program.posts.some(({ body }) => body.includes(type) && body.includes(id)), {
        within: MAIL_WITHIN_MS,
        otherwise: `no webhook brings ${type}`,
      });
    },
    siteUrl: site.url,
    siteNow,
  };
}
