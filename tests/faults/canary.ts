import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { withSiteDatabase } from "../setup/database/site-database.ts";
import { temporaryPostgres } from "../setup/database/temporary-postgres.ts";
import { findFreePort } from "../setup/free-port.ts";
import { type Site, startSite } from "../setup/site/start-site.ts";
import { DELIVERY_CLOCK, deliverTo, type Receivers, startReceivers } from "./delivery-audit.ts";
import { type Figures, requirePromise, waitUntil, withCleanup } from "./fault-run.ts";

/** A fictional person: where their data leaks, real people's data would leak. */
const CANARY = {
  name: "Canary Quetzal",
  email: "canary.quetzal@person.example",
  phone: "(512) 555-0177",
  state: "TX",
  loanPurpose: "purchase",
  tcpaConsent: true,
  source: "homepage",
  referrer: "https://search.example/?q=canary",
  message: "A question of the canary",
  comment: "canary",
};
const TRACES = /canary|quetzal|512.{0,3}555.{0,3}0177/i;

export interface CanaryOptions {
  readonly dialect: "sqlite" | "postgres";
  /** The built site also accepts a lead from a form without JavaScript, and redirects. */
  readonly isBuilt: boolean;
}

/** Sends personal data through every channel. It may arrive in the database and at the receivers, and nowhere else. */
export async function sendCanary({ dialect, isBuilt }: CanaryOptions): Promise<Figures> {
  return await withCleanup(async (use) => {
    const receivers = use(await startReceivers());
    const postgres = use(dialect === "postgres" ? await temporaryPostgres() : undefined);
    const metricsPort = String(await findFreePort());
    const site = use(
      await startSite({
        variables: {
          ...deliverTo(receivers),
          LOG_LEVEL: "trace",
          METRICS_PORT: metricsPort,
          ...(postgres && { DATABASE_URL: postgres.url }),
        },
        clockSpeed: DELIVERY_CLOCK,
        isBuilt,
      }),
    );
    const texts = [
      await succeed(site, receivers),
      await beRefused(site),
      ...(isBuilt ? [await postForm(site)] : []),
      await failDelivery(site, receivers),
      await failStoring(site),
      await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    ];
    // The log arrives in chunks.
    await sleep(200);
    texts.push(site.output());
    for (const text of texts) {
      const found = TRACES.exec(text);
      requirePromise(
        found === null,
        `personal data left its place: ...${text.slice((found?.index ?? 0) - 200).slice(0, 300)}`,
      );
    }
    return {
      database: dialect,
      ways: `success, 4xx, 5xx, failed delivery${isBuilt ? ", form without scripts" : ""}`,
      "lines of log searched": site.output().split("\n").length,
      "characters of log, metrics, answers and addresses searched": texts.join("").length,
      "traces of the person": 0,
    };
  });
}

interface Sending {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns every part of the response that others than the sender might see. */
async function send(site: Site, { body, headers = {} }: Sending, status: number): Promise<string> {
  const response = await fetch(`${site.url}/api/leads?email=${CANARY.email}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "User-Agent": "canary/1.0",
      Referer: `${site.url}/contact?name=canary`,
      ...headers,
    },
    body,
  });
  const text = await response.text();
  requirePromise(response.status === status, `${status} was expected, not ${response.status}: ${text}`);
  return `${JSON.stringify([...response.headers])}\n${text}\n`;
}

const write = (changes: object = {}) => JSON.stringify({ ...CANARY, ...changes });
const withKey = (key: string) => ({ "Idempotency-Key": key });

async function succeed(site: Site, { smtp, hook }: Receivers): Promise<string> {
  const first = await send(site, { body: write(), headers: withKey("canary-1") }, 201);
  const again = await send(site, { body: write(), headers: withKey("canary-1") }, 200);
  await waitUntil(() => smtp.mails.length === 1 && hook.posts.length === 1, {
    within: 60_000,
    otherwise: "the canary is not delivered",
  });
  return first + again;
}

async function beRefused(site: Site): Promise<string> {
  const refused = [
    await send(site, { body: '{"name":"canary' }, 400),
    await send(site, { body: write(), headers: withKey("canary\u00e9") }, 400),
    await send(site, { body: write({ consentHash: "canary", name: "Canary Two" }) }, 409),
    await send(site, { body: write({ comment: "canary".repeat(5000) }) }, 413),
    await send(site, { body: write(), headers: { "Content-Type": "text/plain; name=canary" } }, 415),
    await send(site, { body: write({ email: "canary@nowhere" }) }, 422),
    await send(site, { body: write({ message: "canary".repeat(100) }) }, 422),
    await send(site, { body: write({ name: "Canary Two" }), headers: withKey("canary-1") }, 422),
  ];
  return refused.join("");
}

/** Only the redirect target counts: a refused form rightly shows the typed data again. */
async function postForm(site: Site): Promise<string> {
  const { name, email, phone, message } = CANARY;
  const addresses = [];
  for (const [sender, status] of [
    [email, 303],
    ["canary@nowhere", 422],
  ] as const) {
    const response = await fetch(`${site.url}/contact?source=canary-form`, {
      method: "POST",
      body: new URLSearchParams({ name, email: sender, phone, message, tcpaConsent: "on" }),
      redirect: "manual",
    });
    requirePromise(response.status === status, `the form is answered with ${response.status}, not ${status}`);
    addresses.push(response.headers.get("location") ?? "");
  }
  return addresses.join("\n");
}

async function failDelivery(site: Site, { smtp, hook }: Receivers): Promise<string> {
  // The receiver repeats the address in its refusal, as real ones do.
  smtp.refuse("RCPT", 550);
  hook.answerWith(410, { "X-Reason": CANARY.email });
  let responses = await send(site, { body: write({ name: "Canary Three" }) }, 201);
  await waitForLog(site, /"state":"dead"/g, 3);
  smtp.refuse("RCPT", 450);
  hook.answerWith(302, { Location: `https://elsewhere.example/?email=${CANARY.email}` });
  responses += await send(site, { body: write({ name: "Canary Four" }) }, 201);
  await waitForLog(site, /"state":"pending"/g, 3);
  const reasons = await withSiteDatabase(site.databaseUrl, ({ db }) =>
    db.selectFrom("outbox_jobs").select("last_error").execute(),
  );
  return `${responses}\n${JSON.stringify(reasons)}`;
}

/** PostgreSQL quotes the whole row in such an error. */
async function failStoring(site: Site): Promise<string> {
  await withSiteDatabase(site.databaseUrl, async ({ db, dialect }) => {
    if (dialect === "postgres") {
      await sql`alter table leads add constraint refuse_all check (email = '') not valid`.execute(db);
    } else {
      await sql`create trigger refuse_all before insert on leads begin
        select raise(abort, 'refused'); end`.execute(db);
    }
  });
  return await send(site, { body: write({ name: "Canary Five" }) }, 503);
}

async function waitForLog(site: Site, line: RegExp, count: number): Promise<void> {
  await waitUntil(() => [...site.output().matchAll(line)].length >= count, {
    within: 60_000,
    otherwise: `the log does not have ${count} lines ${line}`,
  });
}
