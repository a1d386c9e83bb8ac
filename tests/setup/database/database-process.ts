/**
 * A separate process that uses a database, to test what several or dying processes do to it.
 * - `migrate URL` prints the ids it applied as JSON.
 * - `increment URL` adds 1 to the counter, 20 times.
 * - `append URL BATCH` prints the number of each row once it is committed, and does not end by itself.
 */
import { writeSync } from "node:fs";
import { openDatabase } from "../../../platform/database/database.ts";
import { incrementCounter, NOTES_MIGRATIONS, type NotesSchema } from "./notes-schema.ts";

const [task, url, batch = ""] = process.argv.slice(2);
const options = { file: "", migrations: NOTES_MIGRATIONS, now: Date.now };
const database = await openDatabase<NotesSchema>(url, options);

async function appendForever(): Promise<never> {
  for (let row = 0; ; row += 1) {
    const note = { id: `${batch}-${row}`, batch, written_at: Date.now() };
    await database.transaction((transaction) => transaction.insertInto("notes").values(note).execute());
    writeSync(1, `${row}\n`);
  }
}

switch (task) {
  case "migrate":
    writeSync(1, JSON.stringify(await database.migrate()));
    break;
  case "increment":
    for (let count = 0; count < 20; count += 1) await incrementCounter(database);
    break;
  case "append":
    await appendForever();
    break;
  default:
    throw new Error(`Unknown task ${task}`);
}
await database.close();
