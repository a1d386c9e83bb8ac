import path from "node:path";
import PDFDocument from "pdfkit";
import { LIGHT_COLORS } from "../../../src/ui/light-colors.ts";
import { DRAWING_FONTS } from "../drawing-fonts.ts";

/** US Letter, in points. */
const PAGE = { size: "LETTER", margins: { top: 50, bottom: 60, left: 56, right: 56 } } as const;

export interface TextStyle {
  readonly font: keyof typeof DRAWING_FONTS;
  readonly size: number;
  readonly color?: string;
  readonly lineGap?: number;
}

export type Sheet = ReturnType<typeof openSheet>;

interface SheetFacts {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  /** Also the file's date, so that the same content always gives the same bytes. */
  readonly date: Date;
}

/** Opens a tagged PDF with real text and fonts from this folder, and returns the functions to write it. */
export function openSheet({ title, subject, author, date }: SheetFacts, fonts: string) {
  const doc = new PDFDocument({
    ...PAGE,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: "en-US",
    bufferPages: true,
    info: { Title: title, Subject: subject, Author: author, CreationDate: date, ModDate: date },
  });
  for (const [name, file] of Object.entries(DRAWING_FONTS)) doc.registerFont(name, path.join(fonts, file));
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const closed = new Promise<void>((resolve) => doc.on("end", resolve));
  const root = doc.struct("Document");
  doc.addStructure(root);
  const left = doc.page.margins.left;
  const width = doc.page.width - left - doc.page.margins.right;
  const bottom = doc.page.height - doc.page.margins.bottom;

  function setStyle({ font, size, color = LIGHT_COLORS.ink }: TextStyle): void {
    doc.font(font).fontSize(size).fillColor(color);
  }

  return {
    doc,
    root,
    left,
    width,

    /** Writes a tagged text at the current height, or at the given position. */
    write(
      tag: string,
      text: string,
      style: TextStyle,
      place: {
        readonly x?: number;
        readonly y?: number;
        readonly width?: number;
        readonly parent?: typeof root;
      } = {},
    ): void {
      const { x = left, y = doc.y, parent = root } = place;
      parent.add(
        doc.struct(tag, {}, () => {
          setStyle(style);
          doc.text(text, x, y, { width: place.width ?? width, lineGap: style.lineGap ?? 2 });
        }),
      );
    },

    heightOf(text: string, style: TextStyle, textWidth: number = width): number {
      setStyle(style);
      return doc.heightOfString(text, { width: textWidth, lineGap: style.lineGap ?? 2 });
    },

    /** Starts a new page if less than this height is left. */
    keep(height: number): void {
      if (doc.y + height > bottom) doc.addPage();
    },

    space(points: number): void {
      doc.y += points;
    },

    /** Draws content that screen readers skip. */
    decorate(draw: () => void): void {
      doc.markContent("Artifact", { type: "Layout" });
      draw();
      doc.endMarkedContent();
    },

    /** Writes a footer on every page, then returns the file. */
    async close(foot: (page: number, pages: number) => string): Promise<Buffer> {
      root.end();
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page);
        doc.page.margins.bottom = 0;
        doc.markContent("Artifact", { type: "Pagination" });
        setStyle({ font: "sans", size: 8, color: LIGHT_COLORS["ink-soft"] });
        doc.text(foot(page + 1, count), left, bottom + 16, { width, lineGap: 1.5 });
        doc.endMarkedContent();
      }
      doc.end();
      await closed;
      return Buffer.concat(chunks);
    },
  };
}
