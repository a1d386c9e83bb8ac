import path from "node:path";
import { Command } from "commander";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { type Checkout, openCheckout } from "./checkout.ts";
import { compareSettings, type Release, readRelease } from "./release.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

interface Options {
  readonly ref?: string;
  readonly fetch?: boolean;
  readonly json?: boolean;
}

export function updateCommand(context: OperatorContext, root = ROOT): Command {
  const update = new Command("update").description("see what a newer version would change");
  update
    .command("check")
    .description("compare this checkout with a newer version: changes, migrations, Node, settings")
    .option("--ref <ref>", "branch, tag or commit to compare with (default: the branch's upstream)")
    .option("--fetch", "run git fetch first")
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      `
Compares what git has already fetched. Without --fetch it uses no network, and with it
only what git knows of newer versions changes.

  npm run operator -- update check --fetch
  npm run operator -- update check --ref v1.2.0

How to update, and how to go back: docs/operations.md, "A new version".`,
    )
    .action((options) => check(context, root, options));
  return update;
}

type Comparison = Awaited<ReturnType<typeof compare>>;

async function check(
  { terminal, migrations }: OperatorContext,
  root: string,
  options: Options,
): Promise<void> {
  const checkout = await openCheckout(root);
  const ref = options.ref ?? (await findUpstream(checkout));
  if (options.fetch) await checkout.fetch();
  const known = migrations.map(({ id }) => id);
  const comparison = await compare(checkout, ref, known);
  if (options.json) {
    const { installed, available, ...rest } = comparison;
    return terminal.print(
      JSON.stringify({ installed: nameOf(installed), available: nameOf(available), ...rest }, null, 2),
    );
  }
  terminal.print(describe(comparison).join("\n"));
}

const nameOf = ({ version, commit, committedAt, node }: Release) => ({ version, commit, committedAt, node });

async function findUpstream({ findCommit, git }: Checkout): Promise<string> {
  if ((await findCommit("@{upstream}")) === undefined) {
    throw new OperatorFailure(
      "This branch follows no other. Say what to compare with, such as: --ref origin/main",
    );
  }
  return await git("rev-parse", "--abbrev-ref", "@{upstream}");
}

async function compare(checkout: Checkout, ref: string, known: readonly string[]) {
  const { git, findCommit } = checkout;
  const [head, commit] = [await findCommit("HEAD"), await findCommit(ref)];
  if (head === undefined || commit === undefined) {
    throw new OperatorFailure(
      `There is no ${ref} in this checkout. Run git fetch, or name another with --ref.`,
    );
  }
  const [installed, available] = [await readRelease(checkout, head), await readRelease(checkout, commit)];
  const [ahead = 0, behind = 0] = (await git("rev-list", "--left-right", "--count", `${head}...${commit}`))
    .split("\t")
    .map(Number);
  return {
    ref,
    installed,
    available,
    /** Commits that the checkout lacks, and commits that only it has. */
    behind,
    ahead,
    changedFiles: listLines(await git("diff", "--name-only", "HEAD")),
    changes: listAdded(await git("diff", "--unified=0", "--no-color", head, commit, "--", "CHANGELOG.md")),
    migrations: available.migrations.filter(({ id }) => !known.includes(id)),
    settings: compareSettings(installed.settings, available.settings),
  };
}

function listAdded(diff: string): readonly string[] {
  return listLines(diff)
    .filter((line) => line.startsWith("+") && !line.startsWith("+++"))
    .map((line) => line.slice(1));
}

function listLines(text: string): readonly string[] {
  return text === "" ? [] : text.split("\n");
}

function describe(comparison: Comparison): readonly string[] {
  const { ref, installed, available, behind, ahead, changedFiles } = comparison;
  const lines = [
    `Installed: version ${installed.version}, commit ${installed.commit.slice(0, 10)} of ${installed.committedAt}`,
    `${ref}: version ${available.version}, commit ${available.commit.slice(0, 10)} of ${available.committedAt}, as last fetched`,
  ];
  if (ahead > 0) lines.push(`This checkout has ${ahead} of its own commits, which ${ref} does not have.`);
  if (changedFiles.length > 0)
    lines.push(`Changed here, and in the way of git pull: ${changedFiles.join(", ")}`);
  if (behind === 0) return [...lines, `There is nothing newer in ${ref}.`];
  return [
    ...lines,
    `${behind} newer ${behind === 1 ? "commit" : "commits"}.`,
    ...describeChanges(comparison),
  ];
}

function describeChanges({
  installed,
  available,
  changes,
  migrations,
  settings,
}: Comparison): readonly string[] {
  const { added, removed, newDefault } = settings;
  return [
    "",
    "Changes (CHANGELOG.md):",
    ...(changes.length === 0 ? ["  none listed"] : changes.map((line) => `  ${line}`.trimEnd())),
    "",
    "Migrations, which the first start applies and only a backup undoes:",
    ...(migrations.length === 0 ? ["  none"] : migrations.map(({ id, why }) => `  ${id}  ${why}`.trimEnd())),
    "",
    installed.node === available.node
      ? `Node: ${available.node}, as now`
      : `Node: ${available.node} instead of ${installed.node}. npm start installs it.`,
    ...(installed.nodeForNpm === available.nodeForNpm
      ? []
      : [`npm itself then needs Node ${available.nodeForNpm} (now ${installed.nodeForNpm}).`]),
    ...nameSettings("New settings", added),
    ...nameSettings("Settings that are gone", removed),
    ...nameSettings("Settings with another default", newDefault),
    "",
    'To update: docs/operations.md, "A new version". Make a backup first: npm run operator -- backup',
  ];
}

function nameSettings(what: string, names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`${what} (.env.example): ${names.join(", ")}`];
}
