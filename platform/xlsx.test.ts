import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { formatXlsx } from "./xlsx.ts";

const COLUMNS = [
  { title: "name" },
  { title: "amount", kind: "number" },
  { title: "day", kind: "day" },
  { title: "moment", kind: "moment" },
] as const;

async function writeRow(...row: readonly string[]): Promise<string> {
  const bytes = await formatXlsx({ name: "Leads", columns: COLUMNS, rows: [row] });
  const sheet = strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  return sheet.slice(sheet.lastIndexOf("<row>"), sheet.lastIndexOf("</row>"));
}

test("a spreadsheet computes with amounts, days and times", async () => {
  // 2026-11-15 is 46341 days after 1899-12-30.
  expect(await writeRow("Ann", "310000", "2026-11-15", "2026-11-15 06:00")).toBe(
    '<row><c t="inlineStr" s="0"><is><t xml:space="preserve">Ann</t></is></c>' +
      '<c s="0"><v>310000</v></c><c s="2"><v>46341</v></c><c s="3"><v>46341.25</v></c>',
  );
});

test("a formula is text, also after the file was saved as CSV", async () => {
  expect(await writeRow('=HYPERLINK("x")', "", "soon", "")).toBe(
    '<row><c t="inlineStr" s="4"><is><t xml:space="preserve">=HYPERLINK(&quot;x&quot;)</t></is></c><c/>' +
      '<c t="inlineStr" s="0"><is><t xml:space="preserve">soon</t></is></c><c/>',
  );
});

test("what the format cannot hold is left out or written in another way", async () => {
  const row = await writeRow(`a\u0000<b>\ud800 _x0041_${"c".repeat(40_000)}`, "", "", "");
  expect(row).toContain(">a&lt;b&gt;\ufffd _x005F_x0041_ccc");
  expect(row).toContain("c…</t>");
  expect(row.length).toBeLessThan(33_000);
});
