import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { ReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { createTarDecoder, createTarPacker } from "modern-tar";
import { flushFolder } from "../flush.ts";
import { isSealed, SealFailure, seal, unseal } from "./sealing.ts";

export interface ArchiveFile {
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds since 1970; tar stores whole seconds. */
  readonly modifiedAt: number;
  readonly content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

export interface WriteOptions {
  /** Undefined: the archive is not encrypted. */
  readonly passphrase: string | undefined;
}

export interface ExtractOptions {
  readonly passphrase: string | undefined;
  /** Where to write a file of this name. Throws for a name that does not belong into the archive. */
  locate(name: string): string;
}

/** The last file of every archive. `sha256sum --check SHA256SUMS` verifies the others after `tar` has unpacked them. */
const CHECKSUMS = "SHA256SUMS";
const PIECE_BYTES = 1024 * 1024;

/**
 * Writes the files as a compressed tar archive, encrypted if there is a passphrase. Streams, so the size of the files
 * does not matter. The name `target` appears only when the archive is complete and on disk. Returns its size.
 */
export async function writeArchive(
  target: string,
  files: AsyncIterable<ArchiveFile>,
  { passphrase }: WriteOptions,
): Promise<number> {
  const draft = `${target}.part`;
  await rm(draft, { force: true });
  const output = () => createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true });
  try {
    if (passphrase === undefined) await pipeline(packFiles(files), createGzip(), output());
    else {
      await pipeline(
        packFiles(files),
        createGzip(),
        (source: AsyncIterable<Buffer>) => seal(source, passphrase),
        output(),
      );
    }
    const { size } = await stat(draft);
    await rename(draft, target);
    await flushFolder(path.dirname(target));
    return size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes the archive's files where `locate` says, and rejects unless every one has its checksum. Returns their names. */
export async function extractArchive(file: string, options: ExtractOptions): Promise<readonly string[]> {
  const sums = new Map<string, string>();
  let expected: string | undefined;
  try {
    const { readable: entries, writable } = createTarDecoder({ strict: true });
    const compressed = await openCompressed(file, options.passphrase);
    // Whoever reads the entries gets the error.
    void pipeline(compressed, createGunzip(), writable).catch(() => {});
    for await (const { header, body } of entries) {
      const { name, mtime, type } = header;
      if (type !== "file") throw new Error(`${name} is not a file but a ${type}`);
      if (name === CHECKSUMS) expected = await text(body);
      else sums.set(name, await writeFile(options.locate(name), mtime, body));
    }
  } catch (cause) {
    if (cause instanceof SealFailure || isDiskFull(cause)) throw cause;
    throw new Error(`${file} is damaged, or is not a backup of this site.`, { cause });
  }
  if (expected !== formatSums(sums)) throw new Error(`${file} is damaged: its checksums differ.`);
  return [...sums.keys()];
}

/** True if the disk, a quota or a limit of the process left no room for what was to be written. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  const isFull = ["ENOSPC", "EDQUOT", "EFBIG"].includes(String(code));
  // SQLite reports it as SQLITE_FULL.
  return isFull || ("errcode" in error && error.errcode === 13) || isDiskFull(error.cause);
}

/** The tar archive of the files. It is packed as fast as somebody reads it. */
function packFiles(files: AsyncIterable<ArchiveFile>): AsyncIterable<Uint8Array> {
  const { readable, controller } = createTarPacker();
  addAll().catch((error: unknown) => controller.error(error));
  return readable;

  async function addAll(): Promise<void> {
    const sums = new Map<string, string>();
    for await (const file of files) sums.set(file.name, await add(file));
    const content = Buffer.from(formatSums(sums));
    await add({ name: CHECKSUMS, bytes: content.length, modifiedAt: 0, content: [content] });
    controller.finalize();
  }

  async function add(file: ArchiveFile): Promise<string> {
    const { name, bytes, modifiedAt } = file;
    const hash = createHash("sha256");
    const entry = controller.add({ name, size: bytes, mtime: new Date(modifiedAt), mode: 0o600 });
    await ReadableStream.from(hashPieces(readUnchanged(file), hash)).pipeTo(entry);
    return hash.digest("hex");
  }
}

async function* readUnchanged({ name, bytes, content }: ArchiveFile): AsyncGenerator<Buffer> {
  let copied = 0;
  for await (const piece of content) {
    copied += piece.length;
    if (copied > bytes) break;
    yield piece;
  }
  if (copied !== bytes) throw new Error(`${name} changed while it was copied`);
}

async function* hashPieces<Piece extends Uint8Array>(
  pieces: AsyncIterable<Piece> | Iterable<Piece>,
  hash: Hash,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

function formatSums(sums: ReadonlyMap<string, string>): string {
  return [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join("");
}

async function openCompressed(file: string, passphrase: string | undefined): Promise<AsyncIterable<Buffer>> {
  if (!(await isSealed(file))) return createReadStream(file);
  if (passphrase === undefined) {
    throw new SealFailure(`${file} is encrypted. Set BACKUP_PASSPHRASE to its passphrase.`);
  }
  return await unseal(file, passphrase);
}

async function writeFile(
  file: string,
  modifiedAt: Date | undefined,
  content: AsyncIterable<Uint8Array>,
): Promise<string> {
  const hash = createHash("sha256");
  const options = { mode: 0o600, flags: "wx", flush: true, highWaterMark: PIECE_BYTES };
  await pipeline(hashPieces(content, hash), createWriteStream(file, options));
  if (modifiedAt) await utimes(file, modifiedAt, modifiedAt);
  return hash.digest("hex");
}
