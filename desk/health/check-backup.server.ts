import path from "node:path";
import { z } from "zod";
import { runOperatorCommand } from "../../server/operator-command.ts";

/** What `restore --check` says of a backup. */
export interface CheckedBackup {
  readonly name: string;
  /** Undefined if it can be restored. */
  readonly problem: string | undefined;
  readonly madeAt: number | undefined;
  readonly version: string | undefined;
}

const checked = z.object({ manifest: z.object({ createdAt: z.iso.datetime(), version: z.string() }) });

/** Reads the whole file and verifies every checksum, as a restore would. Changes nothing. */
export async function checkBackup(folder: string, name: string): Promise<CheckedBackup> {
  const { output, problem } = await runOperatorCommand([
    "restore",
    path.join(folder, name),
    "--check",
    "--json",
  ]);
  if (problem !== undefined) return { name, problem, madeAt: undefined, version: undefined };
  const { manifest } = checked.parse(JSON.parse(output));
  return { name, problem: undefined, madeAt: Date.parse(manifest.createdAt), version: manifest.version };
}
