import { encode } from "uqr";
import { LIGHT_COLORS } from "../../ui/light-colors.ts";
import { CARD, type CardColor, type CardFont, type CardShape } from "./card-shapes.ts";
import type { MeasureText } from "./fit-text.ts";
import { LARGEST_QR, type QrCode } from "./qr-layout.ts";

/** Modules of white around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Null if the code would be too fine. */
export function encodeLink(link: string): QrCode | null {
  if (new TextEncoder().encode(link).length > LARGEST_QR.bytes) return null;
  const { data } = encode(link, {
    ecc: "L",
    boostEcc: true,
    maxVersion: LARGEST_QR.version,
    border: QUIET_ZONE,
  });
  return data;
}

/** Draws in the colors and fonts of the page. If a font does not arrive, in the one that the page has instead. */
export async function drawCard(
  canvas: HTMLCanvasElement,
  layOut: (measure: MeasureText) => readonly CardShape[],
): Promise<Blob> {
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  const page = getComputedStyle(document.documentElement);
  const nameOf = ({ family, weight, size }: CardFont) =>
    `${weight} ${size}px ${page.getPropertyValue(FAMILIES[family])}`;
  await loadFonts(nameOf);
  const shapes = layOut((text, font) => {
    context.font = nameOf(font);
    return context.measureText(text).width;
  });
  for (const shape of shapes) {
    context.fillStyle = colorOf(shape.color, page);
    if (shape.kind === "text") {
      context.font = nameOf(shape.font);
      context.fillText(shape.text, shape.x, shape.y);
    } else {
      context.beginPath();
      context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius ?? 0);
      context.fill();
    }
  }
  return await pictureOf(canvas);
}

const FAMILIES = { serif: "--font-serif", sans: "--font-sans" } as const;

const FONTS = [
  { family: "serif", weight: 600, size: 64 },
  { family: "sans", weight: 400, size: 28 },
  { family: "sans", weight: 600, size: 28 },
] as const;

async function loadFonts(nameOf: (font: CardFont) => string): Promise<void> {
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(nameOf(font))));
  await document.fonts.ready;
}

function colorOf(color: CardColor, page: CSSStyleDeclaration): string {
  if (color === "code-ink") return LIGHT_COLORS.ink;
  if (color === "code-paper") return LIGHT_COLORS.paper;
  return page.getPropertyValue(color);
}

function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((picture) => {
      if (picture) resolve(picture);
      else reject(new Error("The canvas gave no picture."));
    }, "image/png");
  });
}
