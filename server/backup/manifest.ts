import { z } from "zod";

/** Describes a backup. Stored in it as manifest.json. */
export interface Manifest {
  readonly format: 1;
  /** The version of the site that made it. */
  readonly version: string;
  readonly createdAt: string;
  /** The database is stored as a SQLite file in either case. */
  readonly database: "sqlite" | "postgres";
  readonly migrations: readonly string[];
}

const manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(["sqlite", "postgres"]),
  migrations: z.array(z.string()),
});

export function parseManifest(text: string): Manifest {
  return manifest.parse(JSON.parse(text));
}

export function formatManifest(value: Manifest): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
