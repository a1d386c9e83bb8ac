import { escapeXml } from "../../../seo/sitemap.ts";
import { RATIO_ENDS, RATIO_STEPS } from "../ratio-steps.ts";
import type { StateOutlines } from "../states/us-map-outlines.ts";
import type { MapOfYear } from "./year-ratios.ts";
import { sayTerms, sayYear } from "./year-words.ts";

export interface PictureColors {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  readonly edge: string;
  /** Of `RATIO_STEPS`. */
  readonly steps: readonly string[];
}

interface YearPicture {
  readonly map: MapOfYear;
  readonly today: MapOfYear;
  /** In units of their own, which fill `width` and `height`. */
  readonly outlines: StateOutlines;
  readonly width: number;
  readonly height: number;
  readonly colors: PictureColors;
  /** Sources, notice and who made it. */
  readonly note: string;
}

/** Wide enough for a presentation, and for a column of text on a phone. */
const WIDTH = 1200;
const EDGE = 56;
const INNER = WIDTH - 2 * EDGE;

/** Sizes, and how many characters fit into a line in the widest fonts: an image has no line breaks of its own. */
const HEADLINE = { size: 44, line: 54, characters: 40 };
const TERMS = { size: 25, line: 34, characters: 76 };
const NOTE = { size: 18, line: 25, characters: 104 };
const LEGEND = { size: 20, height: 18 };

/** The map of a year with its sentence, as an image that stands alone: an SVG without styles, which a policy may refuse. */
export function drawYear({ map, today, outlines, width, height, colors, note }: YearPicture) {
  const lines: string[] = [];
  let y = EDGE;
  const write = (text: string, { size, line, characters }: typeof HEADLINE, look: string) => {
    for (const part of breakLines(text, characters)) {
      y += line;
      lines.push(`<text x="${EDGE}" y="${y}" font-size="${size}" ${look}>${escapeXml(part)}</text>`);
    }
  };
  write(sayYear(map, today), HEADLINE, `fill="${colors.ink}" font-family="Georgia, serif" font-weight="700"`);
  y += 14;
  write(sayTerms(map), TERMS, `fill="${colors.soft}" ${SANS}`);
  y += 30;
  const scale = INNER / width;
  const lands = map.ratios.map(
    ({ place, step }) => `<path d="${outlines.get(place.slug) ?? ""}" fill="${colors.steps[step]}"/>`,
  );
  lines.push(
    `<g transform="translate(${EDGE} ${y}) scale(${scale})" stroke="${colors.edge}" stroke-width="${1 / scale}" stroke-linejoin="round">${lands.join("")}</g>`,
  );
  y += height * scale + 48;
  lines.push(drawLegend(y, colors));
  y += 70;
  write(note, NOTE, `fill="${colors.soft}" ${SANS}`);
  const total = Math.ceil(y + EDGE);
  const label = escapeXml(sayYear(map, today));
  return {
    width: WIDTH,
    height: total,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${total}" viewBox="0 0 ${WIDTH} ${total}" role="img" aria-label="${label}"><title>${label}</title><rect width="${WIDTH}" height="${total}" fill="${colors.paper}"/>${lines.join("")}</svg>`,
  };
}

const SANS = `font-family="Helvetica, Arial, sans-serif"`;

function drawLegend(y: number, { ink, steps }: PictureColors): string {
  const [low, high] = RATIO_ENDS;
  const width = INNER / RATIO_STEPS.length;
  const text = (x: number, at: number, anchor: string, said: string) =>
    `<text x="${x}" y="${at}" text-anchor="${anchor}">${said}</text>`;
  const strip = RATIO_STEPS.map(({ from }, step) => {
    const x = EDGE + step * width;
    const band = `<rect x="${x}" y="${y}" width="${width}" height="${LEGEND.height}" fill="${steps[step]}"/>`;
    return from === 0 ? band : band + text(x, y + LEGEND.height + 24, "middle", from.toFixed(2));
  });
  const ends = text(EDGE, y - 10, "start", low) + text(WIDTH - EDGE, y - 10, "end", high);
  return `<g font-size="${LEGEND.size}" fill="${ink}" ${SANS}>${ends}${strip.join("")}</g>`;
}

/** Lines of at most so many characters, broken between words. */
export function breakLines(text: string, characters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > characters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
