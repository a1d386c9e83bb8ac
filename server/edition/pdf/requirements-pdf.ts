import type { RequirementCard } from "../../../content/landings/landing-page.ts";
import type { SiteContent } from "../../../content/site-content.ts";
import type { TitledText } from "../../../content/titled-texts.ts";
import { DSCR_BANDS, DSCR_SCALE_MAX } from "../../../src/dscr/dscr.ts";
import { REQUIREMENTS_GUIDE_PATH } from "../../../src/landings/requirements-guide.ts";
import { requirementsGuide } from "../../../src/landings/requirements-guide-catalog.server.ts";
import { LIGHT_COLORS } from "../../../src/ui/light-colors.ts";
import { formatDate } from "../../../src/ui/text/dates.ts";
import type { SiteFile } from "../static-manifest.ts";
import { openSheet, type Sheet, type TextStyle } from "./pdf-sheet.ts";

const H1: TextStyle = { font: "serif", size: 27 };
const H2: TextStyle = { font: "serif", size: 16 };
const LEDE: TextStyle = { font: "sans", size: 11, color: LIGHT_COLORS["ink-soft"], lineGap: 3 };
const BODY: TextStyle = { font: "sans", size: 9.2, lineGap: 2 };
const SMALL: TextStyle = { font: "sans", size: 8.5, color: LIGHT_COLORS["ink-soft"] };
const STRONG: TextStyle = { font: "bold", size: 9.2, lineGap: 1.5 };

const GAP = 20;
const BOX = 8.5;

/** The requirements page as a sheet to print and tick off, from the same record. */
export async function buildRequirementsPdf(site: SiteContent, fontFolder: string): Promise<SiteFile> {
  return {
    path: REQUIREMENTS_GUIDE_PATH,
    type: "application/pdf",
    cache: "page",
    file: `files${REQUIREMENTS_GUIDE_PATH}`,
    body: await drawGuide(requirementsGuide(site), fontFolder),
  };
}

type Guide = ReturnType<typeof requirementsGuide>;

async function drawGuide(guide: Guide, fontFolder: string): Promise<Buffer> {
  const { requirements, company, contactDetails, disclaimer } = guide;
  const facts = {
    title: `${requirements.heading}: a checklist`,
    subject: requirements.metaDescription,
    author: company.legalName,
    date: new Date(requirements.reviewed),
  };
  const sheet = openSheet(facts, fontFolder);
  drawOpening(guide, sheet);
  drawCards(requirements.cards, sheet);
  drawFormula(requirements.formula, sheet);
  for (const { title, introduction, items } of requirements.groups) {
    drawHeading(sheet, title, introduction);
    drawChecklist(sheet, items);
  }
  drawHeading(sheet, "Disqualifying factors", requirements.disqualifiersIntroduction);
  drawChecklist(sheet, requirements.disqualifiers);
  const contact = `${contactDetails.phone.display} | ${contactDetails.email}`;
  return await sheet.close((page, pages) => `${disclaimer}\n${contact} | Page ${page} of ${pages}`);
}

function drawOpening({ requirements, company }: Guide, sheet: Sheet): void {
  const { heading, introduction, reviewed, tldr } = requirements;
  sheet.write("P", company.name, { font: "serif", size: 12, color: LIGHT_COLORS.brand });
  sheet.space(10);
  sheet.write("H1", heading, H1);
  sheet.space(6);
  sheet.write("P", introduction, LEDE, { width: 470 });
  sheet.space(6);
  sheet.write("P", `Reviewed ${formatDate(reviewed)}. Illustrative sample figures.`, SMALL);
  sheet.space(14);
  const list = sheet.doc.struct("L");
  sheet.root.add(list);
  for (const point of tldr) {
    const top = sheet.doc.y;
    sheet.write(
      "LI",
      point,
      { ...BODY, size: 10 },
      { x: sheet.left + 12, width: sheet.width - 12, parent: list },
    );
    const end = sheet.doc.y - 3;
    sheet.decorate(() => {
      sheet.doc.rect(sheet.left, top - 1, 2, end - top + 1).fill(LIGHT_COLORS.brand);
    });
    sheet.space(3);
  }
  list.end();
}

