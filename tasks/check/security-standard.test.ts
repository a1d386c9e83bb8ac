import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { REQUIRED, REQUIREMENTS } from "./security-standard-levels.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

const table = read("docs/security-standard.md");
/** The rows of the tables with four columns. */
const rows = [...table.matchAll(/^\| ([\d., to]+) \| ([^|]+) \| ([^|]+) \|(?: ([^|]*))? ?\|$/gm)].map(
  ([, numbers = "", , how = "", proof = ""]) => ({ numbers, how, proof }),
);

/** `6.1.2, 6.2.1 to 6.2.12`: a range goes through what is required, in the standard's order. */
function expand(numbers: string): readonly string[] {
  return numbers.split(", ").flatMap((part) => {
    const [from = "", to = from] = part.split(" to ");
    const [first, last] = [REQUIRED.indexOf(from), REQUIRED.indexOf(to)];
    expect([first, last], part).not.toContain(-1);
    return REQUIRED.slice(first, last + 1);
  });
}

test("the list has the numbers of requirements that the standard has at each level", () => {
  const count = (level: number) => REQUIREMENTS.filter((one) => one.level === level).length;
  expect([count(1), count(2), count(3)]).toEqual([70, 183, 92]);
  expect(REQUIRED).toHaveLength(282);
});

test("every requirement has exactly one row", () => {
  const answered = rows.flatMap(({ numbers }) => expand(numbers));
  expect(answered.toSorted()).toEqual(REQUIRED.toSorted());
});

test("every row that claims something names its proof, which exists", () => {
  for (const { numbers, how, proof } of rows) {
    const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? "");
    const needsNone = /^Does not apply: |^Not met: /.test(how);
    expect(files.length > 0 || needsNone, `${numbers} has a proof, or says why not`).toBe(true);
    for (const file of files) expect(existsSync(path.join(ROOT, file)), `${numbers}: ${file}`).toBe(true);
  }
});

test("what is not met stands among the open gaps, and nothing else does", () => {
  const [, gaps = ""] = /^## Open gaps$([\s\S]*?)^## /m.exec(table) ?? [];
  const named = [...gaps.matchAll(/^\| (\d[\d., to]*) \|/gm)].flatMap(([, numbers = ""]) => expand(numbers));
  const unmet = rows.filter(({ how }) => how.startsWith("Not met")).flatMap(({ numbers }) => expand(numbers));
  expect(named.toSorted()).toEqual(unmet.toSorted());
});

/** Ids are no secrets, and nothing rests on their being unknown. */
const ONLY_IDS = /^import \{ (randomUUID|randomUUIDv7|randomUUID, randomUUIDv7) \} from "node:crypto";$/m;

test("every file that hashes, signs, encrypts or makes secrets stands in the chapter on cryptography", () => {
  const [, chapter = ""] = /^## 11 [^\n]+$([\s\S]*?)^## 12 /m.exec(table) ?? [];
  const folders = ["src", "desk", "platform", "server", "operator"];
  const files = folders
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        path.posix.join(folder, ...file.split(path.sep)),
      ),
    )
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$|\/test-[^/]+$/.test(file));
  const using = files.filter((file) => {
    const source = read(file);
    return source.includes('"node:crypto"') && !ONLY_IDS.test(source);
  });
  expect(using.length).toBeGreaterThan(20);
  expect(using.filter((file) => !chapter.includes(`\`${file}\``))).toEqual([]);
  const methods = files.flatMap((file) => [
    ...read(file).matchAll(/\b(?:createHash|createHmac)\("([^"]+)"/g),
  ]);
  expect(new Set(methods.map(([, method]) => method))).toEqual(new Set(["sha256"]));
});
