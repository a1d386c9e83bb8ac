import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parseConfig } from "../../server/config.ts";
import { migrations } from "../../server/migrations.ts";
import { shippedContent } from "../../tests/setup/shipped-content.ts";
import { TEST_ACTOR } from "../../tests/setup/test-actor.ts";
import { openCheckout } from "./checkout.ts";
import { readRelease } from "./release.ts";
import { updateCommand } from "./update.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "update-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...words: readonly string[]) => {
  const who = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  return execFileSync("git", ["-C", folder, ...who, ...words], { encoding: "utf8", stdio: "pipe" });
};

interface Version {
  readonly version: string;
  readonly node: string;
  readonly migrations: readonly string[];
  readonly settings: string;
  readonly changes: string;
}

function commit({ version, node, settings, changes, ...rest }: Version): void {
  mkdirSync(path.join(folder, "server"), { recursive: true });
  const packageJson = { version, engines: { node: ">=20" }, dependencies: { node } };
  const declared = rest.migrations.map((id) => `{\n  id: "${id}",\n  why: "the reason of ${id}",\n},\n`);
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(packageJson));
  writeFileSync(path.join(folder, ".env.example"), settings);
  writeFileSync(path.join(folder, "CHANGELOG.md"), changes);
  writeFileSync(path.join(folder, "server/tables.ts"), declared.join(""));
  git("add", "--all");
  git("commit", "--quiet", "--message", version);
}

const OLD = {
  version: "1.0.0",
  node: "26.10.0",
  migrations: ["0010-create-leads"],
  settings: "PORT=3000\nLIMIT=10\nGONE=1\n",
  changes: "# Changes\n",
};
const NEW = {
  version: "1.1.0",
  node: "26.11.0",
  migrations: ["0010-create-leads", "0099-add-a-column"],
  settings: "PORT=3000\nLIMIT=20\nFRESH=\n",
  changes: "# Changes\n\n- Backups in one file.\n",
};

/** A checkout of the old version whose upstream has the new one. */
function createCheckout(): void {
  git("init", "--quiet", "--initial-branch=main");
  commit(OLD);
  git("branch", "installed");
  commit(NEW);
  git("checkout", "--quiet", "installed");
}

async function run(...words: readonly string[]): Promise<string> {
  let out = "";
  const terminal = {
    width: undefined,
    print: (text: string) => {
      out += `${text}\n`;
    },
    say: () => {},
    progress: () => {},
    confirm: async () => false,
  };
  const context = {
    config: parseConfig({}),
    migrations,
    withDatabase: () => Promise.reject(new Error("update check needs no database")),
    terminal,
    content: shippedContent,
    actor: TEST_ACTOR,
    now: Date.now,
    renderRecords: async () => {},
    newId: () => "",
  };
  await updateCommand(context, folder).parseAsync(["check", ...words], { from: "user" });
  return out;
}

describe("update check", () => {
  test("says what the upstream changes, migrates and needs", async () => {
    createCheckout();
    git("branch", "--set-upstream-to=main");
    const out = await run();
    expect(out).toContain("Installed: version 1.0.0, commit ");
    expect(out).toContain("main: version 1.1.0, commit ");
    expect(out).toContain("1 newer commit.");
    expect(out).toContain("Changes (CHANGELOG.md):\n\n  - Backups in one file.\n");
    expect(out).toContain("only a backup undoes:\n  0099-add-a-column  the reason of 0099-add-a-column\n");
    expect(out).not.toContain("0010-create-leads");
    expect(out).toContain("Node: 26.11.0 instead of 26.10.0.");
    expect(out).toContain("New settings (.env.example): FRESH\n");
    expect(out).toContain("Settings that are gone (.env.example): GONE\n");
    expect(out).toContain("Settings with another default (.env.example): LIMIT\n");
  });

  test("fetches before it compares, if asked to; a place that cannot be reached is named without its password", async () => {
    createCheckout();
    const origin = folder;
    git("clone", "--quiet", "--branch", "installed", origin, path.join(origin, "clone"));
    try {
      folder = path.join(origin, "clone");
      expect(await run()).toContain("There is nothing newer in origin/installed.");
      git("-C", origin, "commit", "--quiet", "--allow-empty", "--message", "newer");
      expect(await run()).toContain("There is nothing newer in origin/installed.");
      expect(await run("--fetch")).toContain("1 newer commit.");
      git("remote", "set-url", "origin", "http://ann:hunter2@127.0.0.1:1/site.git");
      const failed = run("--fetch");
      await expect(failed).rejects.toThrow(/^git could not fetch newer commits\. .*127\.0\.0\.1/);
      await expect(failed).rejects.not.toThrow("hunter2");
    } finally {
      folder = origin;
    }
  });

  test("prints the same as JSON", async () => {
    createCheckout();
    expect(JSON.parse(await run("--ref", "main", "--json"))).toMatchObject({
      installed: { version: "1.0.0" },
      available: { version: "1.1.0", node: "26.11.0" },
      behind: 1,
      migrations: [{ id: "0099-add-a-column" }],
      settings: { added: ["FRESH"], removed: ["GONE"], newDefault: ["LIMIT"] },
    });
  });

  test("mentions what is different here, and that nothing is newer", async () => {
    createCheckout();
    git("checkout", "--quiet", "main");
    writeFileSync(path.join(folder, "CHANGELOG.md"), "mine");
    const out = await run("--ref", "installed");
    expect(out).toContain("This checkout has 1 of its own commits, which installed does not have.");
    expect(out).toContain("Changed here, and in the way of git pull: CHANGELOG.md");
    expect(out).toContain("There is nothing newer in installed.");
  });

  test.each([
    { words: [], message: "This branch follows no other" },
    { words: ["--ref", "nowhere"], message: "There is no nowhere in this checkout. Run git fetch" },
    { words: ["--ref=--output=x"], message: "There is no --output=x in this checkout" },
  ])("$words fails and says why", async ({ words, message }) => {
    createCheckout();
    await expect(run(...words)).rejects.toThrow(message);
  });

  test("says plainly that there is no git checkout", async () => {
    await expect(run()).rejects.toThrow(`${folder} is not a git checkout`);
    createCheckout();
    folder = path.join(folder, "server");
    await expect(run()).rejects.toThrow(`${folder} is not a git checkout itself`);
    folder = path.dirname(folder);
  });
});

// An archive of the sources has no history.
if (existsSync(path.join(ROOT, ".git"))) {
  test("finds every migration of this site in its sources", async () => {
    const checkout = await openCheckout(ROOT);
    const head = (await checkout.findCommit("HEAD")) ?? "";
    const { migrations: found } = await readRelease(checkout, head);
    const committed = found.map(({ id }) => id);
    expect(committed).toEqual(migrations.map(({ id }) => id).filter((id) => committed.includes(id)));
    expect(committed.length).toBeGreaterThanOrEqual(19);
    expect(found.filter(({ why }) => why === "")).toEqual([]);
  });
}
