import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartFailure } from "./config.ts";
import { loadSecret } from "./secret.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "secret-test-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = () => loadSecret({ secret: undefined, dataDir: path.join(folder, "data") });

test("the secret of the environment is used, and nothing is written", async () => {
  const secret = "x".repeat(32);
  expect(await loadSecret({ secret, dataDir: path.join(folder, "data") })).toEqual({
    value: secret,
    file: undefined,
    isNew: false,
  });
  expect(() => statSync(path.join(folder, "data"))).toThrow("ENOENT");
});

test("without one it is made once, for the owner's eyes only, and found again", async () => {
  const first = await load();
  expect(first).toMatchObject({ isNew: true, file: path.join(folder, "data", "secret") });
  expect(first.value).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(path.join(folder, "data", "secret")).mode & 0o777).toBe(0o600);
  expect(await load()).toEqual({ ...first, isNew: false });
});

test("processes that start at once end with the same one", async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, load));
  expect(new Set(secrets.map(({ value }) => value))).toEqual(
    new Set([readFileSync(path.join(folder, "data", "secret"), "utf8")]),
  );
});

test("a damaged file, or a folder that cannot be written, stops the start with a clear line", async () => {
  await load();
  writeFileSync(path.join(folder, "data", "secret"), "");
  await expect(load()).rejects.toThrow("data/secret is damaged. Restore it, or delete it");
  const dataDir = path.join(folder, "data", "secret");
  await expect(loadSecret({ secret: undefined, dataDir })).rejects.toThrow(StartFailure);
});
