import { memo } from "react";
import { formatUsd } from "../../dscr/money.ts";
import type { CashEvent, CashSteps } from "../cash-steps.ts";

const HEIGHT = 300;
const TOP = 28;
const BASE = 236;
const LINE = 19;
/** Marks close together stand on different lines. The last of four is far from the first. */
const LINES = 3;
/** Percent of the width that shows the time after the refinance. */
const AFTER = 18;

/** A step for each month. Widths are percentages, so the picture fits any screen and its text keeps its size. */
export const CashChart = memo(function CashChart({ steps }: { readonly steps: CashSteps }) {
  const { points, events, left } = steps;
  const amounts = [0, left, ...points.map(({ cash }) => cash)];
  const low = Math.min(...amounts);
  const span = Math.max(...amounts) - low || 1;
  const yOf = (cash: number) => BASE - ((cash - low) / span) * (BASE - TOP);
  const width = (100 - AFTER) / points.length;
  const refinanced = 100 - AFTER;
  const marks = marksOf(events, (month) => month * width, refinanced);
  const highest = points.reduce((most, point) => (point.cash > most.cash ? point : most));
  return (
    <svg
      role="img"
      aria-label={`Cash in the house by month, at most ${formatUsd(highest.cash)}, and ${formatUsd(left)} after the refinance. The same figures stand in the table.`}
      width="100%"
      height={HEIGHT}
      className="block"
    >
      {points.map(({ month, cash }, index) => (
        <Step
          key={month}
          x={month * width}
          width={width}
          zero={yOf(0)}
          before={yOf(points[index - 1]?.cash ?? 0)}
          at={yOf(cash)}
          tone="before"
        />
      ))}
      <Step
        x={refinanced}
        width={AFTER}
        zero={yOf(0)}
        before={yOf(points.at(-1)?.cash ?? 0)}
        at={yOf(left)}
        tone={left <= 0 ? "none-left" : "some-left"}
      />
      <line x1="0" x2="100%" y1={yOf(0)} y2={yOf(0)} className="stroke-edge" />
      <text x="0" y="14" className="fill-ink-soft text-[0.8rem]">
        At most {formatUsd(highest.cash)}
      </text>
      <text x="100%" y="14" textAnchor="end" className="fill-ink-soft text-[0.8rem]">
        Left in {formatUsd(left)}
      </text>
      {marks.map(({ x, text, line }) => (
        <line key={text} x1={`${x}%`} x2={`${x}%`} y1={BASE} y2={line + 2} className="stroke-edge" />
      ))}
      {marks.map((mark) => (
        <MarkText key={mark.text} mark={mark} />
      ))}
    </svg>
  );
});

interface StepProps {
  readonly x: number;
  readonly width: number;
  /** Heights of no cash, of the cash until this month, and of the cash from it on. */
  readonly zero: number;
  readonly before: number;
  readonly at: number;
  readonly tone: keyof typeof TONES;
}

const TONES = {
  before: { area: "fill-brand-wash", edge: "stroke-brand" },
  "some-left": { area: "fill-marginal-band", edge: "stroke-marginal" },
  "none-left": { area: "fill-good-band", edge: "stroke-good" },
} as const;

function Step({ x, width, zero, before, at, tone }: StepProps) {
  const { area, edge } = TONES[tone];
  const [left, right] = [`${x}%`, `${x + width}%`];
  return (
    <>
      <rect
        x={left}
        y={Math.min(zero, at)}
        width={`${width}%`}
        height={Math.abs(at - zero)}
        className={area}
      />
      <line x1={left} x2={left} y1={before} y2={at} className={edge} strokeWidth="2" />
      <line x1={left} x2={right} y1={at} y2={at} className={edge} strokeWidth="2" />
    </>
  );
}

interface Mark {
  /** Percent of the width. */
  readonly x: number;
  /** Base line of the text. */
  readonly line: number;
  readonly text: string;
}

/** The outline in the color of the page keeps the text readable where it crosses the line of another mark. */
function MarkText({ mark: { x, line, text } }: { readonly mark: Mark }) {
  const isRight = x > 50;
  return (
    <text
      x={`${x}%`}
      dx={isRight ? -4 : 4}
      y={line}
      textAnchor={isRight ? "end" : "start"}
      strokeWidth="4"
      className="fill-ink-soft stroke-paper text-[0.8rem] [paint-order:stroke]"
    >
      {text}
    </text>
  );
}

/** One mark for each month in which something happens, and one for the refinance. */
function marksOf(
  events: readonly CashEvent[],
  xOf: (month: number) => number,
  refinanced: number,
): readonly Mark[] {
  const marks = new Map<number, string>();
  for (const { month, name } of events.slice(0, -2)) {
    const known = marks.get(month);
    marks.set(month, known ? `${known}, ${name.toLowerCase()}` : name);
  }
  const last = events.at(-1);
  const placed = [
    ...[...marks].map(([month, names]) => ({ x: xOf(month), text: `${month}: ${names}` })),
    ...(last ? [{ x: refinanced, text: `${last.month}: ${last.name}` }] : []),
  ];
  return placed.map((mark, index) => ({ ...mark, line: BASE - 3 + LINE * (1 + (index % LINES)) }));
}
