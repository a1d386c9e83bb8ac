import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { parse } from "csv-parse/sync";
import { findProgram } from "./find-program.ts";

export function findLibreOffice(): string | undefined {
  return findProgram(
    ["soffice", "libreoffice"],
    ["/opt/libreoffice*/program/soffice", "/Applications/LibreOffice.app/Contents/MacOS/soffice"],
  );
}

/** Comma, quotes, UTF-8; values as computed, not as shown; every sheet in a file of its own. */
const CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";

/** By default LibreOffice shows the values that a file contains. This is its setting "Recalculation on File Load: Always". */
const SETTINGS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
  <item oor:path="/org.openoffice.Office.Calc/Formula/Load">
    <prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>
  </item>
</oor:items>`;

/** The cells of one sheet, by row and column. */
export type SheetValues = readonly (readonly string[])[];

export interface Recalculated {
  readSheet(workbook: number, sheet: string): Promise<SheetValues>;
}

/** One start for many files, because it takes as long as a hundred of them. LibreOffice opens no more than 247 at once. */
const FILES_PER_START = 200;

/** Opens the .xlsx files in LibreOffice, which computes them, and reads the values. */
export async function recalculate(
  files: readonly Uint8Array[],
  read: (recalculated: Recalculated) => Promise<void>,
): Promise<void> {
  const libreOffice = findLibreOffice();
  if (libreOffice === undefined) throw new Error("No LibreOffice found: `npm test` says what to install");
  const folder = await mkdtemp(path.join(tmpdir(), "libreoffice-"));
  try {
    const names = files.map((_, index) => path.join(folder, `${index}.xlsx`));
    await Promise.all(names.map((name, index) => writeFile(name, files[index] ?? "")));
    const profile = path.join(folder, "profile");
    await mkdir(path.join(profile, "user"), { recursive: true });
    await writeFile(path.join(profile, "user/registrymodifications.xcu"), SETTINGS);
    for (let first = 0; first < names.length; first += FILES_PER_START) {
      await promisify(execFile)(
        libreOffice,
        [
          `-env:UserInstallation=${pathToFileURL(profile)}`,
          "--headless",
          "--convert-to",
          CSV,
          "--outdir",
          folder,
          ...names.slice(first, first + FILES_PER_START),
        ],
        { maxBuffer: 64 * 1024 * 1024 },
      );
    }
    await read({
      readSheet: async (workbook, sheet) =>
        parse(await readFile(path.join(folder, `${workbook}-${sheet}.csv`)), { relaxColumnCount: true }),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
