import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";

/**
 * A sealed file is MAGIC, a salt of 16 bytes, a nonce of 12 bytes, the content encrypted with AES-256-GCM, and the tag
 * of 16 bytes. The key is the passphrase's scrypt with the salt. The tag also covers magic, salt and nonce.
 */
const MAGIC = Buffer.from("SITE-BACKUP-1\n");
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + NONCE_BYTES;
const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
/** A guess takes 128 MB and a good part of a second. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
/** AES-GCM is safe up to this size (NIST SP 800-38D). */
const MAX_BYTES = 2 ** 36 - 32;

/** The passphrase is wrong, or somebody changed the file. AES-GCM cannot tell which. */
export class SealFailure extends Error {}

export async function* seal(source: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const [salt, nonce] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)];
  const header = Buffer.concat([MAGIC, salt, nonce]);
  const cipher = createCipheriv(CIPHER, await deriveKey(passphrase, salt), nonce, {
    authTagLength: TAG_BYTES,
  });
  cipher.setAAD(header);
  yield header;
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw new Error("The backup is larger than 64 GB, and cannot be encrypted");
    yield cipher.update(piece);
  }
  yield cipher.final();
  yield cipher.getAuthTag();
}

export async function isSealed(file: string): Promise<boolean> {
  return (await readBytes(file, 0, MAGIC.length)).equals(MAGIC);
}

/** Rejects unless the passphrase is right and the file is unchanged. Only then is its content read. */
export async function unseal(file: string, passphrase: string): Promise<AsyncIterable<Buffer>> {
  const { size } = await stat(file);
  if (size < HEADER_BYTES + TAG_BYTES) throw new SealFailure(`${file} is incomplete.`);
  const header = await readBytes(file, 0, HEADER_BYTES);
  const tag = await readBytes(file, size - TAG_BYTES, TAG_BYTES);
  const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
  const nonce = header.subarray(MAGIC.length + SALT_BYTES);
  const key = await deriveKey(passphrase, salt);
  const range = { start: HEADER_BYTES, end: size - TAG_BYTES - 1 };

  async function* decrypt(): AsyncGenerator<Buffer> {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(header);
    decipher.setAuthTag(tag);
    if (range.end >= range.start) {
      for await (const piece of createReadStream(file, range)) yield decipher.update(piece);
    }
    try {
      decipher.final();
    } catch (cause) {
      throw new SealFailure(`The passphrase is not the one of ${file}, or the file is damaged.`, { cause });
    }
  }

  for await (const _ of decrypt());
  return decrypt();
}

function deriveKey(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(passphrase, salt, KEY_BYTES, SCRYPT, (error, key) => (error ? reject(error) : resolve(key))),
  );
}

async function readBytes(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
