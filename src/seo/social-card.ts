import { bandOf, DSCR_BANDS, DSCR_MARKS, DSCR_SCALE_MAX, formatRatio } from "../dscr/dscr.ts";
import { LIGHT_COLORS } from "../ui/light-colors.ts";
import type { CardPicture } from "./card-picture.ts";

export interface SocialCard {
  readonly title: string;
  /** The kind of page, in a word or two. */
  readonly label: string;
  readonly siteName: string;
  /** What the page shows. Without it the scale has no marker, because the page has no ratio of its own. */
  readonly picture?: CardPicture | undefined;
}

/** For Source Serif: its average character is about 0.54 of the font size wide. */
const AVERAGE_WIDTH = 0.54;
const LEFT = 80;
const RIGHT = 1120;
const SIZES = [76, 66, 58, 50];
const MAX_LINES = 2;

/** A 1200x630 picture: the title over what the page shows, in the colors of the light theme. */
export function drawSocialCard({ title, label, siteName, picture }: SocialCard): string {
  const { size, lines } = fitTitle(title);
  const top = 182 + size;
  const text = lines
    .map(
      (line, index) =>
        `<text x="${LEFT}" y="${top + index * size * 1.14}" font-size="${size}">${escapeXml(line)}</text>`,
    )
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${LIGHT_COLORS.paper}"/>
<g font-family="Source Serif 4" font-weight="600" fill="${LIGHT_COLORS.ink}" letter-spacing="-0.8">
<text x="${LEFT}" y="118" font-size="40" fill="${LIGHT_COLORS.brand}">${escapeXml(siteName)}</text>
${text}
</g>
<text x="${RIGHT}" y="116" text-anchor="end" font-family="Instrument Sans" font-size="28" fill="${LIGHT_COLORS["ink-soft"]}">${escapeXml(label)}</text>
<rect x="${LEFT}" y="150" width="${RIGHT - LEFT}" height="2" fill="${LIGHT_COLORS.rule}"/>
${picture ? drawPicture(picture) : scale(LEFT, RIGHT, 500)}
</svg>`;
}

/** The largest size at which the title fits on two lines; a longer title is cut at a word. */
function fitTitle(title: string): { size: number; lines: string[] } {
  const linesAt = (size: number) => wrap(title, Math.floor((RIGHT - LEFT) / (size * AVERAGE_WIDTH)));
  const size = SIZES.find((candidate) => linesAt(candidate).length <= MAX_LINES);
  if (size !== undefined) return { size, lines: linesAt(size) };
  const smallest = SIZES.at(-1) ?? 50;
  const lines = linesAt(smallest).slice(0, MAX_LINES);
  return { size: smallest, lines: lines.map((line, index) => (index === MAX_LINES - 1 ? `${line}…` : line)) };
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function drawPicture(picture: CardPicture): string {
  switch (picture.kind) {
    case "ratio":
      return drawRatio(picture);
    case "bars":
      return caption(picture.caption) + drawBars(picture.bars);
    case "lines":
      return caption(picture.caption) + drawLines(picture.lines);
    case "map":
      return drawMap(picture);
  }
}

/** Pictures lie between these. */
const TOP = 440;
const BOTTOM = 590;

function caption(text: string, x = LEFT): string {
  return `<text x="${x}" y="414" font-family="Instrument Sans" font-size="28" fill="${LIGHT_COLORS["ink-soft"]}">${escapeXml(text)}</text>`;
}

function drawRatio({ ratio, caption: text, outline }: Extract<CardPicture, { kind: "ratio" }>): string {
  const right = outline ? 880 : RIGHT;
  const color = LIGHT_COLORS[bandOf(ratio).level];
  return `${caption(text)}
<text x="${LEFT - 6}" y="570" font-family="Source Serif 4" font-weight="600" font-size="150" fill="${color}">${formatRatio(ratio)}</text>
${scale(430, right, 500, ratio)}
${outline ? `<svg x="920" y="390" width="200" height="200" viewBox="${outline.viewBox}"><path d="${outline.path}" fill="${LIGHT_COLORS["brand-wash"]}" stroke="${LIGHT_COLORS.brand}" stroke-width="3" vector-effect="non-scaling-stroke"/></svg>` : ""}`;
}

function drawMap({ caption: text, figure, viewBox, lands }: Extract<CardPicture, { kind: "map" }>): string {
  const shapes = lands.map(
    ({ path, tone }) =>
      `<path d="${path}" fill="${LIGHT_COLORS[`${tone}-band`]}" stroke="${LIGHT_COLORS[tone]}" stroke-width="1.5" vector-effect="non-scaling-stroke"/>`,
  );
  return `${caption(text)}
<text x="${LEFT - 6}" y="560" font-family="Source Serif 4" font-weight="600" font-size="112" fill="${LIGHT_COLORS.ink}">${escapeXml(figure)}</text>
<svg x="720" y="370" width="400" height="235" viewBox="${viewBox}">${shapes.join("")}</svg>`;
}

/** Each bar in a column of its own, from one amount to another. */
function drawBars(bars: Extract<CardPicture, { kind: "bars" }>["bars"]): string {
  const yOf = heightIn(bars.flatMap(({ from, to }) => [from, to, 0]));
  const step = (RIGHT - LEFT) / bars.length;
  const drawn = bars.map(({ from, to, tone }, index) => {
    const [high, low] = [yOf(Math.max(from, to)), yOf(Math.min(from, to))];
    return `<rect x="${LEFT + index * step}" y="${high}" width="${step * 0.72}" height="${Math.max(low - high, 3)}" rx="3" fill="${LIGHT_COLORS[tone]}"/>`;
  });
  return `${drawn.join("")}<rect x="${LEFT}" y="${yOf(0)}" width="${RIGHT - LEFT}" height="2" fill="${LIGHT_COLORS.edge}"/>`;
}

const LINE_COLORS = [LIGHT_COLORS.brand, LIGHT_COLORS.marginal, LIGHT_COLORS["ink-soft"]];

function drawLines(lines: Extract<CardPicture, { kind: "lines" }>["lines"]): string {
  const yOf = heightIn(lines.flat());
  return lines
    .map((line, index) => {
      const points = line.map(
        (amount, at) => `${LEFT + ((RIGHT - LEFT) * at) / Math.max(line.length - 1, 1)},${yOf(amount)}`,
      );
      return `<polyline points="${points.join(" ")}" fill="none" stroke="${LINE_COLORS[index % LINE_COLORS.length]}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>`;
    })
    .join("");
}

