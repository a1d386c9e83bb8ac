import { parseEnv } from "node:util";
import { z } from "zod";
import type { Checkout } from "./checkout.ts";

/** What a commit says about itself. */
export type Release = Awaited<ReturnType<typeof readRelease>>;

interface NamedMigration {
  readonly id: string;
  readonly why: string;
}

const packageFile = z.object({
  version: z.string(),
  engines: z.object({ node: z.string() }),
  dependencies: z.object({ node: z.string() }),
});

export async function readRelease(checkout: Checkout, commit: string) {
  const { version, engines, dependencies } = packageFile.parse(
    JSON.parse(await checkout.readFile(commit, "package.json")),
  );
  return {
    commit,
    committedAt: await checkout.git("show", "--no-patch", "--format=%cs", commit),
    version,
    /** Version of Node that comes with the site. */
    node: dependencies.node,
    /** Versions of Node that npm itself needs, to install that. */
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

export function compareSettings(from: Release["settings"], to: Release["settings"]) {
  const [before, after] = [Object.keys(from), Object.keys(to)];
  return {
    added: after.filter((name) => !before.includes(name)),
    removed: before.filter((name) => !after.includes(name)),
    newDefault: after.filter((name) => before.includes(name) && from[name] !== to[name]),
  };
}
