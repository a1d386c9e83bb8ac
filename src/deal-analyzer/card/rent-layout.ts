import { formatUsd } from "../../dscr/money.ts";
import type { CardBox, CardFont, CardShape } from "./card-shapes.ts";
import { labelLeft } from "./deal-card.ts";
import { type MeasureText, writeLine } from "./fit-text.ts";
import type { RentPart, RentParts } from "./rent-parts.ts";

interface RentPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Width of the list below the bar. */
  readonly column: number;
}

const BAR = { height: 44, gap: 3 };
const ROW = { height: 41, first: 106, swatch: 22, gap: 14 };
const LARGEST = 28;
const SMALLEST = 14;
/** With more digits, the cents of a dollar say nothing. */
const MOST_CENTS = 999;

/** A bar as long as the rent, or as what is spent if that is more, and a line for each of its parts. */
export function layOutRent(
  { rent, spent, left }: RentParts,
  place: RentPlace,
  measure: MeasureText,
): readonly CardShape[] {
  const rest: RentPart = {
    label: labelLeft(left),
    amount: Math.abs(left),
    color: left < 0 ? "--poor" : "--brand",
  };
  const whole = left < 0 ? rent - left : rent;
  return [
    ...layOutBar(spent, rest, left < 0, { ...place, scale: whole > 0 ? place.width / whole : 0 }),
    ...layOutRows([...spent, rest], rent, place, measure),
  ];
}

function layOutBar(
  spent: readonly RentPart[],
  rest: RentPart,
  isAdded: boolean,
  { x, y, width, scale }: RentPlace & { readonly scale: number },
): readonly CardBox[] {
  const box = (from: number, to: number, color: CardBox["color"]): CardBox => {
    const isLast = to > width - 1;
    const gap = !isLast && to - from > 3 * BAR.gap ? BAR.gap : 0;
    return { kind: "box", x: x + from, y, width: to - from - gap, height: BAR.height, color };
  };
  const boxes: CardBox[] = [];
  let end = 0;
  for (const { amount, color } of isAdded ? spent : [...spent, rest]) {
    const from = end;
    end += amount * scale;
    if (end > from) boxes.push(box(from, end, color));
  }
  if (boxes.length === 0) return [box(0, width, "--rule")];
  const added = rest.amount * scale;
  const line: CardBox = {
    kind: "box",
    x: x + width - added,
    y: y + BAR.height + 5,
    width: added,
    height: 9,
    color: rest.color,
  };
  return isAdded ? [...boxes, line] : boxes;
}

interface Row {
  /** Empty where it would say nothing. */
  readonly cents: string;
  readonly label: string;
  readonly amount: string;
  readonly color: CardBox["color"];
}

function listRows(parts: readonly RentPart[], rent: number): readonly Row[] {
  const rows = parts.map(({ label, amount, color }) => {
    const cents = rent > 0 ? Math.round((amount / rent) * 100) : Number.POSITIVE_INFINITY;
    return { label, color, amount: formatUsd(amount), cents, isTiny: cents === 0 && amount > 0 };
  });
  const hasCents = rows.every(({ cents }) => cents <= MOST_CENTS);
  return rows.map(({ cents, isTiny, ...row }) => ({
    ...row,
    cents: hasCents ? `${isTiny ? "<1" : cents}¢` : "",
  }));
}

/** Swatch, cents, label and amount in columns, all in the largest size at which no label is cut. */
function layOutRows(
  parts: readonly RentPart[],
  rent: number,
  { x, y, column }: RentPlace,
  measure: MeasureText,
): readonly CardShape[] {
  const rows = listRows(parts, rent);
  const widest = (name: "cents" | "label" | "amount", font: CardFont) =>
    Math.max(...rows.map((row) => measure(row[name], font)));
  const columnsAt = (size: number) => {
    const [cents, amount] = [widest("cents", strong(size)), widest("amount", strong(size))];
    const start = ROW.swatch + ROW.gap + (cents > 0 ? cents + ROW.gap : 0);
    const room = column - start - amount - ROW.gap;
    return { cents, amount, start, room, isEnough: widest("label", plain(size)) <= room };
  };
  let size = LARGEST;
  while (size > SMALLEST && !columnsAt(size).isEnough) size -= 1;
  const { cents, amount, start, room } = columnsAt(size);
  return rows.flatMap((row, index) => {
    const baseline = y + ROW.first + index * ROW.height;
    const place = { y: baseline, smallest: SMALLEST, color: "--ink" } as const;
    const figure = (text: string, end: number, width: number) =>
      writeLine({ ...place, text, x: end, width, font: strong(size), align: "right" }, measure);
    const top = baseline - ROW.swatch + 2;
    return [
      { kind: "box", x, y: top, width: ROW.swatch, height: ROW.swatch, color: row.color, radius: 4 },
      ...(row.cents ? [figure(row.cents, x + ROW.swatch + ROW.gap + cents, cents)] : []),
      writeLine({ ...place, text: row.label, x: x + start, width: room, font: plain(size) }, measure),
      figure(row.amount, x + column, amount),
    ];
  });
}

function strong(size: number) {
  return { family: "sans", weight: 600, size } as const;
}

function plain(size: number) {
  return { family: "sans", weight: 400, size } as const;
}
