import { setTimeout as sleep } from "node:timers/promises";
import { temporaryPostgres } from "../../setup/database/temporary-postgres.ts";
import { startHttpReceiver } from "../../setup/http-receiver.ts";
import { type Site, startSite } from "../../setup/site/start-site.ts";
import { startSmtpReceiver } from "../../setup/smtp-receiver.ts";
import { type Figures, type Kills, requirePromise, withCleanup } from "../fault-run.ts";
import { auditDeal } from "./audit-deal.ts";
import { beginDeal, type DealUnderWay, type Lane } from "./deal-under-way.ts";
import { MAILED_STEPS } from "./mailed-steps.ts";
import { PROGRAM_STEPS } from "./program-steps.ts";
import { publishLenders, SITE_SECRET } from "./publish-lenders.ts";
import type { Step } from "./step.ts";

/** A lease of a killed worker ends in four seconds. */
const CLOCK_SPEED = 30;
const LONGEST_DELAY_MS = 40;
/** Side by side, because a hand-off mostly waits for processes to start. */
const MOST_SITES = 4;
const KILLS_PER_SITE = 10;

/** By turns: a lender that gets mails and one with a program, at different steps. */
const KINDS = [MAILED_STEPS, PROGRAM_STEPS] as const;

export interface HandoffKills extends Kills {
  /** Under way at once in each site: one kill interrupts a step of each. */
  readonly deals: number;
}

/**
 * Kills the server before, in and after every step of hand-offs, from the purpose to the notice that ends them: by mail and by
 * webhook, by the operator at the desk and by the investor on their own page.
 */
export async function killHandoffs(options: HandoffKills): Promise<Figures> {
  const sites = Math.min(MOST_SITES, Math.ceil(options.kills / KILLS_PER_SITE));
  return await killSites(Array.from({ length: sites }), options);
}

/** The same with PostgreSQL, which keeps running. */
export async function killHandoffsOnPostgres(options: HandoffKills): Promise<Figures> {
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
  { kills, deals, tell = () => {} }: HandoffKills,
): Promise<Figures> {
  const counted = { kills: 0, steps: 0 };
  const count = (steps: number) => {
    counted.kills += 1;
    counted.steps += steps;
    if (counted.kills % 50 === 0) tell(`${counted.kills} of ${kills} kills`);
  };
  const each = Math.ceil(kills / databases.length);
  const ended = await Promise.all(
    databases.map((databaseUrl) => killOneSite(each, { count, deals, databaseUrl })),
  );
  const sum = (read: (lane: (typeof ended)[number]) => number) =>
    ended.reduce((total, lane) => total + read(lane), 0);
  return {
    "kills of the server": counted.kills,
    "steps that a kill came between": counted.steps,
    "hand-offs, each step once and in order": sum(({ handoffs }) => handoffs),
    "mails and webhooks with a name, all after the release": sum(({ named }) => named),
  };
}

interface SiteRun extends Pick<HandoffKills, "deals"> {
  readonly count: (steps: number) => void;
  readonly databaseUrl: string | undefined;
}

async function killOneSite(kills: number, { count, deals, databaseUrl }: SiteRun) {
  return await withCleanup(async (use) => {
    const smtp = await startSmtpReceiver();
    use({ [Symbol.asyncDispose]: () => smtp.stop() });
    const program = await startHttpReceiver();
    use({ [Symbol.asyncDispose]: () => program.stop() });
    const variables = {
      SMTP_URL: smtp.url,
      SECRET: SITE_SECRET,
      WEBHOOK_ALLOW_PRIVATE: "on",
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const begun = Date.now();
    const site = use(await startSite({ hasDesk: true, variables, clockSpeed: CLOCK_SPEED }));
    // Sessions at the desk and signed messages end by the site's clock.
    const siteNow = () => begun + (Date.now() - begun) * CLOCK_SPEED;
    await publishLenders(site, program.url);
    const lane: Lane = { site, smtp, program, siteNow };

    const done = { handoffs: 0, named: 0 };
    let begunDeals = 0;
    const begin = () => beginDeal(lane, KINDS[begunDeals++ % KINDS.length] ?? MAILED_STEPS);
    async function end(deal: DealUnderWay) {
      done.named += await auditDeal(deal, lane);
      done.handoffs += 1;
    }

    const underWay: DealUnderWay[] = [];
    while (underWay.length < deals) underWay.push(await begin());
    // Each begins at a step of its own, so that a kill meets different ones.
    for (const [place, { steps }] of underWay.entries()) {
      for (const step of steps.splice(0, Math.floor((place * steps.length) / deals))) await settle(step);
    }
    for (let left = kills; left > 0; left -= 1) {
      const next = underWay.flatMap(({ steps }) => steps.splice(0, 1));
      await killDuring(site, next);
      count(next.length);
      for (const [place, deal] of underWay.entries()) {
        if (deal.steps.length > 0) continue;
        await end(deal);
        underWay[place] = await begin();
      }
    }
    await Promise.all(
      underWay.map(async (deal) => {
        for (const step of deal.steps) await settle(step);
        await end(deal);
      }),
    );
    return done;
  });
}

async function killDuring(site: Site, steps: readonly Step[]): Promise<void> {
  // Half of the kills hit the step, and half the mail or the webhook that it waits for.
  if (Math.random() < 0.5) await Promise.all(steps.map(({ ready }) => ready?.()));
  const sent = steps.map(({ send }) => send());
  await sleep(Math.random() * LONGEST_DELAY_MS);
  await site.end("SIGKILL");
  await site.start();
  await Promise.all(sent);
  await Promise.all(steps.map(settle));
}

/** Whatever the kill hit, the step is taken once: sent again, it is done or refused. */
async function settle({ name, send, isDone, repeated = [409, 422] }: Step): Promise<void> {
  if (!(await isDone())) {
    const status = await send();
    requirePromise(await isDone(), `${name} answers ${status} after a restart and is not stored`);
  }
  const again = await send();
  requirePromise(
    again !== undefined && repeated.includes(again),
    `${name} answers ${again} when it is repeated`,
  );
  requirePromise(await isDone(), `${name} is stored twice`);
}
