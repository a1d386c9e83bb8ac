import { useEffect, useState } from "react";
import type { Deal } from "../../calculators/deal/deal.ts";
import { leversOf } from "../../calculators/deal/target/levers.ts";
import {
  PULLED_LEVERS,
  type PulledLever,
  type Reached,
  reachRatio,
} from "../../calculators/deal/target/reach-ratio.ts";
import { SelectField } from "../../ui/form/field.tsx";
import { formatLever } from "../sections/lever-text.ts";

/** Where the needle was pulled to. */
export interface Pull {
  readonly ratio: number;
  readonly from: Deal;
}

interface LeversPanelProps {
  readonly deal: Deal;
  /** Until the answer has followed. */
  readonly pull: Pull | undefined;
  /** Takes the deal that has the ratio. */
  readonly onPull: (deal: Deal) => void;
}

/** What moves when the needle is pulled, and how far it moved. A default export because it loads with the first pull. */
export default function LeversPanel({ deal, pull, onPull }: LeversPanelProps) {
  const levers = leversOf(deal).filter(({ id }) => PULLED_LEVERS.some((pulled) => pulled === id));
  const [chosen, setChosen] = useState<PulledLever>("price");
  const lever = levers.find(({ id }) => id === chosen) ?? levers[0];
  const moved = PULLED_LEVERS.find((id) => id === lever?.id) ?? "rent";
  const [said, setSaid] = useState("Drag the needle, or use the arrow keys.");
  const name = lever?.label ?? "";
  useEffect(() => {
    if (!pull) return;
    const reached = reachRatio(pull.from, moved, pull.ratio);
    setSaid(sayPull(pull.ratio, reached, name));
    if (reached) onPull(reached.deal);
  }, [pull, moved, name, onPull]);
  return (
    <div className="grid grid-cols-[auto_1fr] items-end gap-x-4">
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
  );
}

function sayPull(ratio: number, reached: Reached | null, name: string): string {
  return reached
    ? `${name} ${formatLever(reached.lever.unit, reached.to)} makes it ${ratio.toFixed(2)}.`
    : `No ${name.toLowerCase()} makes it ${ratio.toFixed(2)}.`;
}
