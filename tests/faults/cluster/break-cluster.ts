import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { withSiteDatabase } from "../../setup/database/site-database.ts";
import { startDeskSession } from "../../setup/desk-session.ts";
import { findFreePort } from "../../setup/free-port.ts";
import { proxyTo, startNginx, withoutLimits } from "../../setup/nginx.ts";
import { startSite } from "../../setup/site/start-site.ts";
import { auditDeliveries, deliverTo, startReceivers, waitForDeliveries } from "../delivery-audit.ts";
import { auditDeskWork, startDeskWork } from "../desk-kills.ts";
import { type Figures, type LongRunOptions, requirePromise, withCleanup } from "../fault-run.ts";
import { auditLeads } from "../lead-audit.ts";
import { startLeadLoad } from "../lead-load.ts";
import { CLUSTER_FAULTS, type ClusterFault, type Stage } from "./cluster-faults.ts";
import { startDatabaseCluster } from "./database-cluster.ts";
import { type Interruptions, watchInterruptions } from "./interruptions.ts";
import { startReaders } from "./readers.ts";

const CLIENTS = 4;
/** The mails and webhooks of all leads have to be sent, too. */
const PAUSE_MS = 400;
const LONGEST_INTERRUPTION_MS = 30_000;
const DELIVERED_WITHIN_MS = 600_000;

/** Two processes of the site behind nginx, on three machines with the database: each fault in turn, with visitors all the time. */
export async function breakCluster({ tell }: Pick<LongRunOptions, "tell">): Promise<Figures> {
  return await withCleanup(async (use) => {
    const cluster = use(await startDatabaseCluster());
    tell("three machines agree");
    const receivers = use(await startReceivers());
    const data = use(mkdtempDisposableSync(path.join(tmpdir(), "cluster-site-")));
    const start = async () =>
      use(
        await startSite({
          isBuilt: true,
          hasDesk: true,
          dataFolder: data.path,
          variables: {
            ...deliverTo(receivers),
            DATABASE_URL: cluster.url,
            CLUSTER: "required",
            TRUST_PROXY: "1",
          },
        }),
      );
    // One after the other: the first creates the tables.
    const sites = [await start(), await start()] as const;
    const port = await findFreePort();
    const proxy = proxyTo(
      sites.map((site) => site.port),
      port,
    );
    use(await startNginx({ http: (folder) => withoutLimits(proxy(folder)), port }));
    const url = `http://127.0.0.1:${port}`;

    const first = startLeadLoad(url, { clients: CLIENTS, leadsPerClient: 1 });
    await first.finish();
    const references = [...first.acknowledged.values()];
    const cookie = `desk=${await startDeskSession(cluster.url)}`;
    const desk = startDeskWork(sites[0].deskUrl, {
      cookie,
      references,
      revisionOf: (reference) => readRevision(cluster.url, reference),
    });
    const load = startLeadLoad(url, { clients: CLIENTS, pauseMs: PAUSE_MS });
    const readers = startReaders(url);
    const interruptions = use(watchInterruptions(load));
    const stage: Stage = { cluster, sites, load };
    for (const fault of CLUSTER_FAULTS) await repeat(fault, stage, { interruptions, tell });

    await desk.finish();
    await load.finish();
    const failures = await readers.finish();
    requirePromise(failures.length === 0, `reading was interrupted: ${failures.slice(0, 5).join(", ")}`);
    const acknowledged = new Map([...first.acknowledged, ...load.acknowledged]);
    await waitForDeliveries(cluster.url, acknowledged.size, DELIVERED_WITHIN_MS);
    return {
      faults: CLUSTER_FAULTS.reduce((sum, { times }) => sum + times, 0),
      ...(await auditLeads(cluster.url, acknowledged)),
      ...(await auditDeliveries(cluster.url, receivers)),
      ...(await auditDeskWork(cluster.url, desk.acknowledged)),
      "503 with Retry-After": load.answers.get("503") ?? 0,
      "leads recognized when sent again": load.answers.get("200") ?? 0,
      "without an acknowledgement, middle and worst, s": interruptions.summarize(),
      "pages read, none refused": readers.read(),
      "slowest page, s": (readers.slowest() / 1000).toFixed(1),
    };
  });
}

interface Watch {
  readonly interruptions: Interruptions;
  readonly tell: (progress: string) => void;
}

async function repeat(fault: ClusterFault, stage: Stage, { interruptions, tell }: Watch): Promise<void> {
  const { cluster, load } = stage;
  for (let time = 1; time <= fault.times; time += 1) {
    await cluster.settle();
    await load.repeatOne();
    interruptions.begin();
    await fault.run(stage);
    await cluster.settle();
    const { longest } = interruptions;
    tell(
      `${fault.name}, ${time} of ${fault.times}: ${(longest / 1000).toFixed(1)} s, ${load.acknowledged.size} leads`,
    );
    if (fault.stopsWriting) continue;
    interruptions.end();
    requirePromise(
      longest < LONGEST_INTERRUPTION_MS,
      `${fault.name}: no lead was acknowledged for ${Math.round(longest / 1000)} s`,
    );
  }
}

/** What the desk's page would send back. Undefined while the database changes its leader. */
async function readRevision(databaseUrl: string, reference: string): Promise<number | undefined> {
  try {
    return await withSiteDatabase(databaseUrl, async ({ db }) => {
      const lead = db.selectFrom("leads").select("last_contact_at").where("reference", "=", reference);
      return (await lead.executeTakeFirstOrThrow()).last_contact_at;
    });
  } catch {
    return undefined;
  }
}
