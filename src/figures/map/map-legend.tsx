import { RATIO_STEPS } from "./ratio-steps.ts";
import { STEP_FILLS } from "./step-fills.ts";

export function MapLegend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm" aria-label="Colors by ratio">
      {RATIO_STEPS.map(({ label }, step) => (
        <li key={label} className="flex items-center gap-2 whitespace-nowrap">
          <svg aria-hidden="true" viewBox="0 0 24 16" className="h-4 w-6">
            <rect
              x="0.5"
              y="0.5"
              width="23"
              height="15"
              rx="2"
              className={`stroke-edge ${STEP_FILLS[step]}`}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
