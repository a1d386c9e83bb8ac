import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { findPurpose } from "../../src/handoff/business-purpose.server.ts";
import { releaseOnOffer } from "../../src/handoff/handoff-catalog.server.ts";
import { listOffers } from "../../src/handoff/offer-steps.server.ts";
import { findCommission } from "../../src/handoff/release/commission-store.server.ts";
import { findNotice } from "../../src/handoff/release/notice-store.server.ts";
import { verifyConsent } from "../../src/leads/consent/consent-store.server.ts";
import { findLead } from "../../src/leads/records/lead-queries.server.ts";
import { createRecordStore } from "../../src/records/record-store.server.ts";
import { withSiteDatabase } from "../setup/database/site-database.ts";
import { temporaryPostgres } from "../setup/database/temporary-postgres.ts";
import { startDeskSession } from "../setup/desk-session.ts";
import { TEST_DEAL, TEST_LENDER } from "../setup/handoff.ts";
import { type Site, startSite } from "../setup/site/start-site.ts";
import { type SmtpReceiver, startSmtpReceiver } from "../setup/smtp-receiver.ts";
import { storeSampleLead } from "../setup/stored-lead.ts";
import { stampAt } from "../setup/test-actor.ts";
import { type Figures, type Kills, requirePromise, waitUntil, withCleanup } from "./fault-run.ts";

/** A lease of a killed worker ends in four seconds. */
const CLOCK_SPEED = 30;
const LONGEST_DELAY_MS = 40;
const MAIL_WITHIN_MS = 90_000;
/** Side by side, because a hand-off mostly waits for processes to start. */
const MOST_SITES = 4;
const KILLS_PER_SITE = 10;

/** Kills the server before, in and after every step of hand-offs, from the offer to the notice that ends them. */
export async function killHandoffs(options: Kills): Promise<Figures> {
  const sites = Math.min(MOST_SITES, Math.ceil(options.kills / KILLS_PER_SITE));
  return await killSites(Array.from({ length: sites }), options);
}

/** The same with PostgreSQL, which keeps running. */
export async function killHandoffsOnPostgres(options: Kills): Promise<Figures> {
  return await withCleanup(async (use) => {
    const postgres = use(await temporaryPostgres());
    const figures = await killSites([postgres.url], options);
    return Object.fromEntries(
      Object.entries(figures).map(([label, value]) => [`PostgreSQL, ${label}`, value]),
    );
  });
}

/** A site for each database; undefined stands for its own file. */
async function killSites(
  databases: readonly (string | undefined)[],
  { kills, tell = () => {} }: Kills,
): Promise<Figures> {
  let done = 0;
  const count = () => {
    done += 1;
    if (done % 50 === 0) tell(`${done} of ${kills} kills`);
  };
  const each = Math.ceil(kills / databases.length);
  const ended = await Promise.all(databases.map((databaseUrl) => killOneSite(each, { count, databaseUrl })));
  return {
    "kills between steps": done,
    "hand-offs, each step once and in order": ended.reduce((sum, { handoffs }) => sum + handoffs, 0),
    "mails with a name, all after the release": ended.reduce((sum, { named }) => sum + named, 0),
  };
}

interface Lane {
  readonly count: () => void;
  readonly databaseUrl: string | undefined;
}

