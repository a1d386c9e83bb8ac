import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Command } from "commander";
import { figureTables } from "../../src/figures/figures-catalog.server.ts";
import { type OperatorContext, OperatorFailure } from "../context.ts";
import { compareFigures } from "./compare-figures.ts";
import { type FigureTable, readFigures } from "./read-figures.ts";
import { writeRecord } from "./write-record.ts";

export function figuresCommand(context: OperatorContext): Command {
  return new Command("figures").description("compare public housing figures with newer ones").addCommand(
    new Command("check")
      .description("compare a CSV file with the site's figures, and write the new records for review")
      .argument("<file>", "CSV file with the columns of the site's own download (/data)")
      .option("--out <folder>", "folder for the new records (default: FILE-records, beside the file)")
      .action((file, options) => check(context, file, options)),
  );
}

function check(
  { terminal, now }: OperatorContext,
  file: string,
  { out = `${file.replace(/\.csv$/i, "")}-records` }: { readonly out?: string },
): void {
  const tables = readTables(file, new Date(now()).toISOString().slice(0, 10));
  if (tables.length === 0) {
    throw new OperatorFailure(
      `${file} has no table that this site knows. Name the columns as in the download on /data.`,
    );
  }
  const reports = tables.map(reportTable);
  terminal.print(reports.map(({ lines }) => lines.join("\n")).join("\n\n"));
  const changed = reports.filter(({ isChanged, isComplete }) => isChanged && isComplete);
  if (changed.length > 0) {
    mkdirSync(out, { recursive: true });
    for (const { table } of changed) {
      writeFileSync(path.join(out, `${table.file.file}.ts`), writeRecord(inRecordOrder(table)));
    }
    terminal.say(
      `\nNew records for review are in ${out}. Compare a few rows with the agency's own page, then move the files to content/figures and start the site again.`,
    );
  }
  const failed = reports.filter(({ isComplete }) => !isComplete);
  if (failed.length > 0) {
    throw new OperatorFailure(
      `${failed.map(({ table }) => table.file.file).join(", ")}: not written. Correct the file, and check it again.`,
    );
  }
}

function readTables(file: string, retrieved: string): readonly FigureTable[] {
  const csv = readText(file);
  try {
    return readFigures(csv, retrieved);
  } catch (cause) {
    throw new OperatorFailure(`${file} cannot be read as CSV.`, { cause });
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new OperatorFailure(`Cannot read ${file}.`, { cause });
  }
}

function reportTable(table: FigureTable) {
  const record = recordOf(table);
  const { missing, unknown, differing, large } = compareFigures(record.rows, table);
  const from = record.edition.period;
  const to = table.edition.period;
  const wanted = Object.keys(record.rows).length;
  return {
    table,
    isChanged: differing > 0 || from !== to,
    /** False if a row is missing or a value cannot be right. */
    isComplete: missing.length + unknown.length + table.problems.length === 0,
    lines: [
      `${table.file.file}: ${table.edition.agency}, ${table.edition.program}`,
      from === to ? `  period ${from}, as in the records` : `  period ${to}; the records have ${from}`,
      `  ${table.rows.size} rows of ${wanted}, ${differing} ${differing === 1 ? "value differs" : "values differ"}`,
      ...(missing.length > 0 ? [`  MISSING  ${missing.join(", ")}`] : []),
      ...(unknown.length > 0 ? [`  UNKNOWN  ${unknown.join(", ")}`] : []),
      ...table.problems.map((problem) => `  PROBLEM  ${problem}`),
      ...large.map((change) => `  OVER 25%  ${change}`),
    ],
  };
}

function recordOf({ file }: FigureTable) {
  const record = Object.entries(figureTables).find(([name]) => name === file.file)?.[1];
  if (!record) throw new Error(`content/figures has no ${file.file}.`);
  return record;
}

/** The order of the present record, so that the review shows changed figures only. */
function inRecordOrder(table: FigureTable): FigureTable {
  const ids = Object.keys(recordOf(table).rows);
  const rows = [...table.rows].sort(([one], [other]) => ids.indexOf(one) - ids.indexOf(other));
  return { ...table, rows: new Map(rows) };
}
