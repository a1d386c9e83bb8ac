import { Client } from "pg";

/** The number of WAL files a run needs. */
const LOG_FILES = 60;

/**
 * Brings a new server into the state of one that has run for a while. That one reuses its WAL files; a new server
 * creates each of them, 16 MB of zeros, when it needs it, and all commits wait meanwhile.
 */
export async function settlePostgres(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("alter system set min_wal_size = '2GB'");
    await client.query("alter system set max_wal_size = '4GB'");
    await client.query("select pg_reload_conf()");
    for (let count = 0; count < LOG_FILES; count += 1) {
      await client.query("select pg_logical_emit_message(false, 'settle', '-')");
      await client.query("select pg_switch_wal()");
    }
  });
  await recycleLog(url);
}

/** Recycles the WAL files filled since the last call. */
export async function recycleLog(url: string): Promise<void> {
  await withClient(url, (client) => client.query("checkpoint"));
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
