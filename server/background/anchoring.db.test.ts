import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "../../platform/log.ts";
import { openLeadDatabase, type TestLeadDatabase } from "../../tests/setup/leads.ts";
import { storeSampleLead } from "../../tests/setup/stored-lead.ts";
import { folderOfEachTest } from "../../tests/setup/test-folder.ts";
import { type Anchoring, startAnchoring } from "./anchoring.ts";

let leads: TestLeadDatabase;
const inFolder = folderOfEachTest();
let lines: string;
let anchoring: Anchoring;

beforeEach(async () => {
  leads = await openLeadDatabase("sqlite");
  lines = "";
});
afterEach(async () => {
  await anchoring.stop();
  await leads.drop();
});

function start(everyMs?: number): void {
  const log = createLog("info", (text) => {
    lines += text;
  });
  const deps = { database: leads.database, log, secret: "a secret of this test" };
  anchoring = startAnchoring({ dataDir: inFolder() }, everyMs === undefined ? deps : { ...deps, everyMs });
}
const listAnchored = () => readdirSync(inFolder("consent-anchors")).map((name) => name.split("-")[0]);
const says = (text: string) => lines.split("\n").filter((line) => line.includes(text)).length;

test("a lead is anchored soon after it was stored", async () => {
  start(5);
  await storeSampleLead(leads.database);
  await vi.waitFor(() => expect(listAnchored()).toEqual(["1"]));
  expect(lines).toBe("");
});

test("the newest records are anchored when the process exits", async () => {
  start(60_000);
  await storeSampleLead(leads.database);
  await storeSampleLead(leads.database);
  await anchoring.stop();
  expect(listAnchored()).toEqual(["2"]);
});

test("an unwritable folder delays no lead; the failure and the recovery are logged once each", async () => {
  const obstacle = inFolder("consent-anchors");
  writeFileSync(obstacle, "");
  start(5);
  await storeSampleLead(leads.database);
  await vi.waitFor(() => expect(says("not written, tried again")).toBe(1));
  await storeSampleLead(leads.database);
  rmSync(obstacle);
  await vi.waitFor(() => expect(listAnchored()).toEqual(["2"]));
  await vi.waitFor(() => expect(says("written again")).toBe(1));
  expect(says("not written, tried again")).toBe(1);
});

test("a database that lacks anchored records is logged as an error", async () => {
  await storeSampleLead(leads.database);
  start(60_000);
  await anchoring.stop();
  const other = await openLeadDatabase("sqlite");
  await leads.drop();
  leads = other;
  start(60_000);
  await anchoring.stop();
  expect(lines).toContain("record 1 is missing");
  expect(lines).toContain("the database contradicts them");
});
