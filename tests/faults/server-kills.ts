import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "../setup/site/start-site.ts";
import { type Figures, type Kills, waitUntil, withCleanup } from "./fault-run.ts";
import { ALL_JOBS, auditLeads } from "./lead-audit.ts";
import { startLeadLoad } from "./lead-load.ts";

interface ServerKills extends Kills {
  /** Defaults to the embedded database. */
  readonly databaseUrl?: string;
}

const CLIENTS = 8;
/** Counted in leads, because a busy machine accepts none for a while. */
const LONGEST_LIFE = 30;
const LONGEST_DELAY_MS = 20;

/** Kills the server repeatedly, at random moments, while leads arrive. */
export async function killServer({ kills, databaseUrl, tell = () => {} }: ServerKills): Promise<Figures> {
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  // The worker has its own fault run; here it would only take time from storing.
  return await withCleanup(async (use) => {
    const site = use(await startSite({ variables: { ...ALL_JOBS, ...database, WORKER: "off" } }));
    const load = startLeadLoad(site.url, { clients: CLIENTS });
    for (let kill = 1; kill <= kills; kill += 1) {
      await load.repeatOne();
      const enough = load.acknowledged.size + Math.ceil(Math.random() * LONGEST_LIFE);
      await waitUntil(() => load.acknowledged.size >= enough, {
        within: 60_000,
        otherwise: "no lead is accepted after a restart",
      });
      await sleep(Math.random() * LONGEST_DELAY_MS);
      await site.end("SIGKILL");
      await site.start();
      if (kill % 25 === 0) tell(`${kill} of ${kills} kills, ${load.acknowledged.size} leads`);
    }
    await load.finish();
    return {
      "kills of the server": kills,
      ...(await auditLeads(site.databaseUrl, load.acknowledged)),
      "requests without a response, because the server was killed or not up yet":
        load.answers.get("cut off") ?? 0,
      "leads stored although the response was lost, recognized when sent again": load.answers.get("200") ?? 0,
    };
  });
}
