import { randomInt } from "node:crypto";
import { budget } from "../setup/budget.ts";
import { sendBadRequests } from "./bad-requests.ts";
import { sendCanary } from "./canary.ts";
import { breakCluster } from "./cluster/break-cluster.ts";
import { killDesk } from "./desk-kills.ts";
import type { FaultRun, LongRun } from "./fault-run.ts";
import { countFlushes } from "./flushes.ts";
import { fillDisk } from "./full-disk.ts";
import { runGreedyClient } from "./greedy-client.ts";
import { killHandoffs, killHandoffsOnPostgres } from "./handoff/handoff-kills.ts";
import { interruptPostgres, killServerOnPostgres } from "./postgres-outages.ts";
import { runReceiverOutage } from "./receiver-outage.ts";
import { killServer } from "./server-kills.ts";
import { limitFileSize, mountSmallDisk } from "./small-disk.ts";
import { killWorker } from "./worker-kills.ts";

const isRoot = process.getuid?.() === 0;

/** Short in every `npm test`, with more of each in the proof; long in `npm run faults`. */
export const FAULT_RUNS: readonly FaultRun[] = [
  {
    name: "flushes",
    promise: "a lead is flushed to disk before it is acknowledged",
    short: () => countFlushes(budget(10, 100)),
    long: async () => [await countFlushes(1000)],
  },
  {
    name: "kills-sqlite",
    promise: "kills of the server lose no acknowledged lead, and leave none without consent record and jobs",
    short: () => killServer({ kills: budget(2, 25) }),
    long: async ({ tell }) => [await killServer({ kills: 500, tell })],
  },
  {
    name: "kills-postgres",
    promise: "kills of PostgreSQL lose no acknowledged lead, and the server goes on without a restart",
    short: () => interruptPostgres({ how: "kill", outages: budget(1, 5) }),
    long: async ({ tell }) => [
      await interruptPostgres({ how: "kill", outages: 50, tell }),
      await killServerOnPostgres({ kills: 50, tell }),
    ],
  },
  {
    name: "desk-kills",
    promise: "kills of the server lose no change made at the desk, and leave none without its audit entry",
    short: () => killDesk({ kills: budget(1, 15) }),
    long: async ({ tell }) => [await killDesk({ kills: 100, tell })],
  },
  {
    name: "handoff-kills",
    promise:
      "kills between the steps of a hand-off lose, double and reorder none, and no name leaves before its release",
    short: async () => ({
      ...(await killHandoffs({ kills: budget(20, 1000), deals: budget(2, 1) })),
      ...(await killHandoffsOnPostgres({ kills: budget(2, 100), deals: budget(2, 1) })),
    }),
    long: async ({ tell }) => [
      await killHandoffs({ kills: 1000, deals: 4, tell }),
      await killHandoffsOnPostgres({ kills: 100, deals: 4, tell }),
    ],
  },
  {
    name: "worker-kills",
    promise: "kills of the worker lose no delivery, and repeat at most one each, under the same id",
    short: () => killWorker({ kills: budget(1, 15) }),
    long: async ({ tell }) => [await killWorker({ kills: 100, tell })],
  },
  {
    name: "receivers",
    promise: "deliveries outlast receivers that are down, and arrive once",
    short: () => runReceiverOutage(budget(2, 25)),
    long: async () => [await runReceiverOutage(75)],
  },
  {
    name: "disk-full",
    promise: "a full disk means 503, never a false success, and no restart is needed once there is space",
    short: () => fillDisk(limitFileSize, budget(1, 5)),
    long: async () => [await fillDisk(isRoot ? mountSmallDisk : limitFileSize, 10)],
  },
  {
    name: "database-gone",
    promise: "a database that is away means 503, and no restart is needed once it is back",
    short: () => interruptPostgres({ how: "interrupt", outages: budget(1, 5) }),
    long: async ({ tell }) => [await interruptPostgres({ how: "interrupt", outages: 10, tell })],
  },
  {
    name: "bad-requests",
    promise: "bad requests get 4xx problems in JSON, never 5xx, and store nothing",
    // The same requests in every run.
    short: () => sendBadRequests(budget(100, 5_000), 1),
    long: async ({ tell, seed = randomInt(2 ** 31) }) => {
      tell(`from --seed ${seed}`);
      return [await sendBadRequests(10_000, seed)];
    },
  },
  {
    name: "canary",
    promise: "personal data is in no log, metric, address or error message",
    // PostgreSQL is the engine that quotes rows in its errors.
    short: () => sendCanary({ dialect: "postgres", isBuilt: false }),
    long: async () => [
      await sendCanary({ dialect: "postgres", isBuilt: true }),
      await sendCanary({ dialect: "sqlite", isBuilt: true }),
    ],
  },
  {
    name: "greedy-client",
    promise: "whatever one client asks for, pages come at once for others, and memory stays bounded",
    needsBuild: true,
    // Beside other tests, how long a response takes says nothing about the site.
    short: () => runGreedyClient({ milliseconds: budget(300, 3_000), memoryLimitMb: 400 }),
    long: async () => [
      await runGreedyClient({
        milliseconds: 10_000,
        memoryLimitMb: 300,
        page: { limitMs: 100, share: 0.99 },
      }),
    ],
  },
];

/** Only when named: half an hour, as root on Linux, with Patroni, etcd, HAProxy and nginx. */
export const NAMED_RUNS: readonly LongRun[] = [
  {
    name: "cluster",
    promise:
      "on three machines, no fault of one loses an acknowledged lead, and none stops leads for 30 seconds",
    long: async ({ tell }) => [await breakCluster({ tell })],
  },
];
