import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reliabilityRecord, withRun } from "../../src/company/reliability-record.server.ts";
import type { Figures } from "./fault-run.ts";

const FILE = path.resolve(import.meta.dirname, "../../content/reliability-run.json");

/** Keeps the figures for the page /reliability, in place of those of the run before. Where two parts count the same, the first stays. */
export function recordRun(name: string, parts: readonly Figures[]): void {
  const record = reliabilityRecord.parse(JSON.parse(readFileSync(FILE, "utf8")));
  const figures = Object.assign({}, ...parts.toReversed());
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(FILE, `${JSON.stringify(withRun(record, { name, day, figures }), undefined, 2)}\n`);
}
