import type { CardBox, CardShape } from "./card-shapes.ts";
import { type MeasureText, writeLine } from "./fit-text.ts";

/** The modules of a code by row, with its quiet zone; true is dark. */
export type QrCode = readonly (readonly boolean[])[];

/** Up to here, a module has four pixels of the card, which a phone reads from a screen: ISO/IEC 18004, version 13-L. */
export const LARGEST_QR = { version: 13, bytes: 425 } as const;

interface CodePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Whole pixels a module: what lies between two pixels would be grey. */
export function layOutCode(
  code: QrCode,
  { x, y, size }: CodePlace,
  measure: MeasureText,
): readonly CardShape[] {
  const module = Math.floor(size / code.length);
  const inset = Math.floor((size - module * code.length) / 2);
  const caption = {
    x: x + size / 2,
    width: size,
    color: "--ink-soft",
    align: "middle",
    smallest: 16,
  } as const;
  const font = { family: "sans", weight: 400, size: 26 } as const;
  return [
    { kind: "box", x, y, width: size, height: size, color: "code-paper", radius: 12 },
    ...code.flatMap((row, line) =>
      runsOf(row).map(
        ({ start, length }): CardBox => ({
          kind: "box",
          x: x + inset + start * module,
          y: y + inset + line * module,
          width: length * module,
          height: module,
          color: "code-ink",
        }),
      ),
    ),
    writeLine({ ...caption, text: "Scan to open this deal.", y: y + size + 40, font }, measure),
    writeLine({ ...caption, text: "Its figures are in the code.", y: y + size + 76, font }, measure),
  ];
}

/** Dark modules that stand side by side. */
function runsOf(row: readonly boolean[]): readonly { readonly start: number; readonly length: number }[] {
  const runs: { start: number; length: number }[] = [];
  row.forEach((isDark, index) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.start + last.length === index) last.length += 1;
    else runs.push({ start: index, length: 1 });
  });
  return runs;
}
