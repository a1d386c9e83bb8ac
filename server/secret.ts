import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Config, StartFailure } from "./config.ts";

export interface SigningSecret {
  readonly value: string;
  /** File that stores it; undefined if it comes from the environment. */
  readonly file: string | undefined;
  readonly isNew: boolean;
}

type SecretSettings = Pick<Config, "secret" | "dataDir">;

/** File that stores the secret if SECRET is not set. */
export function secretFile({ dataDir }: Pick<Config, "dataDir">): string {
  return path.join(dataDir, "secret");
}

/** Returns SECRET, or the stored secret. The first start creates one in a file that only its owner can read. */
export async function loadSecret(settings: SecretSettings): Promise<SigningSecret> {
  const file = secretFile(settings);
  try {
    const found = await findSecret(settings);
    if (found !== undefined) return found;
    const isNew = await createSecret(file);
    return { value: await readSecret(file), file, isNew };
  } catch (cause) {
    if (cause instanceof StartFailure) throw cause;
    throw new StartFailure(`Cannot store a secret in ${file}. Make the folder writable, or set SECRET.`, {
      cause,
    });
  }
}

/** Undefined if none has been created yet. */
export async function findSecret(settings: SecretSettings): Promise<SigningSecret | undefined> {
  if (settings.secret !== undefined) return { value: settings.secret, file: undefined, isNew: false };
  const file = secretFile(settings);
  return existsSync(file) ? { value: await readSecret(file), file, isNew: false } : undefined;
}

/** Resolves to false if another process was faster. Links the finished file into place, so nobody reads half of it. */
async function createSecret(file: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(draft, randomBytes(32).toString("hex"), { mode: 0o600, flush: true });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (existsSync(file)) return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

async function readSecret(file: string): Promise<string> {
  const value = (await readFile(file, "utf8")).trim();
  if (value.length < 32) {
    throw new StartFailure(
      `${file} is damaged. Restore it, or delete it. Without it, links in mails already sent fail, and the site no longer recognizes people who were forgotten.`,
    );
  }
  return value;
}
