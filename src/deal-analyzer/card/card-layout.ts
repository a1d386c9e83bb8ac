import { DSCR_BANDS, DSCR_MARKS, DSCR_SCALE_MAX } from "../../dscr/dscr.ts";
import { formatUsd } from "../../dscr/money.ts";
import { CARD, type CardBox, type CardColor, type CardShape, type CardText } from "./card-shapes.ts";
import { CHANGE_HEADING, type DealCard, RENT_HEADING } from "./deal-card.ts";
import { type MeasureText, writeLine, writeLines } from "./fit-text.ts";
import { layOutCode, type QrCode } from "./qr-layout.ts";
import { layOutRent } from "./rent-layout.ts";

export interface CardFrame {
  readonly siteName: string;
  /** Where it was made, for people who type it: host and path. */
  readonly address: string;
  /** Null if the link is too long for one. */
  readonly code: QrCode | null;
}

const LEFT = 64;
const WIDTH = CARD.width - 2 * LEFT;
const RIGHT = LEFT + WIDTH;
/** The code has a column of its own below the bar of the rent. */
const CODE = { size: 332, top: 836, gap: 44 };

/** The picture of a deal as shapes: the paper first, each over the ones before. Nothing overlaps but what is meant to. */
export function layOutCard(card: DealCard, frame: CardFrame, measure: MeasureText): readonly CardShape[] {
  const column = frame.code ? WIDTH - CODE.size - CODE.gap : WIDTH;
  return [
    { kind: "box", x: 0, y: 0, ...CARD, color: "--paper" },
    ...layOutHead(card, frame, measure),
    ...layOutFigures(card, measure),
    ...(card.ratio === null
      ? [writeLine({ ...soft(card.whyNoRatio, 30), x: LEFT, y: 636, width: WIDTH, smallest: 18 }, measure)]
      : layOutGauge(card.ratio, measure)),
    rule(694),
    ...layOutRentHead(card, measure),
    ...layOutRent(card.parts, { x: LEFT, y: 764, width: WIDTH, column }, measure),
    ...layOutChange(card, column, measure),
    ...(frame.code
      ? layOutCode(frame.code, { x: RIGHT - CODE.size, y: CODE.top, size: CODE.size }, measure)
      : []),
    ...layOutNotes(card, measure),
  ];
}

function rule(y: number): CardBox {
  return { kind: "box", x: LEFT, y, width: WIDTH, height: 2, color: "--rule" };
}

function layOutHead(
  { house, loan, verdict }: DealCard,
  { siteName, address }: CardFrame,
  measure: MeasureText,
): readonly CardShape[] {
  const half = WIDTH / 2 - 16;
  return [
    writeLine(
      { text: siteName, x: LEFT, y: 104, width: half, font: serif(44), smallest: 24, color: "--brand" },
      measure,
    ),
    writeLine({ ...soft(address, 28), x: RIGHT, y: 102, width: half, smallest: 16, align: "right" }, measure),
    rule(132),
    writeLine(
      { text: house, x: LEFT, y: 186, width: WIDTH, font: strong(36), smallest: 24, color: "--ink" },
      measure,
    ),
    writeLine({ ...soft(loan, 30), x: LEFT, y: 228, width: WIDTH, smallest: 20 }, measure),
    ...writeLines(
      {
        text: verdict,
        x: LEFT,
        y: 254,
        width: WIDTH,
        bottom: 406,
        font: serif(64),
        smallest: 34,
        color: "--ink",
      },
      measure,
    ),
  ];
}

function layOutFigures({ ratioText, ratio, parts }: DealCard, measure: MeasureText): readonly CardText[] {
  const width = WIDTH / 2 - 16;
  const figure = (text: string, x: number, size: number, color: CardColor) =>
    writeLine({ text, x, y: 550, width, font: serif(size), smallest: 34, color }, measure);
  const label = (text: string, x: number) =>
    writeLine({ text, x, y: 448, width, font: strong(28), smallest: 18, color: "--ink" }, measure);
  const second = LEFT + width + 32;
  return [
    label("The lender's ratio", LEFT),
    figure(ratioText, LEFT, ratio === null ? 84 : 124, "--ink"),
    label("The owner's month", second),
    figure(formatUsd(parts.left), second, 124, parts.left < 0 ? "--poor" : "--good"),
  ];
}

