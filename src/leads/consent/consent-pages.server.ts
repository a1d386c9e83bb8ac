import { setImmediate } from "node:timers/promises";

/** All consent records, in their order: `read` reads some of those after a sequence number. */
export async function* readInOrder<Row extends { readonly sequence: number }>(
  read: (after: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let rows = await read(0);
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    yield rows;
    // SQLite reads block the process, which serves visitors in between.
    await setImmediate();
    rows = await read(last.sequence);
  }
}
