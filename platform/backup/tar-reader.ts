import { buffer } from "node:stream/consumers";
import { paddingAfter, parseTarHeader, TAR_BLOCK, type TarEntry } from "./tar.ts";

export interface ReadEntry {
  readonly entry: TarEntry;
  /** Read it to its end before the next entry. */
  readonly content: AsyncIterable<Buffer>;
}

export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  /** Resolves to between one byte and `most` bytes. */
  async function readSome(most: number): Promise<Buffer> {
    while (rest.length === 0) {
      const { done, value } = await pieces.next();
      if (done) throw new Error("The archive ends too early");
      rest = value;
    }
    const some = rest.subarray(0, most);
    rest = rest.subarray(some.length);
    return some;
  }

  async function* readContent(bytes: number): AsyncGenerator<Buffer> {
    for (let missing = bytes; missing > 0; ) {
      const piece = await readSome(missing);
      missing -= piece.length;
      yield piece;
    }
  }

  const readExactly = (bytes: number) => buffer(readContent(bytes));

  for (;;) {
    const entry = parseTarHeader(await readExactly(TAR_BLOCK));
    if (entry === undefined) break;
    yield { entry, content: readContent(entry.bytes) };
    await readExactly(paddingAfter(entry.bytes));
  } // Read on to the end: only there does a compressed source find out that it was cut off.
  while (!(await pieces.next()).done);
}
