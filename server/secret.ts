import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Config, StartFailure } from "./config.ts";

export interface SigningSecret {
  readonly value: string;
  /** Where it is kept; undefined when the environment brings it. */
  readonly file: string | undefined;
  readonly isNew: boolean;
}

type SecretSettings = Pick<Config, "secret" | "dataDir">;

/** Where it is kept when the environment does not bring it. */
export function secretFile({ dataDir }: Pick<Config, "dataDir">): string {
  return path.join(dataDir, "secret");
}

/** The one of the environment, or one that is made at the first start and kept where only the owner reads it. */
export async function loadSecret(settings: SecretSettings): Promise<SigningSecret> {
  const file = secretFile(settings);
  try {
    const found = await findSecret(settings);
    if (found !== undefined) return found;
    const isNew = await createSecret(file);
    return { value: await readSecret(file), file, isNew };
  } catch (cause) {
    if (cause instanceof StartFailure) throw cause;
    throw new StartFailure(`Cannot keep a secret in ${file}. Is the folder writable? Or set SECRET.`, {
      cause,
    });
  }
}

/** Undefined while none was made. */
export async function findSecret(settings: SecretSettings): Promise<SigningSecret | undefined> {
  if (settings.secret !== undefined) return { value: settings.secret, file: undefined, isNew: false };
  const file = secretFile(settings);
  return existsSync(file) ? { value: await readSecret(file), file, isNew: false } : undefined;
}

/** False when another process was faster. Linked into place whole: nobody ever reads half of it. */
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
      `${file} is damaged. Restore it, or delete it: links in mails already sent then fail, and who was forgotten is no longer recognised.`,
    );
  }
  return value;
}
