import type { ReactNode } from "react";
import { bandOf } from "../../dscr/dscr.ts";
import { DscrGauge } from "../../dscr/gauge/dscr-gauge.tsx";
import { BandBadge } from "../../dscr/gauge/ratio-figure.tsx";
import { formatUsd } from "../../dscr/money.ts";
import { Difference } from "../../ui/difference.tsx";

interface RatioAndMonthProps {
  readonly names?: { readonly ratio: string; readonly month: string };
  /** The lender's ratio, or why there is none (see `describeLenderRatio`). */
  readonly ratioText: string;
  readonly monthlyCashFlow: number;
  /** False while bills are unknown: a figure that will fall is not praised. */
  readonly isJudged?: boolean;
  /** In place of a gauge that only shows the ratio. */
  readonly makeGauge?: (ratio: number) => ReactNode;
}

/** One house, one ratio: the lender's, with the owner's month beside it. Others are named and smaller. */
export function RatioAndMonth({
  names = NAMES,
  ratioText,
  monthlyCashFlow,
  isJudged = true,
  makeGauge,
}: RatioAndMonthProps) {
  const ratio = readRatio(ratioText);
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2">
        <div data-truth="lender">
          <VerdictFigure
            label={names.ratio}
            change={<Difference value={ratio} say={(change) => withSign(change, change.toFixed(2))} />}
            aside={isJudged && ratio !== null && <BandBadge level={bandOf(ratio).level} />}
          >
            {ratioText}
          </VerdictFigure>
        </div>
        <div data-truth="owner">
          <VerdictFigure
            label={names.month}
            tone={monthlyCashFlow < 0 ? "text-poor" : isJudged ? "text-good" : ""}
            change={<DollarChange value={monthlyCashFlow} />}
          >
            {formatUsd(monthlyCashFlow)}
          </VerdictFigure>
        </div>
      </div>
      {ratio !== null && (
        <div className="awaits-all mt-2">{makeGauge ? makeGauge(ratio) : <DscrGauge dscr={ratio} />}</div>
      )}
    </>
  );
}

const NAMES = { ratio: "The lender's ratio", month: "The owner's month" };

/** Null for a text in place of a ratio. */
function readRatio(text: string): number | null {
  const ratio = Number(text);
  return Number.isNaN(ratio) ? null : ratio;
}

/** By how much an amount has just changed, in the dollars that are shown. */
export function DollarChange({ value }: { readonly value: number }) {
  return <Difference value={Math.round(value)} say={(dollars) => withSign(dollars, formatUsd(dollars))} />;
}

export function withSign(difference: number, text: string): string {
  return difference > 0 ? `+${text}` : text;
}

interface VerdictFigureProps {
  readonly label: string;
  readonly tone?: string;
  /** After the figure, for a moment. */
  readonly change?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One of the two figures that a verdict rests on. */
export function VerdictFigure({ label, tone = "", change, aside, children }: VerdictFigureProps) {
  return (
    <div>
      <p className="text-[0.94rem] leading-snug font-semibold">{label}</p>
      <p className="mt-0.5 flex items-center gap-3 whitespace-nowrap">
        <span className={`awaits font-serif text-[min(2.3rem,11vw)] leading-none font-semibold ${tone}`}>
          {children}
        </span>
        <span className="awaits-all relative">
          {aside}
          {change}
        </span>
      </p>
    </div>
  );
}
