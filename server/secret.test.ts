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

test("SECRET is used, and nothing is written", async () => {
  const secret = "x".repeat(32);
  expect(await loadSecret({ secret, dataDir: path.join(folder, "data") })).toEqual({
    value: secret,
    file: undefined,
    isNew: false,
  });
  expect(() => statSync(path.join(folder, "data"))).toThrow("ENOENT");
});

test("without SECRET it is created once, readable by its owner only, and found again", async () => {
  const first = await load();
  expect(first).toMatchObject({ isNew: true, file: path.join(folder, "data", "secret") });
  expect(first.value).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(path.join(folder, "data", "secret")).mode & 0o777).toBe(0o600);
  expect(await load()).toEqual({ ...first, isNew: false });
});

test("processes that start at the same time use the same secret", async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, load));
  expect(new Set(secrets.map(({ value }) => value))).toEqual(
    new Set([readFileSync(path.join(folder, "data", "secret"), "utf8")]),
  );
});

test("a damaged file or an unwritable folder fails the start with a clear message", async () => {
  await load();
  writeFileSync(path.join(folder, "data", "secret"), "");
  await expect(load()).rejects.toThrow("data/secret is damaged. Restore it, or delete it");
  const dataDir = path.join(folder, "data", "secret");
  await expect(loadSecret({ secret: undefined, dataDir })).rejects.toThrow(StartFailure);
});
