import { DSCR_BANDS, DSCR_MARKS, DSCR_SCALE_MAX } from "../dscr/dscr.ts";
import { LIGHT_COLORS } from "../ui/light-colors.ts";

export interface SocialCard {
  readonly title: string;
  /** The kind of page, in a word or two. */
  readonly label: string;
  readonly siteName: string;
}

/** For Source Serif: its average character is about 0.54 of the font size wide. */
const AVERAGE_WIDTH = 0.54;
const TEXT_WIDTH = 1040;
const SIZES = [84, 72, 62, 54];
const MAX_LINES = 3;

/** A 1200x630 picture: the title over the ratio scale, in the colors of the light theme. */
export function drawSocialCard({ title, label, siteName }: SocialCard): string {
  const { size, lines } = fitTitle(title);
  const top = 190 + size;
  const text = lines
    .map(
      (line, index) =>
        `<text x="80" y="${top + index * size * 1.14}" font-size="${size}">${escapeXml(line)}</text>`,
    )
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${LIGHT_COLORS.paper}"/>
<g font-family="Source Serif 4" font-weight="600" fill="${LIGHT_COLORS.ink}" letter-spacing="-0.8">
<text x="80" y="118" font-size="40" fill="${LIGHT_COLORS.brand}">${escapeXml(siteName)}</text>
${text}
</g>
<text x="1120" y="116" text-anchor="end" font-family="Instrument Sans" font-size="28" fill="${LIGHT_COLORS["ink-soft"]}">${escapeXml(label)}</text>
<rect x="80" y="150" width="1040" height="2" fill="${LIGHT_COLORS.rule}"/>
${scale()}
</svg>`;
}

/** The largest size at which the title fits on three lines; a longer title is cut at a word. */
function fitTitle(title: string): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrap(title, Math.floor(TEXT_WIDTH / (size * AVERAGE_WIDTH)));
    if (lines.length <= MAX_LINES) return { size, lines };
  }
  const size = SIZES.at(-1) ?? 54;
  const lines = wrap(title, Math.floor(TEXT_WIDTH / (size * AVERAGE_WIDTH))).slice(0, MAX_LINES);
  return { size, lines: lines.map((line, index) => (index === MAX_LINES - 1 ? `${line}…` : line)) };
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

function scale(): string {
  const at = (ratio: number) => 80 + (1040 * Math.max(ratio, 0)) / DSCR_SCALE_MAX;
  const bands = DSCR_BANDS.map(({ level, floor }, index) => {
    const [start, end] = [at(floor), at(DSCR_BANDS[index - 1]?.floor ?? DSCR_SCALE_MAX)];
    return `<rect x="${start}" y="500" width="${end - start}" height="26" fill="${LIGHT_COLORS[`${level}-band`]}"/>`;
  });
  const ticks = DSCR_MARKS.map(({ at: ratio, text }, index) => {
    const anchor = ["start", "middle", "middle", "end"][index];
    return `<text x="${at(ratio)}" y="570" text-anchor="${anchor}">${text}</text>`;
  });
  return `${bands.join("")}
<rect x="${at(1.27) - 3}" y="484" width="6" height="58" rx="3" fill="${LIGHT_COLORS.ink}"/>
<g font-family="Instrument Sans" font-size="26" fill="${LIGHT_COLORS["ink-soft"]}">${ticks.join("")}</g>`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
