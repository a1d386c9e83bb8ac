import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { flushFolder } from "../flush.ts";
import { isSealed, SealFailure, seal, unseal } from "./sealing.ts";
import { formatTarHeader, paddingAfter, readTar, TAR_END, type TarEntry } from "./tar.ts";

export interface ArchiveFile extends TarEntry {
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
    for await (const { entry, content } of readTar(await openArchive(file, options.passphrase))) {
      if (entry.name === CHECKSUMS) {
        expected = await text(content);
      } else {
        sums.set(entry.name, await writeFile(options.locate(entry.name), entry, content));
      }
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

async function* packFiles(files: AsyncIterable<ArchiveFile>): AsyncGenerator<Buffer> {
  const sums = new Map<string, string>();
  for await (const file of files) {
    const hash = createHash("sha256");
    yield formatTarHeader(file);
    let bytes = 0;
    for await (const piece of file.content) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
    if (bytes !== file.bytes) throw new Error(`${file.name} changed while it was copied`);
    yield Buffer.alloc(paddingAfter(bytes));
    sums.set(file.name, hash.digest("hex"));
  }
  const content = Buffer.from(formatSums(sums));
  yield formatTarHeader({ name: CHECKSUMS, bytes: content.length, modifiedAt: 0 });
  yield content;
  yield Buffer.alloc(paddingAfter(content.length));
  yield TAR_END;
}

function formatSums(sums: ReadonlyMap<string, string>): string {
  return [...sums].map(([name, sum]) => `${sum}  ${name}\n`).join("");
}

async function openArchive(file: string, passphrase: string | undefined): Promise<AsyncIterable<Buffer>> {
  const gunzip = createGunzip();
  if (!(await isSealed(file))) {
    // Whoever reads from gunzip gets the error.
    void pipeline(createReadStream(file), gunzip).catch(() => {});
    return gunzip;
  }
  if (passphrase === undefined) {
    throw new SealFailure(`${file} is encrypted. Set BACKUP_PASSPHRASE to its passphrase.`);
  }
  void pipeline(await unseal(file, passphrase), gunzip).catch(() => {});
  return gunzip;
}

async function writeFile(
  file: string,
  { modifiedAt }: TarEntry,
  content: AsyncIterable<Buffer>,
): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(
    content,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const piece of source) {
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(file, { mode: 0o600, flags: "wx", flush: true, highWaterMark: PIECE_BYTES }),
  );
  await utimes(file, modifiedAt / 1000, modifiedAt / 1000);
  return hash.digest("hex");
}