function heightIn(amounts: readonly number[]): (amount: number) => number {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  return (amount) => BOTTOM - ((amount - low) / (high - low || 1)) * (BOTTOM - TOP);
}

/** The scale of the ratio, with a marker if there is one to mark. */
function scale(left: number, right: number, top: number, ratio?: number): string {
  const at = (value: number) =>
    left + ((right - left) * Math.min(Math.max(value, 0), DSCR_SCALE_MAX)) / DSCR_SCALE_MAX;
  const bands = DSCR_BANDS.map(({ level, floor }, index) => {
    const [start, end] = [at(floor), at(DSCR_BANDS[index - 1]?.floor ?? DSCR_SCALE_MAX)];
    return `<rect x="${start}" y="${top}" width="${end - start}" height="26" fill="${LIGHT_COLORS[`${level}-band`]}"/>`;
  });
  const ticks = DSCR_MARKS.map(({ at: value, text }, index) => {
    const anchor = ["start", "middle", "middle", "end"][index];
    return `<text x="${at(value)}" y="${top + 70}" text-anchor="${anchor}">${text}</text>`;
  });
  const marker =
    ratio === undefined
      ? ""
      : `<rect x="${at(ratio) - 3}" y="${top - 16}" width="6" height="58" rx="3" fill="${LIGHT_COLORS.ink}"/>`;
  return `${bands.join("")}
${marker}
<g font-family="Instrument Sans" font-size="26" fill="${LIGHT_COLORS["ink-soft"]}">${ticks.join("")}</g>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
