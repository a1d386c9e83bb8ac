import { parseEnv } from "node:util";
import { z } from "zod";
import type { Checkout } from "./checkout.ts";

/** What a commit says about itself. */
export interface Release {
  readonly commit: string;
  readonly committedAt: string;
  readonly version: string;
  /** Version of Node that comes with the site. */
  readonly node: string;
  /** Versions of Node that npm itself needs, to install that. */
  readonly nodeForNpm: string;
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly migrations: readonly NamedMigration[];
}

export interface NamedMigration {
  readonly id: string;
  readonly why: string;
}

const packageFile = z.object({
  version: z.string(),
  engines: z.object({ node: z.string() }),
  dependencies: z.object({ node: z.string() }),
});

export async function readRelease(checkout: Checkout, commit: string): Promise<Release> {
  const { version, engines, dependencies } = packageFile.parse(
    JSON.parse(await checkout.readFile(commit, "package.json")),
  );
  return {
    commit,
    committedAt: await checkout.git("show", "--no-patch", "--format=%cs", commit),
    version,
    node: dependencies.node,
    nodeForNpm: engines.node,
    settings: parseEnv(await checkout.readFile(commit, ".env.example")),
    migrations: await readMigrations(checkout, commit),
  };
}

/** Migrations stand beside the stores that use them, each with its id and its reason. */
async function readMigrations({ git }: Checkout, commit: string): Promise<readonly NamedMigration[]> {
  const search = ["grep", "--no-color", "-h", "-A3", "-E", '\\bid: "[0-9]{4}-'];
  const found = await git(...search, commit, "--", "desk", "platform", "server", "src", ":!*.test.ts");
  return parseMigrations(found);
}

function parseMigrations(source: string): readonly NamedMigration[] {
  const declarations = source.matchAll(/\bid: "(\d{4}-[a-z0-9-]+)"(?:,\s*why:\s*"([^"]*)")?/g);
  return [...declarations]
    .map(([, id = "", why = ""]) => ({ id, why }))
    .toSorted((one, other) => one.id.localeCompare(other.id));
}

export interface SettingChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly newDefault: readonly string[];
}

export function compareSettings(from: Release["settings"], to: Release["settings"]): SettingChanges {
  const [before, after] = [Object.keys(from), Object.keys(to)];
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
    newDefault: after.filter((name) => before.includes(name) && from[name] !== to[name]),
  };
}