const GAUGE = { top: 580, base: 630, height: 20, step: 6, ticks: 672 };

const BAND_COLORS = {
  excellent: "--excellent-gauge",
  good: "--good-gauge",
  marginal: "--marginal-gauge",
  poor: "--poor-gauge",
} as const;

/** The needle stands here, as far to the right as the scale goes. */
export function needleAt(ratio: number): number {
  return LEFT + (WIDTH * Math.min(Math.max(ratio, 0), DSCR_SCALE_MAX)) / DSCR_SCALE_MAX;
}

/** As on the page: each band is a step higher than the one before. */
function layOutGauge(ratio: number, measure: MeasureText): readonly CardShape[] {
  const { top, base, height, step, ticks } = GAUGE;
  const bands = DSCR_BANDS.map(({ level, floor }, index): CardBox => {
    const rise = height + step * (DSCR_BANDS.length - 1 - index);
    const [from, to] = [needleAt(floor), needleAt(DSCR_BANDS[index - 1]?.floor ?? DSCR_SCALE_MAX)];
    const gap = index === 0 ? 0 : 4;
    return {
      kind: "box",
      x: from,
      y: base - rise,
      width: to - from - gap,
      height: rise,
      color: BAND_COLORS[level],
    };
  });
  const marks = DSCR_MARKS.map(({ at, text }) => {
    const align = at <= 0 ? "left" : at >= DSCR_SCALE_MAX ? "right" : "middle";
    return writeLine(
      { ...soft(text, 26), x: needleAt(at), y: ticks, width: 120, smallest: 16, align },
      measure,
    );
  });
  const needle = (width: number, color: CardColor): CardBox => ({
    kind: "box",
    x: needleAt(ratio) - width / 2,
    y: top,
    width,
    height: base + 8 - top,
    color,
    radius: width / 2,
  });
  return [...bands, ...marks, needle(18, "--paper"), needle(8, "--ink")];
}

function layOutRentHead({ parts }: DealCard, measure: MeasureText): readonly CardText[] {
  const place = { y: 744, smallest: 18, font: strong(30), color: "--ink" } as const;
  const heading = writeLine({ ...place, text: RENT_HEADING, x: LEFT, width: WIDTH * 0.56 }, measure);
  const room = WIDTH - heading.width - 32;
  const rent = `${formatUsd(parts.rent)} a month`;
  return [
    heading,
    writeLine({ ...place, ...soft(rent, 30), x: RIGHT, width: room, align: "right" }, measure),
  ];
}

function layOutChange({ change }: DealCard, width: number, measure: MeasureText): readonly CardText[] {
  const words = { text: change.words, font: strong(30), color: "--ink", y: 1152, bottom: 1224 } as const;
  const lines = [
    writeLine({ ...soft(CHANGE_HEADING, 28), x: LEFT, y: 1138, width, smallest: 18 }, measure),
    ...writeLines({ ...words, x: LEFT, width, smallest: 18 }, measure),
  ];
  if (change.cost === "") return lines;
  const above = lines.at(-1);
  const y = above ? above.y + above.font.size * 0.4 : words.bottom;
  return [
    ...lines,
    ...writeLines({ ...soft(change.cost, 26), x: LEFT, y, width, bottom: 1264, smallest: 16 }, measure),
  ];
}

function layOutNotes({ notes }: DealCard, measure: MeasureText): readonly CardShape[] {
  return [
    rule(1272),
    ...writeLines(
      { ...soft(notes.join(" "), 25), x: LEFT, y: 1284, width: WIDTH, bottom: 1344, smallest: 18 },
      measure,
    ),
  ];
}

function serif(size: number) {
  return { family: "serif", weight: 600, size } as const;
}

function strong(size: number) {
  return { family: "sans", weight: 600, size } as const;
}

function soft(text: string, size: number) {
  return { text, font: { family: "sans", weight: 400, size }, color: "--ink-soft" } as const;
}
