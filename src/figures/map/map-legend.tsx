import { RATIO_ENDS, RATIO_STEPS } from "./ratio-steps.ts";
import { STEP_FILLS } from "./step-fills.ts";

/** The colors as a strip, with the ratio at which each begins. */
export function MapLegend() {
  return (
    <div className="text-[min(0.8rem,4cqi)] leading-tight">
      <p aria-hidden="true" className="flex justify-between">
        {RATIO_ENDS.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
      <ul className="my-1 flex" aria-label="Colors by ratio">
        {RATIO_STEPS.map(({ label, from }, step) => (
          <li key={label} className="flex-1">
            <span className="sr-only">{label}</span>
            <svg aria-hidden="true" className="block h-2.5 w-full">
              <rect width="100%" height="100%" className={STEP_FILLS[step]} />
            </svg>
            {from > 0 && (
              <span aria-hidden="true" className="mt-1 flex w-0 justify-center whitespace-pre">
                {from.toFixed(2)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
