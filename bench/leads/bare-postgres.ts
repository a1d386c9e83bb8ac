import { randomUUID } from "node:crypto";
import { Client } from "pg";
import {
  type BareLead,
  FIND_LAST,
  findKey,
  insertInto,
  type Row,
  readLead,
  TABLES,
  varyLead,
} from "./bare-lead.ts";
import { repeatFor, type Sample } from "./sample.ts";

const mark = (position: number) => `$${position}`;

/** The same number of connections as the site. */
const CONNECTIONS = 10;
/** The lock under which the site chains consent records. */
const HOLD_LOCK = "select pg_advisory_xact_lock(hashtextextended('consent-chain', 0))";

/** The transaction of a lead with named prepared statements, on several connections at once. */
export async function storeOnPostgres(url: string, milliseconds: number): Promise<Sample> {
  const clients = Array.from({ length: CONNECTIONS }, () => new Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  try {
    const [reader] = clients;
    if (reader === undefined) throw new Error("No connection");
    const sample = await readLead(
      async (table): Promise<Row> => (await reader.query(`select * from ${table} limit 1`)).rows[0],
    );
    return await repeatFor(milliseconds, CONNECTIONS, async (worker) => {
      const client = clients[worker];
      if (client !== undefined) await storeLead(client, sample);
    });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function storeLead(client: Client, sample: BareLead): Promise<void> {
  await client.query("begin");
  await client.query({ name: "lock", text: HOLD_LOCK });
  await client.query({ name: "find", text: findKey(mark), values: [randomUUID(), 0] });
  const { rows } = await client.query({ name: "last", text: FIND_LAST });
  const lead = varyLead(sample, Number(rows[0]?.sequence) + 1, String(rows[0]?.hash));
  for (const table of TABLES) {
    const row = lead[table];
    await client.query({ name: table, text: insertInto(table, row, mark), values: Object.values(row) });
  }
  await client.query("commit");
}
