import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSearchIndex } from "../../server/edition/edition-indexes.ts";
import type { NamedRecord } from "../../src/records/record-store.server.ts";
import { readQuery } from "../../src/search/search-words.ts";
import { openSiteSearch } from "../../src/search/site-search.server.ts";
import { readShippedRecords } from "../../src/site/site-records-catalog.server.ts";
import { findTemporaryFolder } from "../setup/temporary-files.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const DIST = path.join(ROOT, "dist");
const RENDERING_MS = 300_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(findTemporaryFolder(), "editions-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let count = 0;
/** Renders the site with these records, and returns the folder. */
async function makeEdition(records: readonly NamedRecord[], earlier?: string): Promise<string> {
  count += 1;
  const target = path.join(folder, String(count));
  const unfinished = `${target}.unfinished`;
  await mkdir(unfinished);
  const program = path.join(ROOT, "server/edition/make-edition.mjs");
  const order = {
    dist: DIST,
    folder: target,
    unfinished,
    siteUrl: "http://localhost:3000",
    records,
    earlier,
  };
  await new Promise<void>((resolve, reject) => {
    const child = execFile(process.execPath, [program], (error) => (error ? reject(error) : resolve()));
    child.stdin?.end(JSON.stringify(order));
  });
  return target;
}

/**
 * Names of files that differ. Compressed forms do not count: the build has time to compress better. The words of the search
 * stand in the order in which they were learned.
 */
async function listDifferences(one: string, other: string): Promise<readonly string[]> {
  const entries = await readdir(one, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && entry.name !== "search-index.json")
    .map((entry) => path.relative(one, path.join(entry.parentPath, entry.name)));
  const isSame = await Promise.all(
    names.map(async (name) => {
      const [left, right] = await Promise.all(
        [one, other].map((edition) => readFile(path.join(edition, name)).catch(() => undefined)),
      );
      return left !== undefined && right !== undefined && left.equals(right);
    }),
  );
  return names.filter((_, index) => !isSame[index]);
}

async function search(edition: string) {
  const index = await readSearchIndex(edition);
  const site = openSiteSearch(index);
  return { pages: index.pages, found: QUERIES.map((query) => site.find(readQuery(query))) };
}

const QUERIES = [
  "austin",
  "rate",
  "escrow reserves",
  "florda insurance",
  "lender",
  "555-0199",
  "interest only",
];

const edit = (records: readonly NamedRecord[], id: string, changes: object) =>
  records.map((record) =>
    record.id === id ? { ...record, body: { ...Object(record.body), ...changes } } : record,
  );

const records = await readShippedRecords();
const repriced = edit(records, "rates", { dscr: { low: 6.35, high: 8.5 } });
/** Another telephone number, which is on every page, other rates, and one of each list less. */
const shorter = ["lender", "testimonial", "news"].reduce(
  (rest, kind) =>
    rest.toSpliced(
      rest.findIndex((record) => record.kind === kind),
      1,
    ),
  [...edit(repriced, "contact", { phone: "(512) 555-0199" })],
);

test("what is taken over from an earlier edition is what rendering everything gives", {
  timeout: RENDERING_MS,
}, async () => {
  const expectSame = async (quick: string, whole: string) => {
    expect(await listDifferences(whole, quick)).toEqual([]);
    expect(await listDifferences(quick, whole)).toEqual([]);
    expect(await search(quick)).toEqual(await search(whole));
  };
  const quick = await makeEdition(repriced, DIST);
  await expectSame(quick, await makeEdition(repriced));
  const [taken, built] = await Promise.all(
    [quick, DIST].map((edition) => readFile(path.join(edition, "pages/about.html.br"))),
  );
  expect(taken, "taken over as the build compressed it").toEqual(built);
  await expectSame(await makeEdition(shorter, quick), await makeEdition(shorter));
});
