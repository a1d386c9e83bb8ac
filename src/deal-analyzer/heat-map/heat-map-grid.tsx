import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useState } from "react";
import type { HeatCell, HeatLevel, HeatMap, HeatRow } from "../../calculators/deal/safety/heat-map.ts";
import { formatRatio } from "../../dscr/dscr.ts";
import { type CellPlace, cellAfterKey, cellText, currentPlace, describeCell } from "./heat-map-view.ts";

/** Each mark repeats the meaning of its color. */
const LEVELS = {
  meets: { mark: "✓", look: "bg-good-band font-semibold" },
  near: { mark: "◐", look: "bg-marginal-band" },
  below: { mark: "✕", look: "bg-poor-band" },
} as const satisfies Record<HeatLevel, { mark: string; look: string }>;

const CELL =
  "border-2 border-paper px-1.5 py-2 text-center whitespace-nowrap focus-visible:outline-3 focus-visible:-outline-offset-3";
const CURRENT = "ring-3 ring-ink ring-inset";
const HEADER = "border-2 border-paper px-1.5 py-2";

interface HeatMapGridProps {
  readonly map: HeatMap;
  readonly target: number;
}

/** A single Tab stop; arrows, Home and End move inside. */
export const HeatMapGrid = memo(function HeatMapGrid({ map, target }: HeatMapGridProps) {
  const [visited, setVisited] = useState<CellPlace | null>(null);
  const focusable = visited ?? currentPlace(map);
  const label = `The lender's ratio by ${map.acrossLabel.toLowerCase()} and ${map.downLabel.toLowerCase()}`;

  // Not every browser focuses a table cell on tap, so handle clicks too.
  function visit(event: FocusEvent<HTMLTableElement> | MouseEvent<HTMLTableElement>) {
    const place = placeOf(event.target);
    if (place) setVisited(place);
  }

  return (
    <>
      <div className="scroll-region mt-5 scroll-pl-24 overflow-x-auto" ref={showCurrent}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: where arrow keys move, a table is a grid
          role="grid"
          aria-readonly="true"
          aria-label={label}
          className="w-full border-separate border-spacing-0 text-[0.94rem]"
          onKeyDown={moveFocus}
          onFocus={visit}
          onClick={visit}
        >
          <thead>
            <tr>
              <th scope="col" className={`sticky left-0 z-10 bg-paper text-left font-normal ${HEADER}`}>
                <span className="block text-right text-[0.88rem] text-ink-soft">
                  {map.acrossLabel}&nbsp;→
                </span>
                <span className="block text-[0.88rem] text-ink-soft">{map.downLabel}&nbsp;↓</span>
              </th>
              {map.columns.map(({ label: text, isCurrent }, column) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: small steps can share a label
                  key={column}
                  scope="col"
                  className={`text-center align-bottom whitespace-nowrap ${HEADER} ${isCurrent ? "font-semibold" : "font-normal text-ink-soft"}`}
                >
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {map.rows.map((row, index) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: small steps can share a label
                key={index}
                row={row}
                index={index}
                map={map}
                target={target}
                focusableColumn={index === focusable.row ? focusable.column : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 min-h-[3.2em] max-w-[60ch]" aria-hidden="true">
        {describeCell(map, focusable, target)}.{" "}
        <span className="text-ink-soft">Choose a cell, or move with the arrow keys.</span>
      </p>
    </>
  );
});

interface RowProps extends HeatMapGridProps {
  readonly row: HeatRow;
  readonly index: number;
  readonly focusableColumn: number | null;
}

/** Memoized, so that moving the focus renders two rows instead of the whole map. */
const Row = memo(function Row({ row: { mark, cells }, index, map, target, focusableColumn }: RowProps) {
  return (
    <tr>
      <th
        scope="row"
        className={`sticky left-0 z-10 bg-paper text-left ${HEADER} ${mark.isCurrent ? "font-semibold" : "font-normal text-ink-soft"}`}
      >
        {mark.label}
      </th>
      {cells.map((cell, column) => (
        <td
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the map
          key={column}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid
          role="gridcell"
          tabIndex={column === focusableColumn ? 0 : -1}
          aria-label={describeCell(map, { row: index, column }, target)}
          aria-current={cell.isCurrent || undefined}
          className={lookOf(cell)}
        >
          {LEVELS[cell.level].mark} {cellText(cell, target)}
        </td>
      ))}
    </tr>
  );
});

function lookOf({ level, isCurrent }: HeatCell): string {
  return `${CELL} ${LEVELS[level].look} ${isCurrent ? CURRENT : ""}`;
}

export function HeatMapLegend({ target }: { readonly target: number }) {
  const goal = formatRatio(target);
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-[0.94rem]">
      <Key level="meets" text={`${goal} or more: meets your target`} />
      {target > 1 && <Key level="near" text={`1.00 up to ${goal}`} />}
      <Key level="below" text={`Below ${target > 1 ? "1.00" : goal}`} />
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className={`h-6 w-8 ${CURRENT}`} />
        Your deal
      </li>
    </ul>
  );
}

function Key({ level, text }: { readonly level: HeatLevel; readonly text: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`flex h-6 w-8 items-center justify-center ${LEVELS[level].look}`}>
        {LEVELS[level].mark}
      </span>
      {text}
    </li>
  );
}

function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  if (event.altKey || event.metaKey || event.shiftKey) return;
  const place = placeOf(event.target);
  const { rows } = event.currentTarget;
  const columns = rows[0]?.cells.length ?? 1;
  const next =
    place && cellAfterKey(event.key, event.ctrlKey, place, { rows: rows.length - 1, columns: columns - 1 });
  if (!next) return;
  event.preventDefault();
  rows[next.row + 1]?.cells[next.column + 1]?.focus();
}

/** The position of a ratio cell; null for headers. */
function placeOf(target: EventTarget): CellPlace | null {
  if (!(target instanceof HTMLTableCellElement) || target.tagName !== "TD") return null;
  const row = target.parentElement;
  return row instanceof HTMLTableRowElement ? { row: row.rowIndex - 1, column: target.cellIndex - 1 } : null;
}

/** On a phone the map is wider than the screen, so scroll the deal's own column next to the row headers. */
function showCurrent(scroller: HTMLDivElement | null) {
  const cell = scroller?.querySelector<HTMLElement>("[aria-current]");
  const header = scroller?.querySelector("th");
  if (!scroller || !cell || !header) return;
  const room = scroller.clientWidth - header.offsetWidth;
  scroller.scrollLeft = cell.offsetLeft - header.offsetWidth - (room - cell.offsetWidth) / 2;
}
