import { useEffect, useRef, useState } from "react";
import type { Deal } from "../../calculators/deal/deal.ts";
import { leversOf } from "../../calculators/deal/target/levers.ts";
import {
  PULLED_LEVERS,
  type PulledLever,
  type Reached,
  reachRatio,
} from "../../calculators/deal/target/reach-ratio.ts";
import { bandOf, DSCR_BANDS, DSCR_SCALE_MAX } from "../../dscr/dscr.ts";
import { DscrGauge } from "../../dscr/gauge/dscr-gauge.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { formatLever } from "../sections/lever-text.ts";

/** Below this, houses cost more than anybody pays. */
const LOWEST = 0.5;

interface NeedleProps {
  readonly deal: Deal;
  readonly ratio: number;
  /** Takes the deal that has the ratio. */
  readonly onPull: (deal: Deal) => void;
}

/** Where the needle was pulled to, until the answer has followed. */
interface Pull {
  readonly ratio: number;
  readonly from: Deal;
}

/** The gauge as an input: a chosen figure moves to where the ratio is. A default export because it loads when asked for. */
export default function Needle({ deal, ratio, onPull }: NeedleProps) {
  const slider = useRef<HTMLInputElement>(null);
  const levers = leversOf(deal).filter(({ id }) => PULLED_LEVERS.some((pulled) => pulled === id));
  const [chosen, setChosen] = useState<PulledLever>("price");
  const lever = levers.find(({ id }) => id === chosen) ?? levers[0];
  const moved = PULLED_LEVERS.find((id) => id === lever?.id) ?? "rent";
  const [pull, setPull] = useState<Pull>();
  const [isHeld, setIsHeld] = useState(false);
  const [said, setSaid] = useState("Drag the needle, or use the arrow keys.");
  if (pull && pull.from !== deal && !isHeld) setPull(undefined);
  const shown = pull?.ratio ?? ratio;
  const name = lever?.label ?? "";
  // It takes the place of the button that was pressed.
  useEffect(() => slider.current?.focus(), []);

  const pullTo = (value: number) => {
    const target = Math.max(value, LOWEST);
    const reached = reachRatio(deal, moved, target);
    if (bandOf(target).level !== bandOf(shown).level) navigator.vibrate?.(10);
    setPull({ ratio: target, from: deal });
    setSaid(sayPull(target, reached, name));
    if (reached) onPull(reached.deal);
  };
  return (
    <>
      <div className="relative rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-brand">
        <DscrGauge dscr={shown} />
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
          className="absolute top-0 -left-2 h-8 w-[calc(100%+1rem)] cursor-ew-resize touch-none opacity-0"
          onChange={(event) => pullTo(event.target.valueAsNumber)}
          onPointerDown={() => setIsHeld(true)}
          onPointerUp={() => setIsHeld(false)}
          onPointerCancel={() => setIsHeld(false)}
        />
        <datalist id={MARKS_ID}>
          {DSCR_BANDS.filter(({ floor }) => floor > 0).map(({ floor }) => (
            <option key={floor} value={floor} />
          ))}
        </datalist>
      </div>
      <div className="mt-1 grid grid-cols-[auto_1fr] items-end gap-x-4">
        <SelectField
          label="What moves"
          required
          value={moved}
          onText={(text) => setChosen(PULLED_LEVERS.find((id) => id === text) ?? chosen)}
        >
          {levers.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <p className="pb-2 text-[0.94rem] leading-snug">{said}</p>
      </div>
    </>
  );
}

const MARKS_ID = "needle-marks";

function sayPull(ratio: number, reached: Reached | null, name: string): string {
  return reached
    ? `${name} ${formatLever(reached.lever.unit, reached.to)} makes it ${ratio.toFixed(2)}.`
    : `No ${name.toLowerCase()} makes it ${ratio.toFixed(2)}.`;
}
