import { NO_DEBT } from "../../calculators/deal/ratios/ratio-labels.ts";
import { formatRatioBeside } from "../../calculators/deal/ratios/ratio-text.ts";
import type { Axis, HeatCell, HeatMap } from "../../calculators/deal/safety/heat-map.ts";

export interface Axes {
  readonly across: Axis;
  readonly down: Axis;
}

/** The two axes always differ: choosing the other's axis swaps them. */
export function chooseAxis({ across, down }: Axes, direction: keyof Axes, axis: Axis): Axes {
  if (direction === "across") return { across: axis, down: axis === down ? across : down };
  return { across: axis === across ? down : across, down: axis };
}

/** Zero-based, without headers. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * The cell that a key moves the focus to, or null if the key does not move it. At an edge the focus stays, as the
 * WAI-ARIA grid pattern requires.
 */
export function cellAfterKey(
  key: string,
  isControlHeld: boolean,
  { row, column }: CellPlace,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): CellPlace | null {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  if (key === "Home") return { row: isControlHeld ? 0 : row, column: 0 };
  if (key === "End") return { row: isControlHeld ? lastRow : row, column: lastColumn };
  if (isControlHeld) return null;
  switch (key) {
    case "ArrowUp":
      return { row: Math.max(row - 1, 0), column };
    case "ArrowDown":
      return { row: Math.min(row + 1, lastRow), column };
    case "ArrowLeft":
      return { row, column: Math.max(column - 1, 0) };
    case "ArrowRight":
      return { row, column: Math.min(column + 1, lastColumn) };
    default:
      return null;
  }
}

/** The deal's own cell. */
export function currentPlace({ columns, rows }: HeatMap): CellPlace {
  return {
    row: Math.max(
      rows.findIndex(({ mark }) => mark.isCurrent),
      0,
    ),
    column: Math.max(
      columns.findIndex(({ isCurrent }) => isCurrent),
      0,
    ),
  };
}

/** Never rounds up to the target: a cell below 1.22 must not read 1.22. */
export function cellText({ ratio }: HeatCell, target: number): string {
  return ratio === null ? NO_DEBT : formatRatioBeside(ratio, target);
}

const MEANINGS = {
  meets: "meets the target",
  near: "below the target",
  below: "below the target and below 1.00",
} as const satisfies Record<HeatCell["level"], string>;

/** "Rate 7.25%, rent a month $2,500: 1.17, below the target, your deal" */
export function describeCell(map: HeatMap, { row, column }: CellPlace, target: number): string {
  const heatRow = map.rows[row];
  const mark = map.columns[column];
  const cell = heatRow?.cells[column];
  if (!heatRow || !mark || !cell) return "";
  const place = `${map.acrossLabel} ${mark.label}, ${map.downLabel.toLowerCase()} ${heatRow.mark.label}`;
  return `${place}: ${cellText(cell, target)}, ${MEANINGS[cell.level]}${cell.isCurrent ? ", your deal" : ""}`;
}
