import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { REQUIREMENTS_GUIDE_PATH } from "../../../src/landings/requirements-guide.ts";
import { writeDrawingFonts } from "../../../tasks/build/images/write-drawing-fonts.ts";
import { shippedContent } from "../../../tests/setup/shipped-content.ts";
import { buildRequirementsPdf } from "./requirements-pdf.ts";

const fonts = mkdtempSync(path.join(tmpdir(), "fonts-"));
await writeDrawingFonts(fonts);
const guide = await buildRequirementsPdf(shippedContent, fonts);
afterAll(() => rmSync(fonts, { recursive: true }));
const source = guide.body.toString("latin1");

test("the guide is a PDF at the address that the page links to", () => {
  expect(guide.path).toBe(REQUIREMENTS_GUIDE_PATH);
  expect(guide.type).toBe("application/pdf");
  expect(source.slice(0, 8)).toBe("%PDF-1.7");
});

test("it says its title and language, and is tagged for screen readers", () => {
  expect(source).toContain("(DSCR Loan Requirements: a checklist)");
  expect(source).toContain("/Lang (en-US)");
  expect(source).toContain("/Marked true");
  expect(source).toContain("/DisplayDocTitle true");
  for (const tag of ["/H1", "/H2", "/LI", "/LBody"]) expect(source).toContain(`/S ${tag}`);
});

test("its text is text, with its fonts embedded, on a few pages", () => {
  expect(source).toContain("/ToUnicode");
  expect(source).toContain("/FontFile");
  expect(source.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);
});

test("the same content gives the same bytes", async () => {
  const again = await buildRequirementsPdf(shippedContent, fonts);
  expect(again.body.equals(guide.body)).toBe(true);
});
