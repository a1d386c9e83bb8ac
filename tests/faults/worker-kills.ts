import { startSite } from "../setup/site/start-site.ts";
import {
  auditDeliveries,
  deliverTo,
  receivedIds,
  startReceivers,
  waitForDeliveries,
} from "./delivery-audit.ts";
import { type Figures, type Kills, requirePromise, waitUntil, withCleanup } from "./fault-run.ts";
import { auditLeads } from "./lead-audit.ts";
import { type LeadLoad, startLeadLoad } from "./lead-load.ts";

/** Three jobs each: enough to keep the worker busy when it dies. */
const LEADS_PER_LIFE = { clients: 2, leadsPerClient: 3 };
const MOST_DELIVERIES = 12;
/** Slow enough that a two-minute lease never expires under a living worker, however busy the machine is. */
const CLOCK_SPEED = 15;

/** Kills the process in the middle of deliveries to real receivers. */
export async function killWorker({ kills, tell = () => {} }: Kills): Promise<Figures> {
  return await withCleanup(async (use) => {
    const receivers = use(await startReceivers());
    const site = use(await startSite({ variables: deliverTo(receivers), clockSpeed: CLOCK_SPEED }));
    const loads: LeadLoad[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      const before = receivedIds(receivers).length;
      const enough = 1 + Math.floor(Math.random() * MOST_DELIVERIES);
      loads.push(startLeadLoad(site.url, LEADS_PER_LIFE));
      await waitUntil(() => receivedIds(receivers).length >= before + enough, {
        within: 60_000,
        otherwise: "nothing is delivered after a restart",
      });
      await site.end("SIGKILL");
      await site.start();
      if (kill % 10 === 0) tell(`${kill} of ${kills} kills, ${receivedIds(receivers).length} deliveries`);
    }
    await Promise.all(loads.map((load) => load.finish()));
    const acknowledged = new Map(loads.flatMap((load) => [...load.acknowledged]));
    await waitForDeliveries(site.databaseUrl, acknowledged.size, 180_000);
    await site.end("SIGKILL");
    const leads = await auditLeads(site.databaseUrl, acknowledged);
    const deliveries = await auditDeliveries(site.databaseUrl, receivers);
    const duplicates = receivedIds(receivers).length - new Set(receivedIds(receivers)).size;
    requirePromise(duplicates <= kills, `${duplicates} deliveries are repeated after ${kills} kills`);
    return {
      "kills of the worker": kills,
      ...leads,
      ...deliveries,
      "repeated per kill": (duplicates / kills).toFixed(2),
    };
  });
}
