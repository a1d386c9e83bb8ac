import { type ComponentProps, type ComponentType, useRef, useState } from "react";
import type { Deal } from "../../calculators/deal/deal.ts";
import { bandOf, DSCR_BANDS, DSCR_SCALE_MAX } from "../../dscr/dscr.ts";
import { DscrGauge } from "../../dscr/gauge/dscr-gauge.tsx";
import { importWithRetry } from "../../start/server-reachable.browser.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toast-store.browser.ts";
import type Levers from "./levers-panel.tsx";
import type { Pull } from "./levers-panel.tsx";

/** Below this, houses cost more than anybody pays. */
const LOWEST = 0.5;
const MARKS_ID = "needle-marks";

const loadLevers = () => import("./levers-panel.tsx");

/**
 * The gauge as an input, and the figure that moves with it. What works out the figure loads with the first touch or
 * focus; a needle that was pulled by then stays where it is.
 */
export function usePulledGauge(deal: Deal, onPull: (deal: Deal) => void) {
  const slider = useRef<HTMLInputElement>(null);
  const [LeversPanel, setLeversPanel] = useState<ComponentType<ComponentProps<typeof Levers>>>();
  const [pull, setPull] = useState<Pull>();
  const [isHeld, setIsHeld] = useState(false);
  if (pull && pull.from !== deal && !isHeld) setPull(undefined);

  const load = async () => {
    try {
      const { default: Loaded } = await importWithRetry(loadLevers);
      setLeversPanel(() => Loaded);
    } catch {
      setPull(undefined);
      showToast({
        title: "Not Loaded",
        description: "The needle needs a connection. Please try again.",
        tone: "error",
      });
    }
  };
  const makeGauge = (ratio: number) => {
    const shown = pull?.ratio ?? ratio;
    const pullTo = (value: number) => {
      const target = Math.max(value, LOWEST);
      if (bandOf(target).level !== bandOf(shown).level) navigator.vibrate?.(10);
      setPull({ ratio: target, from: deal });
    };
    return (
      <div className="relative rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-brand">
        <DscrGauge dscr={shown} />
        <svg
          aria-hidden="true"
          width="100%"
          height="27"
          className="absolute top-0 overflow-visible scripting-none:hidden print:hidden"
        >
          <circle
            cx={`${(100 * Math.min(Math.max(shown, 0), DSCR_SCALE_MAX)) / DSCR_SCALE_MAX}%`}
            cy="14"
            r="8"
            strokeWidth="3"
            className="fill-sheet stroke-ink"
          />
        </svg>
        <input
          ref={slider}
          type="range"
          min={0}
          max={DSCR_SCALE_MAX}
          step={0.01}
          value={shown}
          list={MARKS_ID}
          aria-label="Pull the needle: the lender's ratio"
          aria-valuetext={`${shown.toFixed(2)}, ${bandOf(shown).level}`}
          className="absolute -top-2 -left-2 h-11 w-[calc(100%+1rem)] cursor-ew-resize touch-pan-y opacity-0 scripting-none:hidden print:hidden"
          onFocus={load}
          onChange={(event) => pullTo(event.target.valueAsNumber)}
          onPointerDown={() => {
            setIsHeld(true);
            // A touch alone gives the focus in some browsers only.
            slider.current?.focus();
          }}
          onPointerUp={() => setIsHeld(false)}
          onPointerCancel={() => setIsHeld(false)}
        />
        <datalist id={MARKS_ID}>
          {DSCR_BANDS.filter(({ floor }) => floor > 0).map(({ floor }) => (
            <option key={floor} value={floor} />
          ))}
        </datalist>
      </div>
    );
  };
  const levers = (
    <div className="mb-3 min-h-11 scripting-none:hidden print:hidden">
      {LeversPanel ? (
        <LeversPanel deal={deal} pull={pull} onPull={onPull} />
      ) : (
        <Button look="plain" onClick={() => slider.current?.focus()}>
          Pull the needle
        </Button>
      )}
    </div>
  );
  return { makeGauge, levers };
}
