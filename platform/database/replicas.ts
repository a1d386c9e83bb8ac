import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import type { Database } from "./database.ts";

/** Another server that follows this one. */
export interface Replica {
  readonly name: string;
  /** A commit is acknowledged only when it is on this server's disk, too. */
  readonly isSynchronous: boolean;
  /** What is not on its disk yet. */
  readonly behindBytes: number;
}

export interface Replication {
  /** The server that takes writes. Empty for one that is reached without a network. */
  readonly leader: string;
  /** True if a commit waits for another server, even while there is none. */
  readonly isSynchronous: boolean;
  /** Undefined if there are some, but the role of the site may not look at them: it lacks `pg_monitor`. */
  readonly replicas: readonly Replica[] | undefined;
}

/** Undefined on SQLite. */
export async function readReplication<Schema>(database: Database<Schema>): Promise<Replication | undefined> {
  if (database.dialect !== "postgres") return undefined;
  const { rows: servers } = await sql<{ leader: string | null; names: string }>`
    select host(inet_server_addr()) as leader, current_setting('synchronous_standby_names') as names
  `.execute(database.db);
  // Others than members of pg_read_all_stats, to which pg_monitor belongs, see NULL in all these columns.
  const { rows } = await sql<{ name: string; state: string | null; behind: number | null }>`
    select application_name as name, sync_state as state,
      pg_wal_lsn_diff(pg_current_wal_lsn(), flush_lsn)::bigint as behind
    from pg_stat_replication order by application_name
  `.execute(database.db);
  return {
    leader: servers[0]?.leader ?? "",
    isSynchronous: Boolean(servers[0]?.names),
    replicas: rows.some(({ state }) => state === null)
      ? undefined
      : rows.map(({ name, state, behind }) => ({
          name,
          isSynchronous: state === "sync" || state === "quorum",
          behindBytes: behind ?? 0,
        })),
  };
}

interface ReplicaMetrics<Schema> {
  readonly registry: Registry;
  readonly database: Database<Schema>;
  readonly onError: (error: unknown) => void;
}

/** How many servers follow the leader, and how far behind each is. On SQLite there are none to measure. */
export function measureReplicas<Schema>({ registry, database, onError }: ReplicaMetrics<Schema>): void {
  if (database.dialect !== "postgres") return;
  const read = async () => {
    try {
      return (await readReplication(database))?.replicas;
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
  new Gauge({
    name: "database_synchronous_replicas",
    help: "Servers that have every acknowledged commit besides the leader",
    registers: [registry],
    async collect() {
      const replicas = await read();
      this.set(replicas?.filter(({ isSynchronous }) => isSynchronous).length ?? Number.NaN);
    },
  });
  new Gauge({
    name: "database_replica_behind_bytes",
    help: "What is not on a replica's disk yet",
    labelNames: ["replica"],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name, behindBytes } of (await read()) ?? []) this.set({ replica: name }, behindBytes);
    },
  });
}
