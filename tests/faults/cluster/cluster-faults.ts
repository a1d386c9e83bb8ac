import { setTimeout as sleep } from "node:timers/promises";
import type { Site } from "../../setup/site/start-site.ts";
import { requirePromise, waitUntil } from "../fault-run.ts";
import type { LeadLoad } from "../lead-load.ts";
import type { DatabaseCluster } from "./database-cluster.ts";
import type { Machine } from "./machines.ts";

export interface Stage {
  readonly cluster: DatabaseCluster;
  readonly sites: readonly [Site, Site];
  readonly load: LeadLoad;
}

export interface ClusterFault {
  readonly name: string;
  readonly times: number;
  /** Nobody can acknowledge a lead while it lasts, so its length is not judged. */
  readonly stopsWriting?: true;
  /** Breaks something, and brings it back. */
  run(stage: Stage): Promise<void>;
}

const FROZEN_MS = 45_000;
const CUT_MS = 20_000;
const LOST_MS = 15_000;
const SHORT_MS = 5_000;

/** In turn, with visitors all the time. */
export const CLUSTER_FAULTS: readonly ClusterFault[] = [
  {
    name: "the leader's machine is killed",
    times: 20,
    async run({ cluster, load }) {
      const { leader } = await cluster.settle();
      leader.signal("SIGKILL");
      await waitForLead(load);
      cluster.boot(leader);
    },
  },
  {
    name: "the leader's Patroni hangs for 45 s while its PostgreSQL lives on",
    times: 5,
    async run({ cluster }) {
      const { leader } = await cluster.settle();
      leader.signal("SIGSTOP", "patroni");
      await sleep(FROZEN_MS);
      leader.signal("SIGCONT", "patroni");
    },
  },
  {
    name: "no packet passes between the leader and its synchronous replica for 20 s",
    times: 3,
    async run({ cluster }) {
      const { leader, synchronous } = await cluster.settle();
      requirePromise(synchronous !== undefined, "no replica is synchronous");
      await cutFor(CUT_MS, cluster, [leader, synchronous]);
    },
  },
  {
    name: "no packet passes between the leader and both others for 20 s",
    times: 2,
    async run({ cluster }) {
      const { leader, replicas } = await cluster.settle();
      for (const replica of replicas) cluster.machines.cut(leader, replica);
      await sleep(CUT_MS);
      for (const replica of replicas) cluster.machines.mend(leader, replica);
    },
  },
  {
    name: "the machine of the synchronous replica is killed",
    times: 3,
    async run({ cluster, load }) {
      const { synchronous } = await cluster.settle();
      requirePromise(synchronous !== undefined, "no replica is synchronous");
      synchronous.signal("SIGKILL");
      await waitForLead(load);
      cluster.boot(synchronous);
    },
  },
  {
    name: "both replicas' machines are killed",
    times: 2,
    stopsWriting: true,
    async run({ cluster, load }) {
      const { replicas } = await cluster.settle();
      await expectNoLead(load, async () => {
        for (const replica of replicas) replica.signal("SIGKILL");
      });
      for (const replica of replicas) cluster.boot(replica);
    },
  },
  {
    name: "both replicas' PostgreSQL are killed, and the machines stay",
    times: 2,
    stopsWriting: true,
    async run({ cluster, load }) {
      const { replicas } = await cluster.settle();
      await expectNoLead(load, async () => {
        for (const replica of replicas) {
          replica.signal("SIGKILL", "patroni");
          replica.signal("SIGKILL", "postgres");
        }
      });
      for (const replica of replicas) {
        replica.signal("SIGKILL");
        cluster.boot(replica);
      }
    },
  },
  {
    name: "the etcd of the leader's machine is killed",
    times: 3,
    async run({ cluster }) {
      const { leader } = await cluster.settle();
      leader.signal("SIGKILL", "etcd");
      await sleep(SHORT_MS);
      cluster.startEtcd(leader);
    },
  },
  {
    name: "HAProxy is restarted",
    times: 3,
    run: ({ cluster }) => cluster.restartProxy(),
  },
  {
    name: "a process of the site is killed",
    times: 4,
    async run({ sites, load }) {
      const site = sites[Math.floor(Math.random() * sites.length)] ?? sites[0];
      await site.end("SIGKILL");
      await waitForLead(load);
      await site.start();
    },
  },
  {
    name: "everything is restarted, one after the other",
    times: 1,
    async run({ cluster, sites }) {
      for (const machine of cluster.machines.list) {
        machine.signal("SIGTERM");
        await waitUntil(() => machine.signal("SIGTERM") === 0, {
          within: 30_000,
          otherwise: `${machine.name} does not shut down`,
        });
        cluster.boot(machine);
        await cluster.settle();
      }
      for (const site of sites) {
        await site.end();
        await site.start();
      }
    },
  },
];

async function cutFor(milliseconds: number, { machines }: DatabaseCluster, [one, other]: [Machine, Machine]) {
  machines.cut(one, other);
  await sleep(milliseconds);
  machines.mend(one, other);
}

async function waitForLead({ acknowledged }: LeadLoad): Promise<void> {
  const before = acknowledged.size;
  await waitUntil(() => acknowledged.size > before + 1, {
    within: 60_000,
    otherwise: "no lead is accepted",
  });
}

/** While only one machine is left, leads are refused with 503, and not one is acknowledged. */
async function expectNoLead({ acknowledged, answers }: LeadLoad, take: () => Promise<void>): Promise<void> {
  await take();
  // What had reached two machines before the fault may still be acknowledged.
  await sleep(SHORT_MS);
  const [before, refused] = [acknowledged.size, answers.get("503") ?? 0];
  await waitUntil(() => (answers.get("503") ?? 0) > refused, {
    within: 60_000,
    otherwise: "nobody is told that leads are not accepted",
  });
  await sleep(LOST_MS);
  requirePromise(acknowledged.size === before, "a lead is acknowledged that only one machine has");
}
