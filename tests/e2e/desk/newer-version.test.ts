import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDeskSession } from "../../setup/desk-session.ts";
import { type Site, startSite } from "../../setup/site/start-site.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

const folder = mkdtempSync(path.join(tmpdir(), "newer-version-"));
const [origin, installed] = [path.join(folder, "origin"), path.join(folder, "installed")];
let site: Site;

const git = (...words: readonly string[]) => {
  const who = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  execFileSync("git", [...who, ...words], { stdio: "pipe" });
};

function publish(version: string): void {
  const release = { version, engines: { node: ">=20" }, dependencies: { node: "26.10.0" } };
  mkdirSync(path.join(origin, "server"), { recursive: true });
  writeFileSync(path.join(origin, "package.json"), JSON.stringify(release));
  writeFileSync(path.join(origin, "CHANGELOG.md"), "# Changes\n");
  writeFileSync(
    path.join(origin, "server/tables.ts"),
    '{\n  id: "0010-create-leads",\n  why: "leads",\n},\n',
  );
  git("-C", origin, "add", "--all");
  git("-C", origin, "commit", "--quiet", "--message", version);
}

beforeAll(async () => {
  git("init", "--quiet", "--initial-branch=main", origin);
  publish("1.0.0");
  git("clone", "--quiet", origin, installed);
  // Git takes the site's folder for the clone's: nothing is asked of the place that this checkout came from.
  const variables = { GIT_DIR: path.join(installed, ".git"), GIT_WORK_TREE: ROOT };
  site = await startSite({ isBuilt: true, hasDesk: true, variables });
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true });
});

test("Look for a newer version asks the place that the site came from", async () => {
  const headers = { cookie: `desk=${await startDeskSession(site.databaseUrl)}`, origin: site.deskUrl };
  const look = async () => await (await fetch(`${site.deskUrl}/health`, { headers })).text();
  await expect.poll(look, { timeout: 60_000 }).toContain("Git has fetched nothing newer.");

  publish("1.1.0");
  expect(await look()).toContain("Look for a newer version");
  const pressed = await fetch(`${site.deskUrl}/health/update`, { method: "POST", headers });
  expect(pressed.ok).toBe(true);
  await expect.poll(look, { timeout: 60_000 }).toContain("Version 1.1.0 is there, with 1 newer change and 0");
  // The frame of every page says it too.
  expect(await (await fetch(site.deskUrl, { headers })).text()).toContain("version 1.1.0");
}, 130_000);
