import { buffer } from "node:stream/consumers";

/** Headers of the POSIX tar format ("ustar"), so that `tar` can open what this site writes. */
export interface TarEntry {
  /** At most 100 ASCII characters. */
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds since 1970; tar stores whole seconds. */
  readonly modifiedAt: number;
}

const TAR_BLOCK = 512;
/** Two empty blocks end an archive. */
export const TAR_END = Buffer.alloc(2 * TAR_BLOCK);

const NAME = { at: 0, length: 100 };
const MODE = { at: 100, length: 8 };
const SIZE = { at: 124, length: 12 };
const MODIFIED = { at: 136, length: 12 };
const CHECKSUM = { at: 148, length: 8 };
const MAGIC = { at: 257, text: "ustar\u000000" };
const REGULAR_FILE = "0";
/** Sizes beyond eleven octal digits are stored in binary, as GNU tar and BSD tar do. */
const MAX_OCTAL_SIZE = 0o77777777777;
const BINARY_SIZE = 0x80;

export function formatTarHeader({ name, bytes, modifiedAt }: TarEntry): Buffer {
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error(`${name} cannot be a name in a tar file`);
  const header = Buffer.alloc(TAR_BLOCK);
  header.write(name, NAME.at);
  writeOctal(header, MODE, 0o600);
  writeOctal(header, { at: 108, length: 8 }, 0);
  writeOctal(header, { at: 116, length: 8 }, 0);
  if (bytes > MAX_OCTAL_SIZE) {
    header[SIZE.at] = BINARY_SIZE;
    header.writeBigUInt64BE(BigInt(bytes), SIZE.at + 4);
  } else {
    writeOctal(header, SIZE, bytes);
  }
  writeOctal(header, MODIFIED, Math.floor(modifiedAt / 1000));
  header.write(REGULAR_FILE, 156);
  header.write(MAGIC.text, MAGIC.at, "latin1");
  writeOctal(header, { ...CHECKSUM, length: 7 }, sumOf(header));
  return header;
}

/** Undefined for the empty block that ends an archive. */
export function parseTarHeader(header: Buffer): TarEntry | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  if (readOctal(header, CHECKSUM) !== sumOf(header)) throw new Error("The archive is damaged");
  return {
    name: readText(header, NAME),
    bytes:
      header[SIZE.at] === BINARY_SIZE ? Number(header.readBigUInt64BE(SIZE.at + 4)) : readOctal(header, SIZE),
    modifiedAt: readOctal(header, MODIFIED) * 1000,
  };
}

/** Content is filled up to whole blocks. */
export function paddingAfter(bytes: number): number {
  return (TAR_BLOCK - (bytes % TAR_BLOCK)) % TAR_BLOCK;
}

interface Field {
  readonly at: number;
  readonly length: number;
}

function writeOctal(header: Buffer, { at, length }: Field, value: number): void {
  header.write(value.toString(8).padStart(length - 1, "0"), at);
}

function readOctal(header: Buffer, field: Field): number {
  return Number.parseInt(readText(header, field).trim() || "0", 8);
}

function readText(header: Buffer, { at, length }: Field): string {
  return header.toString("latin1", at, at + length).replace(/\0.*/s, "");
}

/** Sum of all bytes, with the checksum's own field counted as spaces. */
function sumOf(header: Buffer): number {
  return header.reduce((sum, byte, index) => sum + (isInChecksum(index) ? 0x20 : byte), 0);
}

function isInChecksum(index: number): boolean {
  return index >= CHECKSUM.at && index < CHECKSUM.at + CHECKSUM.length;
}

interface ReadEntry {
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
