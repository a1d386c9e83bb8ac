import { readFileSync, statSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folderOfEachTest } from "../tests/setup/test-folder.ts";
import { StartFailure } from "./config.ts";
import { loadSecret } from "./secret.ts";

const inFolder = folderOfEachTest();

const load = () => loadSecret({ secret: undefined, dataDir: inFolder("data") });

test("SECRET is used, and nothing is written", async () => {
  const secret = "x".repeat(32);
  expect(await loadSecret({ secret, dataDir: inFolder("data") })).toEqual({
    value: secret,
    file: undefined,
    isNew: false,
  });
  expect(() => statSync(inFolder("data"))).toThrow("ENOENT");
});

test("without SECRET it is created once, readable by its owner only, and found again", async () => {
  const first = await load();
  expect(first).toMatchObject({ isNew: true, file: inFolder("data", "secret") });
  expect(first.value).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(inFolder("data", "secret")).mode & 0o777).toBe(0o600);
  expect(await load()).toEqual({ ...first, isNew: false });
});

test("processes that start at the same time use the same secret", async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, load));
  expect(new Set(secrets.map(({ value }) => value))).toEqual(
    new Set([readFileSync(inFolder("data", "secret"), "utf8")]),
  );
});

test("a damaged file or an unwritable folder fails the start with a clear message", async () => {
  await load();
  writeFileSync(inFolder("data", "secret"), "");
  await expect(load()).rejects.toThrow("data/secret is damaged. Restore it, or delete it");
  const dataDir = inFolder("data", "secret");
  await expect(loadSecret({ secret: undefined, dataDir })).rejects.toThrow(StartFailure);
});
