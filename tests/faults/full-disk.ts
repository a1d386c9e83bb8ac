import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "../setup/site/start-site.ts";
import { type Figures, requirePromise, waitUntil, withCleanup } from "./fault-run.ts";
import { ALL_JOBS, auditLeads } from "./lead-audit.ts";
import { startLeadLoad } from "./lead-load.ts";
import type { SmallDisk } from "./small-disk.ts";

const CLIENTS = 4;
const LEADS_BETWEEN = 20;
const FULL_MS = 500;

/** The embedded database's disk fills up under load, several times, and gets space again. */
export async function fillDisk(prepareDisk: () => SmallDisk, times: number): Promise<Figures> {
  return await withCleanup(async (use) => {
    const disk = use(prepareDisk());
    // Without a worker: mail written to the same disk would take the space of the leads.
    const site = use(
      await startSite({
        dataFolder: disk.folder,
        variables: { ...ALL_JOBS, WORKER: "off" },
        // Log through a pipe: a limit on the size of files would apply to a log file too.
        wrap: (command) => ["bash", "-c", 'exec "$0" "$@" > >(cat) 2>&1', ...command],
      }),
    );
    const pid = site.pid();
    requirePromise(pid !== undefined, "the server does not run");
    const load = startLeadLoad(site.url, { clients: CLIENTS });
    const countRefused = () => load.answers.get("503") ?? 0;
    for (let time = 0; time < times; time += 1) {
      const accepted = load.acknowledged.size;
      await waitUntil(() => load.acknowledged.size >= accepted + LEADS_BETWEEN, {
        within: 60_000,
        otherwise: "no lead is accepted although there is space",
      });
      const refused = countRefused();
      disk.fill(pid);
      await waitUntil(() => countRefused() >= refused + CLIENTS, {
        within: 60_000,
        otherwise: "no lead is refused although the disk is full",
      });
      await sleep(FULL_MS);
      disk.free(pid);
    }
    await load.finish();
    requirePromise(site.pid() === pid, "the server did not live through it");
    const figures = await auditLeads(site.databaseUrl, load.acknowledged);
    return {
      disk: disk.how,
      "times it was full": times,
      "restarts of the server": 0,
      "503 with Retry-After": countRefused(),
      ...figures,
    };
  });
}
