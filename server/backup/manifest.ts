import { z } from "zod";

const manifest = z
  .object({
    format: z.literal(1),
    /** The version of the site that made it. */
    version: z.string(),
    createdAt: z.iso.datetime(),
    /** The database is stored as a SQLite file in either case. */
    database: z.enum(["sqlite", "postgres"]),
    migrations: z.array(z.string()).readonly(),
  })
  .readonly();

/** Describes a backup. Stored in it as manifest.json. */
export type Manifest = z.infer<typeof manifest>;

export function parseManifest(text: string): Manifest {
  return manifest.parse(JSON.parse(text));
}

export function formatManifest(value: Manifest): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
