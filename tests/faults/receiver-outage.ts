import { setTimeout as sleep } from "node:timers/promises";
import { withSiteDatabase } from "../setup/database/site-database.ts";
import { findFreePort } from "../setup/free-port.ts";
import { startSite } from "../setup/site/start-site.ts";
import {
  auditDeliveries,
  DELIVERY_CLOCK,
  deliverTo,
  startReceivers,
  waitForDeliveries,
} from "./delivery-audit.ts";
import { type Figures, requirePromise, waitUntil, withCleanup } from "./fault-run.ts";
import { auditLeads, JOB_KINDS } from "./lead-audit.ts";
import { startLeadLoad } from "./lead-load.ts";

const CLIENTS = 4;

/** Leads arrive while the receivers are down; then the receivers refuse; then they accept. */
export async function runReceiverOutage(leadsPerClient: number): Promise<Figures> {
  const ports = { smtp: await findFreePort(), hook: await findFreePort() };
  const addresses = {
    smtp: { url: `smtp://127.0.0.1:${ports.smtp}` },
    hook: { url: `http://127.0.0.1:${ports.hook}/hook` },
  };
  return await withCleanup(async (use) => {
    const site = use(await startSite({ variables: deliverTo(addresses), clockSpeed: DELIVERY_CLOCK }));
    const load = startLeadLoad(site.url, { clients: CLIENTS, leadsPerClient });
    await load.finish();
    const leads = load.acknowledged.size;
    await waitUntil(async () => (await countAttempts(site.databaseUrl)).least >= 1, {
      within: 60_000,
      otherwise: "not every delivery is tried",
    });
    const receivers = use(await startReceivers(ports));
    const { smtp, hook } = receivers;
    smtp.refuse("DATA", 451);
    hook.answerWith(503);
    await waitUntil(() => hook.posts.length > 0, { within: 60_000, otherwise: "nothing is tried again" });
    await sleep(500);
    const refused = hook.posts.length;
    smtp.refuse("DATA", undefined);
    hook.answerWith(204);
    await waitForDeliveries(site.databaseUrl, leads, 180_000);
    const { total } = await countAttempts(site.databaseUrl);
    await site.end("SIGKILL");
    await auditLeads(site.databaseUrl, load.acknowledged);
    // The webhook receiver also recorded the posts it refused. Apart from those, each delivery must have arrived once.
    const taken = { smtp, hook: { ...hook, posts: hook.posts.slice(refused) } };
    const figures = await auditDeliveries(site.databaseUrl, taken);
    const received = taken.smtp.mails.length + taken.hook.posts.length;
    const extra = received - leads * JOB_KINDS.length;
    requirePromise(extra === 0, `${extra} deliveries came more than once`);
    return { "leads while both receivers were down": leads, attempts: total, ...figures };
  });
}

async function countAttempts(databaseUrl: string): Promise<{ least: number; total: number }> {
  return await withSiteDatabase(databaseUrl, async ({ db }) => {
    const attempts = (await db.selectFrom("outbox_jobs").select("attempts").execute()).map(
      (job) => job.attempts,
    );
    return { least: Math.min(...attempts), total: attempts.reduce((sum, count) => sum + count, 0) };
  });
}