async function killOneSite(kills: number, { count, databaseUrl }: Lane) {
  return await withCleanup(async (use) => {
    const smtp = await startSmtpReceiver();
    use({ [Symbol.asyncDispose]: () => smtp.stop() });
    const variables = { SMTP_URL: smtp.url, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const begun = Date.now();
    const site = use(await startSite({ hasDesk: true, variables, clockSpeed: CLOCK_SPEED }));
    // A session at the desk ends twelve hours after its start by the site's clock, and a long run is longer.
    const siteNow = () => begun + (Date.now() - begun) * CLOCK_SPEED;
    await publishReceivers(site);
    let [left, handoffs, named] = [kills, 0, 0];
    while (left > 0) {
      const handoff = await beginHandoff(site, smtp, siteNow());
      for (const step of handoff.steps) {
        await killAround(site, step, left > 0);
        if (left > 0) count();
        left -= 1;
      }
      named += await handoff.audit();
      handoffs += 1;
    }
    return { handoffs, named };
  });
}

/** The lender has people who receive deals, as the operator would publish them. The site takes them over when it starts. */
async function publishReceivers(site: Site): Promise<void> {
  await withSiteDatabase(site.databaseUrl, async (database) => {
    const store = createRecordStore(database, Date.now);
    const { records, revision } = await store.snapshot();
    const shipped = records.find(({ kind, id }) => kind === "lender" && id === TEST_LENDER.id);
    if (typeof shipped?.body !== "object") throw new Error("The lender is not published.");
    const body = { ...shipped.body, receivers: TEST_LENDER.receivers };
    await store.publish({ ...shipped, body }, revision, stampAt(Date.now()).actor);
  });
  await site.end();
  await site.start();
}

interface Step {
  readonly name: string;
  /** Waits until it can be sent. */
  readonly ready?: () => Promise<unknown>;
  /** Sends it. Undefined if the server died. */
  readonly send: () => Promise<number | undefined>;
  readonly isDone: () => Promise<boolean>;
}

/** Whatever the kill hits, the step is taken once: sent again, it is done or refused. */
async function killAround(site: Site, { name, ready, send, isDone }: Step, kills: boolean): Promise<void> {
  if (kills) {
    // Half of the kills hit the step, and half the mail that it waits for.
    if (Math.random() < 0.5) await ready?.();
    const sent = send();
    await sleep(Math.random() * LONGEST_DELAY_MS);
    await site.end("SIGKILL");
    await site.start();
    await sent;
  }
  if (!(await isDone())) {
    const status = await send();
    requirePromise(await isDone(), `${name} answers ${status} after a restart and is not stored`);
  }
  const again = await send();
  requirePromise(again === 409 || again === 422, `${name} answers ${again} when it is repeated`);
}

/** A hand-off of its own lead. The lender's links come from its mails, as in life. */
async function beginHandoff(site: Site, smtp: SmtpReceiver, now: number) {
  const inDatabase = <Result>(
    work: (database: Parameters<Parameters<typeof withSiteDatabase>[1]>[0]) => Promise<Result>,
  ) => withSiteDatabase(site.databaseUrl, work);
  const cookie = `desk=${await startDeskSession(site.databaseUrl, `Ann ${randomUUID()}`, now)}`;
  const digits = String(Date.now()).slice(-7);
  const person = { email: `p${randomUUID()}@person.example`, phone: `+1512${digits}` };
  const lead = await inDatabase((database) => storeSampleLead(database, person));
  const findOnlyOffer = () =>
    inDatabase(async (database) => {
      const [offer, second] = await listOffers(database, lead.id);
      requirePromise(second === undefined, "the deal was offered twice");
      return offer;
    });
  const read = () =>
    inDatabase(async (database) => {
      const offer = await findOnlyOffer();
      if (offer === undefined) throw new Error("The offer is gone.");
      const commission = await findCommission(database.db, offer.id);
      const notice = await findNotice(database, { offerId: offer.id });
      return {
        offer,
        steps: offer.steps.map(({ kind }) => kind),
        commission: commission.map(({ kind }) => kind),
        isForgotten: notice?.confirmed !== undefined,
        noticeId: notice?.id ?? "",
      };
    });
  const offerId = async () => (await read()).offer.id;

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
    post(`${site.deskUrl}/leads/${lead.reference}/handoff/${form}`, fields, {
      cookie,
      origin: site.deskUrl,
    });
  const desk = async (form: string, fields: Readonly<Record<string, string>>) =>
    await onDesk(form, { offer: await offerId(), ...fields });
  async function sendOffer() {
    const found = await inDatabase((database) => findLead(database, { reference: lead.reference }));
    const deal = Object.entries(TEST_DEAL).map(([field, value]) => [field, `${value}`] as const);
    const revision = `${found?.lastContactAt ?? 0}`;
    return await onDesk("offer", {
      ...Object.fromEntries(deal),
      lender: TEST_LENDER.id,
      days: "5",
      revision,
    });
  }
  const isAttested = async () =>
    (await inDatabase((database) => findPurpose(database.db, lead.id))) !== undefined;
  /** The link with this content, once its mail is there. */
  async function linkOf(content: string): Promise<string> {
    const find = () =>
      smtp.mails.map(({ raw }) => new RegExp(`/deal-offer/${content}\\.[0-9a-f]{64}`).exec(decode(raw))?.[0]);
    await waitUntil(() => find().some((link) => link !== undefined), {
      within: MAIL_WITHIN_MS,
      otherwise: `no mail brings the link ${content}`,
    });
    return `${site.url}${find().find((link) => link !== undefined)}`;
  }
  const lender = async (content: string, fields: Readonly<Record<string, string>>) =>
    await post(await linkOf(content), fields);
  const has =
    (kind: string, times = 1) =>
    async () =>
      (await read()).steps.filter((each) => each === kind).length === times;
  const owes = (kind: string) => async () => (await read()).commission.some((each) => each === kind);
  const dealPart = async () => `${await offerId()}\\.0`;
  const contactPart = async () => `${await offerId()}\\.0\\.contact`;

  const steps: readonly Step[] = [
    { name: "the purpose", send: () => onDesk("purpose", { kind: "attested" }), isDone: isAttested },
    { name: "the offer", send: sendOffer, isDone: async () => (await findOnlyOffer()) !== undefined },
    {
      name: "the answer",
      ready: async () => linkOf(await dealPart()),
      send: async () => lender(await dealPart(), { answer: "yes", rate: "7.25" }),
      isDone: has("answered"),
    },
    {
      name: "the release",
      send: () => desk("release", { isSaid: "on", sha256: releaseOnOffer(TEST_LENDER.name).sha256 }),
      isDone: has("released"),
    },
    {
      name: "the receipt",
      ready: async () => linkOf(await contactPart()),
      send: async () => lender(await contactPart(), { report: "received" }),
      isDone: has("received"),
    },
    {
      name: "the outcome",
      send: async () =>
        lender(await contactPart(), {
          report: "outcome",
          outcome: "funded",
          amount: "225000",
          fundedOn: "2026-01-05",
        }),
      isDone: has("outcome"),
    },
    ...(["agreed", "due", "paid"] as const).map((kind) => ({
      name: `the commission, ${kind}`,
      send: () => desk("commission", { kind, amount: "2250" }),
      isDone: owes(kind),
    })),
    { name: "the name taken back", send: () => desk("take-back", {}), isDone: has("release-withdrawn") },
  ];

  /** Returns how many mails have the name. */
  async function audit(): Promise<number> {
    const { noticeId } = await read();
    requirePromise(
      (await lender(`${noticeId}\\.0\\.notice`, { report: "forgotten" })) === 200 &&
        (await read()).isForgotten,
      "a lender cannot confirm the notice",
    );
    const end = await read();
    const { id } = end.offer;
    const expected = ["offered", "answered", "released", "received", "outcome", "release-withdrawn"];
    requirePromise(end.steps.join() === expected.join(), `the steps are ${end.steps.join(", ")}`);
    requirePromise(
      end.commission.join() === "agreed,due,paid",
      `the commission is ${end.commission.join(", ")}`,
    );
    const chain = await inDatabase((database) => verifyConsent(database));
    requirePromise(chain.faults.length === 0, "the consent chain has faults");
    const sent = smtp.mails
      .map(({ to, raw }) => ({
        to: to.join(),
        id: /^Message-ID: <([^@>]+)@/im.exec(raw)?.[1],
        text: decode(raw),
      }))
      .filter(({ to }) => to.endsWith("@lender.example"));
    const named = sent.filter(({ text }) => text.includes(person.phone) || text.includes(person.email));
    requirePromise(
      named.every(({ text }) => text.includes(`${id}.`) && text.includes(".contact.")),
      "a mail to a lender has a name that was not released to it",
    );
    // At least once each; a mail that is repeated after a kill has the same id.
    const ids = new Set(named.map(({ id }) => id));
    requirePromise(
      ids.size === TEST_LENDER.receivers.length || ids.size === 1,
      `${ids.size} mails have the name, for ${TEST_LENDER.receivers.length} receivers`,
    );
    const first = sent.findIndex(({ text }) => text.includes(person.phone));
    const answered = sent.findIndex(({ text }) => text.includes(`/deal-offer/${id}.`));
    requirePromise(answered < first, "the name came before the deal");
    return named.length;
  }

  return { steps, audit };
}

/** Quoted-printable, as far as links and numbers need it. */
function decode(raw: string): string {
  return raw
    .replaceAll(/=\r?\n/g, "")
    .replaceAll("=3D", "=")
    .replaceAll("=2B", "+");
}
