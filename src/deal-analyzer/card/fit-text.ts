import type { CardFont, CardText } from "./card-shapes.ts";

/** Width of a line in pixels. */
export type MeasureText = (text: string, font: CardFont) => number;

interface Writing extends Pick<CardText, "text" | "x" | "y" | "color"> {
  readonly font: CardFont;
  /** The most that it may take. */
  readonly width: number;
  /** The smallest size that is still read on a phone. */
  readonly smallest: number;
}

const ELLIPSIS = "…";
const STEP = 2;

/** At the largest size that fits. What does not fit at the smallest is cut. */
export function writeLine(
  { font, width, smallest, ...place }: Writing & { readonly align?: "left" | "right" | "middle" },
  measure: MeasureText,
): CardText {
  const { x, y, text, color, align = "left" } = place;
  const fitting = sizesOf(font, smallest).find((sized) => measure(text, sized) <= width);
  const used = fitting ?? { ...font, size: smallest };
  const shown = fitting ? text : cutTo(text, width, used, measure);
  const taken = measure(shown, used);
  const shift = { left: 0, right: taken, middle: taken / 2 }[align];
  return { kind: "text", text: shown, x: x - shift, y, width: taken, font: used, color };
}

/** Lines below each other from `y`, the top, at the largest size at which they stay above `bottom`. */
export function writeLines(
  { text, x, y, color, font, width, smallest, bottom }: Writing & { readonly bottom: number },
  measure: MeasureText,
): readonly CardText[] {
  const mostLines = ({ size }: CardFont) => Math.max(Math.floor((bottom - y) / heightOf(size)), 1);
  const words = text.split(" ");
  const fitting = sizesOf(font, smallest).find(
    (sized) =>
      words.every((word) => measure(word, sized) <= width) &&
      wrap(words, width, sized, measure).length <= mostLines(sized),
  );
  const used = fitting ?? { ...font, size: smallest };
  const all = wrap(fitting ? words : breakWords(words, width, used, measure), width, used, measure);
  const most = mostLines(used);
  const lines =
    all.length > most
      ? [...all.slice(0, most - 1), cutTo(all.slice(most - 1).join(" "), width, used, measure)]
      : all;
  return lines.map((line, index) => ({
    kind: "text",
    text: line,
    x,
    y: y + index * heightOf(used.size) + used.size * ASCENT,
    width: measure(line, used),
    font: used,
    color,
  }));
}

/** Of the fonts of this site, in parts of their size: from the baseline to the top of the highest letter. */
const ASCENT = 0.92;
const LINE_HEIGHT = 1.16;

function heightOf(size: number): number {
  return size * LINE_HEIGHT;
}

function sizesOf(font: CardFont, smallest: number): readonly CardFont[] {
  const count = Math.floor((font.size - smallest) / STEP) + 1;
  return Array.from({ length: count }, (_, index) => ({ ...font, size: font.size - index * STEP }));
}

function wrap(
  words: readonly string[],
  width: number,
  font: CardFont,
  measure: MeasureText,
): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && measure(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Only what is wider than a line is broken. */
function breakWords(
  words: readonly string[],
  width: number,
  font: CardFont,
  measure: MeasureText,
): readonly string[] {
  return words.flatMap((word) => {
    const parts: string[] = [];
    for (const character of word) {
      const last = parts.at(-1);
      if (last !== undefined && measure(last + character, font) <= width)
        parts[parts.length - 1] = last + character;
      else parts.push(character);
    }
    return parts;
  });
}

function cutTo(text: string, width: number, font: CardFont, measure: MeasureText): string {
  const characters = Array.from(text);
  while (characters.length > 0 && measure(characters.join("") + ELLIPSIS, font) > width) characters.pop();
  return characters.join("").trimEnd() + ELLIPSIS;
}
