import { REFINANCE_FIELDS, type RefinancePlan } from "../../calculators/refinance/refinance-plan.ts";

type Mode = RefinancePlan["mode"];

/** A house that is owned first: more people have one than buy one to repair. */
const MODES: readonly Mode[] = ["owned", "repair"];

interface PlanChoiceProps {
  readonly label: string;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
}

/** The first choice of the page, because the questions depend on it. */
export function PlanChoice({ label, mode, onMode }: PlanChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fields around it are the fieldset
    <div role="group" aria-label={label} className="mb-5 grid grid-cols-2 gap-3 scripting-none:hidden">
      {MODES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === mode}
          onClick={() => onMode(each)}
          className="min-h-14 rounded-control border border-edge px-3 py-2 text-left leading-snug hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-wash aria-pressed:font-semibold"
        >
          {REFINANCE_FIELDS.mode.say(each)}
        </button>
      ))}
    </div>
  );
}