/** Three columns: the large figure, then its explanation. */
function drawCards(cards: readonly RequirementCard[], sheet: Sheet): void {
  const columnWidth = (sheet.width - GAP * (cards.length - 1)) / cards.length;
  sheet.space(16);
  const top = sheet.doc.y;
  const ends = cards.map((card, index) => {
    drawCard(sheet, card, sheet.left + index * (columnWidth + GAP), top, columnWidth);
    return sheet.doc.y;
  });
  sheet.doc.y = Math.max(...ends);
}

function drawCard(sheet: Sheet, card: RequirementCard, x: number, top: number, width: number): void {
  sheet.decorate(() => {
    sheet.doc.rect(x, top, width, 2).fill(LIGHT_COLORS.brand);
  });
  sheet.write("H2", card.title, { ...STRONG, color: LIGHT_COLORS["ink-soft"] }, { x, y: top + 9, width });
  sheet.write("P", card.figure, { font: "serif", size: 18 }, { x, width });
  if (card.ratio !== undefined) drawScale(sheet, card.ratio, x, width);
  sheet.space(4);
  sheet.write("P", card.text, BODY, { x, width });
  sheet.space(4);
  const list = sheet.doc.struct("L");
  sheet.root.add(list);
  const indent = card.id === "documentation" ? BOX + 6 : 0;
  for (const point of card.points) {
    sheet.space(3);
    if (indent > 0) drawBox(sheet, x);
    sheet.write("LI", point, SMALL, { x: x + indent, width: width - indent, parent: list });
  }
  list.end();
}

/** The site's ratio scale. The number is in the text above it. */
function drawScale(sheet: Sheet, ratio: number, x: number, width: number): void {
  const { doc } = sheet;
  const top = doc.y + 3;
  const at = (value: number) => x + (width * Math.min(Math.max(value, 0), DSCR_SCALE_MAX)) / DSCR_SCALE_MAX;
  sheet.decorate(() => {
    for (const [index, { level, floor }] of DSCR_BANDS.entries()) {
      const end = DSCR_BANDS[index - 1]?.floor ?? DSCR_SCALE_MAX;
      doc.rect(at(floor), top, at(end) - at(floor), 6).fill(LIGHT_COLORS[`${level}-band`]);
    }
    doc.rect(at(ratio) - 1, top - 3, 2, 12).fill(LIGHT_COLORS.ink);
  });
  doc.y = top + 14;
}

function drawFormula({ heading, paragraphs }: Guide["requirements"]["formula"], sheet: Sheet): void {
  drawHeading(sheet, heading);
  for (const paragraph of paragraphs) {
    sheet.keep(sheet.heightOf(paragraph, BODY));
    sheet.write("P", paragraph, BODY);
    sheet.space(5);
  }
}

function drawHeading(sheet: Sheet, heading: string, introduction?: string): void {
  sheet.space(11);
  sheet.keep(90);
  const top = sheet.doc.y;
  sheet.decorate(() => {
    sheet.doc.rect(sheet.left, top, sheet.width, 0.7).fill(LIGHT_COLORS.rule);
  });
  sheet.space(10);
  sheet.write("H2", heading, H2);
  if (introduction) sheet.write("P", introduction, { ...BODY, color: LIGHT_COLORS["ink-soft"] });
  sheet.space(6);
}

function drawChecklist(sheet: Sheet, items: readonly TitledText[]): void {
  const indent = BOX + 10;
  const width = sheet.width - indent;
  const list = sheet.doc.struct("L");
  sheet.root.add(list);
  for (const { title, text } of items) {
    sheet.keep(sheet.heightOf(title, STRONG, width) + sheet.heightOf(text, BODY, width) + 8);
    drawBox(sheet, sheet.left);
    const item = sheet.doc.struct("LI");
    list.add(item);
    sheet.write("LBody", title, STRONG, { x: sheet.left + indent, width, parent: item });
    sheet.write("LBody", text, BODY, { x: sheet.left + indent, width, parent: item });
    item.end();
    sheet.space(5);
  }
  list.end();
}

/** A checkbox at the height of the next line. */
function drawBox({ doc, decorate }: Sheet, x: number): void {
  const y = doc.y + 1;
  decorate(() => {
    doc.lineWidth(0.8).rect(x, y, BOX, BOX).stroke(LIGHT_COLORS["ink-soft"]);
  });
}
