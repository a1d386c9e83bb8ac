import { useId } from "react";
import { formatRate } from "../../../dscr/rate-estimate.ts";
import type { YearsFile } from "../../../price-history/years/years-file.ts";
import { Slider } from "../../../ui/form/slider.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { DOWN_PAYMENT } from "../map-ratios.ts";
import { SPREAD, type YearChoice } from "./year-address.ts";
import { YearBars } from "./year-bars.tsx";
import type { MapOfYear } from "./year-ratios.ts";
import { sayPoints, sayStates } from "./year-words.ts";

interface YearsPanelProps {
  readonly labels: YearsFile["text"]["labels"];
  readonly maps: readonly [MapOfYear, ...MapOfYear[]];
  readonly shown: MapOfYear;
  readonly choice: YearChoice;
  readonly play: { readonly isPlaying: boolean; readonly isOff: boolean; readonly toggle: () => void };
  readonly onChoice: (choice: YearChoice) => void;
}

/** The year with its rate, the years to move through, and the loan. */
export function YearsPanel(props: YearsPanelProps) {
  const { labels, maps, shown, choice, play, onChoice } = props;
  const id = useId();
  const { year, spread, downPaymentPercent } = choice;
  const [first, last] = [maps[0].year, maps.at(-1)?.year ?? year];
  const toYear = (next: number) => onChoice({ ...choice, year: Math.min(Math.max(next, first), last) });
  return (
    <div className="max-sm:[&_label]:text-sm max-sm:[&_output]:text-sm print:hidden">
      <div className="flex items-center justify-between gap-x-3">
        <p className="leading-tight">
          <span className="block font-serif text-[1.7rem] leading-none font-semibold lg:text-[2rem]">
            {year}
          </span>
          <span className="text-sm text-ink-soft">at {formatRate(shown.loan.ratePercent)}</span>
        </p>
        <div className="flex gap-1">
          <StepButton label={labels.before} isOff={year === first} onClick={() => toYear(year - 1)}>
            <path d="M15 5l-7 7 7 7" />
          </StepButton>
          <StepButton
            label={play.isPlaying ? labels.pause : labels.play}
            isOff={play.isOff}
            describedBy={play.isOff ? `${id}-still` : undefined}
            onClick={play.toggle}
          >
            <path d={play.isPlaying ? "M8 5v14M16 5v14" : "M7 4l13 8-13 8Z"} />
          </StepButton>
          <StepButton label={labels.after} isOff={year === last} onClick={() => toYear(year + 1)}>
            <path d="M9 5l7 7-7 7" />
          </StepButton>
        </div>
      </div>
      {play.isOff && (
        <p id={`${id}-still`} className="mt-1 text-sm text-ink-soft">
          {labels.still}
        </p>
      )}
      <div className="mt-2">
        <YearBars maps={maps} year={year} />
        <Slider
          id={`${id}-year`}
          label={labels.year}
          min={first}
          max={last}
          step={1}
          value={year}
          text={sayStates(shown.green)}
          spoken={`${year}: ${sayStates(shown.green)}`}
          onValue={toYear}
        />
      </div>
      <div className="grid grid-cols-2 gap-x-4 lg:grid-cols-1 lg:gap-y-3">
        <Slider
          id={`${id}-spread`}
          label={labels.spread}
          min={SPREAD.min}
          max={SPREAD.max}
          step={SPREAD.step}
          value={spread}
          text={`+${spread}`}
          spoken={sayPoints(spread)}
          onValue={(points) => onChoice({ ...choice, spread: points })}
        />
        <Slider
          id={`${id}-down`}
          label={labels.downPayment}
          {...DOWN_PAYMENT}
          value={downPaymentPercent}
          text={`${downPaymentPercent}%`}
          onValue={(percent) => onChoice({ ...choice, downPaymentPercent: percent })}
        />
      </div>
    </div>
  );
}

interface StepButtonProps {
  readonly label: string;
  /** It keeps the focus: a button that is disabled under it loses it. */
  readonly isOff: boolean;
  readonly describedBy?: string | undefined;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

function StepButton({ label, isOff, describedBy, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      aria-describedby={describedBy}
      className="grid size-11 place-items-center rounded-control border border-edge text-brand hover:bg-brand-wash aria-disabled:border-rule aria-disabled:text-ink-soft aria-disabled:opacity-60"
      onClick={isOff ? undefined : onClick}
    >
      <Icon strokeWidth="2.2" strokeLinejoin="round" className="size-5">
        {children}
      </Icon>
    </button>
  );
}
